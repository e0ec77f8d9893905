import type { ReadReportRead } from '@keystead/contract/applications/decisions/decision.schemas.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { text } from './decide.text.ts'
import styles from './Decisions.module.css'

/** Who gets a notice of which agency. */
export function ReportsRead({ reports }: { reports: readonly ReadReportRead[] }) {
  return (
    <div className={styles.list}>
      <p>{text.noticesRead}</p>
      <ul className={styles.lines}>
        {reports.map((report) => (
          <li key={report.FormId + report.ReadAt}>
            <bdi>{reportText(report)}</bdi>
          </li>
        ))}
      </ul>
      {reports.map((report, index) => (
        <NoticeOfReport key={report.FormId + report.ReadAt} report={report} number={index + 1} />
      ))}
    </div>
  )
}

function reportText({ Name, AgencyName, Score }: ReadReportRead): string {
  const said = { name: Name, agency: AgencyName }
  return Score === null ? text.noticeOf(said) : text.noticeOfScore({ ...said, score: String(Score.Value), day: formatDate(Score.On) })
}

/** What the notice says of a report that was read. It is on record, and so not for anyone to change. */
function NoticeOfReport({
  report: { Name, AgencyName, AgencyAddress, AgencyPhone, AgencyWebsite, Score },
  number,
}: {
  report: ReadReportRead
  number: number
}) {
  return (
    <div role="group" aria-label={text.noticeNumber({ number: String(number) })} className={styles.entry}>
      <p>
        <strong>
          <bdi>{Name}</bdi>
        </strong>
      </p>
      <p className={styles.words}>
        <bdi>{AgencyName}</bdi>
        <br />
        <bdi>{AgencyAddress}</bdi>
        <br />
        {text.phoneOf({ phone: AgencyPhone })}
        {AgencyWebsite && (
          <>
            <br />
            <bdi>{AgencyWebsite}</bdi>
          </>
        )}
      </p>
      {Score && <ScoreOfReport score={Score} />}
    </div>
  )
}

function ScoreOfReport({ score: { Value, Lowest, Highest, On, Factors } }: { score: NonNullable<ReadReportRead['Score']> }) {
  return (
    <>
      <p>{text.scoreOf({ score: String(Value), lowest: String(Lowest), highest: String(Highest), day: formatDate(On) })}</p>
      {Factors.length > 0 && (
        <>
          <p className={styles.soft}>{text.factors}</p>
          <ul className={styles.lines}>
            {Factors.map((factor) => (
              <li key={factor}>{factor}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
