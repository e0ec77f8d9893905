import type { BookedEntry } from '@keystead/contract/money/payments/payment.schemas.ts'
import { formatDayOf } from '@keystead/contract/values/dates.ts'
import { formatExactMoney, textFromCents } from '@keystead/contract/values/money.ts'
import { useId } from 'react'
import { Card } from '../../ui/Card.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { centsOf } from './entry-sums.ts'
import { text } from './invoice-entries.text.ts'
import styles from './InvoiceEntries.module.css'

/** One transaction: its legs are as much debit as credit. */
export function EntryCard({ entry: { Text, On, At, Legs }, timeZone }: { entry: BookedEntry; timeZone: string }) {
  const titleId = useId()
  const debits = Legs.map(centsOf).filter((cents) => cents > 0)
  const sum = formatExactMoney(textFromCents(debits.reduce((total, cents) => total + cents, 0)))
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.entry}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {Text}
        </h2>
        <span className={styles.day}>
          <DateText date={At} timeZone={timeZone} />
          <OtherDay on={On} at={At} timeZone={timeZone} />
        </span>
      </header>
      <table className={styles.legs} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{text.account}</th>
            <th scope="col">{text.debit}</th>
            <th scope="col">{text.credit}</th>
          </tr>
        </thead>
        <tbody>
          {Legs.map(({ Account, RecipientId, Debit, Credit }) => (
            <tr key={`${RecipientId} ${Account} ${Debit} ${Credit}`}>
              <th scope="row">{Account}</th>
              <td>{Debit && formatExactMoney(Debit)}</td>
              <td>{Credit && formatExactMoney(Credit)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.sum}</th>
            <td>{sum}</td>
            <td>{sum}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}

/** The day that it counts for, where that is another one than it was written on. */
function OtherDay({ on, at, timeZone }: { on: string; at: string; timeZone: string }) {
  if (formatDayOf(at, timeZone) === formatDayOf(`${on}T12:00:00Z`, 'UTC')) return null
  return <small>{inParts(text.countsFor.parts({ day: <DateText key="day" date={on} /> }))}</small>
}
