import type { ReportRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { FINDING_TEXTS } from '@keystead/contract/applications/screening/screening.values.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import type { ReactNode } from 'react'
import { text } from './report.text.ts'
import { ScoreBar } from './ScoreBar.tsx'
import styles from './Report.module.css'

/** Each part of a report in a word or two. */
export function ReportSummary({ report: { Identity, Credit, Criminal, Eviction, Income, OwnCheck } }: { report: ReportRead }) {
  return (
    <dl className={styles.summary}>
      {Credit && <CreditTile credit={Credit} />}
      {Identity && <Tile label={text.identity} value={Identity.IsMatch ? text.matches : text.matchesNot} />}
      {Criminal && <Tile label={text.criminal} value={countText(Criminal.Records.length)} />}
      {Eviction && <Tile label={text.eviction} value={countText(Eviction.Records.length)} />}
      {Income && <IncomeTile income={Income} />}
      {OwnCheck && <Tile label={text.criminal} value={FINDING_TEXTS[OwnCheck.Criminal]} />}
      {OwnCheck && <Tile label={text.eviction} value={FINDING_TEXTS[OwnCheck.Eviction]} />}
    </dl>
  )
}

function Tile({ label, value, children }: { label: string; value: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.tile}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        {children}
      </dd>
    </div>
  )
}

function CreditTile({ credit: { Score, Lowest, Highest } }: { credit: NonNullable<ReportRead['Credit']> }) {
  return (
    <Tile label={text.credit} value={Score === null ? text.noScore : <span className="tabular">{Score}</span>}>
      {Score !== null && (
        <>
          <ScoreBar score={Score} lowest={Lowest} highest={Highest} />
          <small>{text.scale({ lowest: String(Lowest), highest: String(Highest) })}</small>
        </>
      )}
    </Tile>
  )
}

function IncomeTile({ income: { Found, Stated } }: { income: NonNullable<ReportRead['Income']> }) {
  return (
    <Tile label={text.income} value={Found === null ? text.notFound : <span className="tabular">{formatMoney(Found)}</span>}>
      <small>{Stated === null ? text.notStated : text.stated({ amount: formatMoney(Stated) })}</small>
    </Tile>
  )
}

function countText(count: number): string {
  return count === 0 ? text.none : text.count({ count })
}
