import type { ReportRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { formatDayOf } from '@keystead/contract/values/dates.ts'
import { Button } from '../../ui/Button.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { AgencyLine } from './AgencyLine.tsx'
import { CreditPart } from './CreditPart.tsx'
import { FilesPart, IdentityPart, IncomePart, NotePart, RecordsPart } from './ReportParts.tsx'
import { ReportSummary } from './ReportSummary.tsx'
import { text } from './report.text.ts'
import styles from './Report.module.css'

type ReportContentProps = {
  report: ReportRead
  /** Left out on paper. */
  onVersion?: (version: number) => void
}

/** What a report says: first each part in a word or two, then all of it. */
export function ReportContent({ report, onVersion }: ReportContentProps) {
  const { IsUnderDispute, Identity, Credit, Criminal, Eviction, Income, OwnCheck, Files } = report
  return (
    <div className={styles.report}>
      <Origin report={report} onVersion={onVersion} />
      {IsUnderDispute && <p className={styles.disputed}>{text.disputed}</p>}
      <ReportSummary report={report} />
      <div>
        {Identity && <IdentityPart identity={Identity} />}
        {Credit && !OwnCheck && <CreditPart credit={Credit} />}
        {Criminal && <RecordsPart title={text.criminal} agency={Criminal.Agency} records={Criminal.Records} />}
        {Eviction && <RecordsPart title={text.eviction} agency={Eviction.Agency} records={Eviction.Records} />}
        {Income && <IncomePart income={Income} />}
        {OwnCheck?.Note && <NotePart note={OwnCheck.Note} />}
        {Files.length > 0 && <FilesPart files={Files} />}
      </div>
    </div>
  )
}

/** Who made which version when, and the others that there are. */
function Origin({ report: { Agency, OwnCheck, Version, Versions, MadeAt, ExpiresAt }, onVersion }: ReportContentProps) {
  const timeZone = useTimeZone()
  const latest = Math.max(...Versions)
  const said = { version: String(Version), at: formatDayOf(MadeAt, timeZone), day: formatDayOf(ExpiresAt, timeZone) }
  return (
    <div className={styles.origin}>
      <p>{text.version(said)}</p>
      {Version < latest && <p className={styles.older}>{text.earlier({ version: String(latest) })}</p>}
      {OwnCheck && <p>{OwnCheck.By === null ? text.own : text.ownBy({ name: OwnCheck.By })}</p>}
      {Agency && <AgencyLine agency={Agency} />}
      {onVersion && Versions.length > 1 && (
        <div className={styles.versions}>
          {Versions.filter((version) => version !== Version).map((version) => (
            <Button key={version} size="sm" onClick={() => onVersion(version)}>
              {text.openVersion({ version: String(version) })}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
