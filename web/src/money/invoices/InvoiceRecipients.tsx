import type { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { formatExactMoney } from '@keystead/contract/values/money.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DateText } from '../../ui/DateText.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { Section } from '../../ui/Section.tsx'
import type { InvoiceNumber } from './InvoicePaper.tsx'
import { text } from './view-invoice.text.ts'
import styles from './ViewInvoice.module.css'

type InvoiceRecipientsProps = {
  invoice: InvoiceDetails
  /** Where what is behind a number of one of them is read, for those whose books it is in. */
  entriesOf?: ((number: InvoiceNumber, recipientId: string) => string) | undefined
}

/** Who is billed, what of it each owes, and whether they have opened it. */
export function InvoiceRecipients({ invoice: { Recipients, Billing, SentAt, TimeZone }, entriesOf }: InvoiceRecipientsProps) {
  return (
    <Section title={text.recipients} description={Billing === 'joint' && Recipients.length > 1 ? text.oweTogether : undefined}>
      <ul className={styles.list}>
        {Recipients.map(({ RecipientId, Name, Amount, SharePercent, Paid, SeenAt }) => (
          <li key={RecipientId}>
            <bdi className={styles.name}>{Name}</bdi>
            {Amount !== null && (
              <span className="tabular">
                <Opened to={entriesOf?.('total', RecipientId)}>{text.owes({ amount: formatExactMoney(Amount) })}</Opened>
                {SharePercent !== null && ` (${SharePercent}%)`}
              </span>
            )}
            {Paid !== '0.00' && (
              <span className="tabular">
                <Opened to={entriesOf?.('paid', RecipientId)}>{text.paidSoFar({ amount: formatExactMoney(Paid) })}</Opened>
              </span>
            )}
            {SentAt && (
              <small>
                {SeenAt ? inParts(text.seen.parts({ day: <DateText key="day" date={SeenAt} timeZone={TimeZone} /> })) : text.notSeen}
              </small>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Opened({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to ? <Link to={to}>{children}</Link> : children
}
