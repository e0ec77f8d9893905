import type { ReceiptPdfDetails } from '@keystead/contract/money/papers/paper.schemas.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { useId } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './ReceiptPaper.module.css'

/** A receipt, in the words and the order of its PDF. */
export function ReceiptPaper({ receipt }: { receipt: ReceiptPdfDetails }) {
  const titleId = useId()
  const { Heading, Number, Status, Stamp, Parties, Facts, Columns, Lines, Totals, Notes, HeaderText, ContactLine, Footer } = receipt
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.paper}>
      <header className={styles.head}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {Heading} {Number}
          </h2>
          <p className={styles.soft}>{formatDate(receipt.Date)}</p>
        </div>
        <div className={styles.from}>
          {HeaderText && <bdi>{HeaderText}</bdi>}
          {ContactLine && <bdi className={styles.soft}>{ContactLine}</bdi>}
          {(Stamp ?? Status) && <Badge tone={Stamp ? 'bad' : 'good'}>{Stamp ?? Status}</Badge>}
        </div>
      </header>
      <dl className={styles.facts}>
        {Parties.map(({ Label, Name, Lines: lines }) => (
          <div key={Label}>
            <dt>{Label}</dt>
            <dd>
              <bdi>{Name}</bdi>
              {lines.map((line) => (
                <bdi key={line} className={styles.soft}>
                  {line}
                </bdi>
              ))}
            </dd>
          </div>
        ))}
        {Facts.map(({ Label, Value }) => (
          <div key={Label}>
            <dt>{Label}</dt>
            <dd>{Value}</dd>
          </div>
        ))}
      </dl>
      {Lines.length > 0 && (
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">{Columns.Description}</th>
              <th scope="col" className={styles.end}>
                {Columns.Billed}
              </th>
              <th scope="col" className={styles.end}>
                {Columns.Paid}
              </th>
            </tr>
          </thead>
          <tbody>
            {Lines.map(({ Description, Detail, Billed, Paid }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a receipt never changes, and two lines may say the same
              <tr key={index}>
                <th scope="row">
                  {Description}
                  {Detail && <small className={styles.soft}>{Detail}</small>}
                </th>
                <td className={styles.end}>{Billed}</td>
                <td className={styles.end}>{Paid}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className={styles.totals}>
        {Totals.map(({ Label, Amount, Weight }) => (
          <div key={Label} className={classNames(Weight !== 'plain' && styles.strong)}>
            <dt>{Label}</dt>
            <dd className="tabular">{Amount}</dd>
          </div>
        ))}
      </dl>
      {Notes.map(({ Heading: heading, Text }) => (
        <section key={heading} aria-label={heading}>
          <p className={styles.notes}>{Text}</p>
        </section>
      ))}
      {Footer.length > 0 && <p className={styles.soft}>{Footer.join(' · ')}</p>}
    </Card>
  )
}
