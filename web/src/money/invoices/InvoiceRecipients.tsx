import type { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { formatExactMoney } from '@keystead/contract/values/money.ts'
import { DateText } from '../../ui/DateText.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { Section } from '../../ui/Section.tsx'
import { text } from './view-invoice.text.ts'
import styles from './ViewInvoice.module.css'

/** Who is billed, what of it each owes, and whether they have opened it. */
export function InvoiceRecipients({ invoice: { Recipients, Billing, SentAt, TimeZone } }: { invoice: InvoiceDetails }) {
  return (
    <Section title={text.recipients} description={Billing === 'joint' && Recipients.length > 1 ? text.oweTogether : undefined}>
      <ul className={styles.list}>
        {Recipients.map(({ RecipientId, Name, Amount, SharePercent, Paid, SeenAt }) => (
          <li key={RecipientId}>
            <bdi className={styles.name}>{Name}</bdi>
            {Amount !== null && (
              <span className="tabular">
                {text.owes({ amount: formatExactMoney(Amount) })}
                {SharePercent !== null && ` (${SharePercent}%)`}
              </span>
            )}
            {Paid !== '0.00' && <span className="tabular">{text.paidSoFar({ amount: formatExactMoney(Paid) })}</span>}
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
