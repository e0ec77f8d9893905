import type { InvoiceDetails, InvoiceLineRead } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { formatExactMoney } from '@keystead/contract/values/money.ts'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Card } from '../../ui/Card.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ExactMoney } from '../../ui/ExactMoney.tsx'
import { TotalLines } from './TotalLines.tsx'
import { text } from './view-invoice.text.ts'
import styles from './InvoicePaper.module.css'

/** Its numbers, as the page of entries names them. */
export const INVOICE_NUMBERS = ['total', 'paid', 'balance'] as const
export type InvoiceNumber = (typeof INVOICE_NUMBERS)[number]

type InvoicePaperProps = {
  invoice: InvoiceDetails
  /** Where what is behind a number is read, for those whose books it is in. */
  entriesOf?: (number: InvoiceNumber) => string
}

/** An invoice as its reader has it: who bills whom for what, and what it comes to. */
export function InvoicePaper({ invoice, entriesOf }: InvoicePaperProps) {
  const titleId = useId()
  const paid = invoice.Paid !== '0.00'
  const isWrittenOff = invoice.WrittenOff !== '0.00'
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.paper}>
      <h2 id={titleId} className={styles.title}>
        {text.invoiceTitle({ number: invoice.InvoiceNumber })}
      </h2>
      <dl className={styles.facts}>
        <Fact name={text.from}>
          <bdi>{invoice.IssuerName}</bdi>
        </Fact>
        <Fact name={text.to}>
          {invoice.Recipients.map(({ RecipientId, Name, IsYou }) => (
            <bdi key={RecipientId} className={styles.name}>
              {IsYou && invoice.Recipients.length > 1 ? text.you({ name: Name }) : Name}
            </bdi>
          ))}
        </Fact>
        <Fact name={text.about}>
          <bdi className={styles.name}>{invoice.PropertyTitle}</bdi>
          <span className={styles.soft}>{invoice.PropertyPlace}</span>
        </Fact>
        <Fact name={text.issued}>
          <DateText date={invoice.IssueDate} />
        </Fact>
        <Fact name={text.due}>
          <strong>
            <DateText date={invoice.DueDate} />
          </strong>
        </Fact>
      </dl>
      <ul className={styles.lines} aria-label={text.items}>
        {invoice.Lines.map((line) => (
          <li key={line.LineId} className={styles.line}>
            <span className={styles.words}>
              <bdi>{line.Title}</bdi>
              {aboutLine(line).map((words) => (
                <span key={words} className={styles.soft}>
                  {words}
                </span>
              ))}
              {line.Description && <span className={styles.description}>{line.Description}</span>}
            </span>
            <span className={styles.amount}>
              <LineTotal line={line} to={entriesOf?.('total')} />
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.totals}>
        <TotalLines
          lines={[
            { label: text.subtotal, amount: formatExactMoney(invoice.Subtotal), to: entriesOf?.('total') },
            invoice.Discount !== '0.00' && {
              label: text.discount,
              amount: formatExactMoney(`-${invoice.Discount}`),
              to: entriesOf?.('total'),
            },
            invoice.Tax !== '0.00' && {
              label: text.tax({ percent: String(invoice.TaxPercent) }),
              amount: formatExactMoney(invoice.Tax),
              to: entriesOf?.('total'),
            },
            paid && { label: text.total, amount: formatExactMoney(invoice.Total), to: entriesOf?.('total') },
            paid && { label: text.paid, amount: formatExactMoney(`-${invoice.Paid}`), to: entriesOf?.('paid') },
            isWrittenOff && { label: text.writtenOff, amount: formatExactMoney(`-${invoice.WrittenOff}`), to: entriesOf?.('balance') },
          ]}
          total={
            paid
              ? { label: text.balance, amount: formatExactMoney(invoice.Balance), to: entriesOf?.('balance') }
              : { label: text.total, amount: formatExactMoney(invoice.Total), to: entriesOf?.('total') }
          }
        />
      </div>
      {invoice.AllowsPartial && (
        <p className={styles.soft}>
          {invoice.LeastPartial ? text.partialLeast({ amount: formatExactMoney(invoice.LeastPartial) }) : text.partial}
        </p>
      )}
      {invoice.Notes && (
        <section aria-label={text.notes} className={styles.notes}>
          {invoice.Notes}
        </section>
      )}
    </Card>
  )
}

function LineTotal({ line, to }: { line: InvoiceLineRead; to: string | undefined }) {
  const amount = <ExactMoney amount={line.LineTotal} />
  if (!to) return amount
  return (
    <Link to={to} aria-label={`${line.Title}: ${formatExactMoney(line.LineTotal)}`}>
      {amount}
    </Link>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** How often and for how much each, for which time, and what was taken off. */
function aboutLine({ Quantity, Amount, Discount, PeriodStart, PeriodEnd }: InvoiceLineRead): string[] {
  const counted = Quantity === 1 ? null : text.quantity({ quantity: Quantity.toLocaleString('en-US'), amount: formatExactMoney(Amount) })
  const less = Discount === '0.00' ? null : text.lessDiscount({ amount: formatExactMoney(Discount) })
  return [[counted, less].filter(Boolean).join(', '), periodText(PeriodStart, PeriodEnd)].filter((words) => words !== '')
}

function periodText(start: string | null, end: string | null): string {
  if (start && end) return text.period({ start: formatDate(start), end: formatDate(end) })
  if (start) return text.periodFrom({ start: formatDate(start) })
  return end ? text.periodUntil({ end: formatDate(end) }) : ''
}
