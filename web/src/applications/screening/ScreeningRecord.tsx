import type { ScreeningRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { SCREENING_PRODUCT_TEXTS } from '@keystead/contract/applications/screening/screening.values.ts'
import { formatDayOf, formatMoment } from '@keystead/contract/values/dates.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { isOwnCheck, priceText } from './screening-words.ts'
import { text } from './screening.text.ts'
import styles from './Screening.module.css'

type ScreeningRecordProps = {
  screening: ScreeningRead
  /** How the one who pays is called to the reader; null where that is the reader. */
  payer: string | null
}

/** When it was asked, agreed to and made, what it costs, who has opened the report, and what is disputed in it. */
export function ScreeningRecord({ screening, payer }: ScreeningRecordProps) {
  const timeZone = useTimeZone()
  const { State, Price, RequestedAt, RequestedBy, ConsentedAt, Report } = screening
  const at = formatDayOf(RequestedAt, timeZone)
  const asked = RequestedBy === null ? text.asked({ at }) : text.askedBy({ at, name: RequestedBy })
  const agreed = ConsentedAt && text.agreed({ at: formatDayOf(ConsentedAt, timeZone) })
  const isPaid = !isOwnCheck(screening) && State !== 'refused' && State !== 'canceled'
  const said = isPaid ? [asked, agreed, priceText(Price, payer)] : [asked, agreed]
  return (
    <>
      {Report && <ReportLine report={Report} isOwn={screening.IsYours} />}
      <p className={styles.soft}>{said.filter(Boolean).join(' · ')}</p>
      <Disputes disputes={screening.Disputes} />
      <Openings screening={screening} />
    </>
  )
}

type Report = NonNullable<ScreeningRead['Report']>

function ReportLine({ report, isOwn }: { report: Report; isOwn: boolean }) {
  const { Version, MadeAt, ExpiresAt, IsExpired, IsUnderDispute, OpenedAt, IsNewSinceOpened } = report
  const timeZone = useTimeZone()
  const made = text.reportMade({ version: String(Version), at: formatDayOf(MadeAt, timeZone) })
  const until = IsExpired ? null : text.until({ day: formatDayOf(ExpiresAt, timeZone) })
  return (
    <>
      {!IsExpired && (
        <p className={styles.marks}>
          {IsUnderDispute && <Badge tone="warn">{text.underDispute}</Badge>}
          {IsNewSinceOpened && <Badge tone="info">{text.corrected}</Badge>}
        </p>
      )}
      <p className={styles.soft}>{[made, until].filter(Boolean).join(' · ')}</p>
      {isOwn && (
        <p className={styles.soft}>
          {OpenedAt === null ? text.notOpened : text.openedAt({ at: formatMoment(new Date(OpenedAt), timeZone) })}
        </p>
      )}
    </>
  )
}

function Disputes({ disputes }: { disputes: ScreeningRead['Disputes'] }) {
  const timeZone = useTimeZone()
  if (disputes.length === 0) return null
  return (
    <ul className={styles.lines} aria-label={text.disputes}>
      {disputes.map(({ DisputeId, Product, At, Outcome, Statement }) => (
        <li key={DisputeId}>
          <p>{text.disputed({ product: SCREENING_PRODUCT_TEXTS[Product], at: formatDayOf(At, timeZone) })}</p>
          {Statement && <p className={`${styles.soft} ${styles.words}`}>{Statement}</p>}
          <p className={styles.soft}>{text.outcomes[Outcome ?? 'open']}</p>
        </li>
      ))}
    </ul>
  )
}

/** Both sides see who has opened it. */
function Openings({ screening: { Name, Openings: openings } }: { screening: ScreeningRead }) {
  const timeZone = useTimeZone()
  if (openings.length === 0) return null
  return (
    <Disclosure summary={<span className={styles.soft}>{text.openings({ count: openings.length })}</span>}>
      <ul className={styles.lines}>
        {openings.map((opening) => (
          <li key={opening.At}>
            <bdi>{openingText(opening, Name)}</bdi>
            <br />
            <small className="tabular">{formatMoment(new Date(opening.At), timeZone)}</small>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function openingText({ By, Version, IsOwn }: ScreeningRead['Openings'][number], name: string): string {
  const version = String(Version)
  if (IsOwn) return text.openedByPerson({ name, version })
  return By === null ? text.openedByOther({ version }) : text.openedBy({ name: By, version })
}
