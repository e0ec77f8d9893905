import type { NoticeRead } from '@keystead/contract/applications/decisions/decision.schemas.ts'
import { formatDate, formatDayOf } from '@keystead/contract/values/dates.ts'
import { useRef } from 'react'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Button } from '../../ui/Button.tsx'
import { PrinterIcon } from '../../ui/icons.ts'
import { printPart } from '../../ui/print-part.ts'
import { Section } from '../../ui/Section.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { text as words } from './decisions.text.ts'
import { text } from './notice.text.ts'
import styles from './Decisions.module.css'

/** Notices of the law: each a letter, open for the one it is to. */
export function NoticeList({ notices }: { notices: readonly NoticeRead[] }) {
  const letters = useRef<HTMLDivElement>(null)
  if (notices.length === 0) return null
  const areYours = notices.every(({ IsYours }) => IsYours)
  return (
    <Section
      title={areYours ? words.yourNotice : words.notices}
      action={
        areYours && (
          <Button size="sm" icon={PrinterIcon} onClick={() => printPart(letters.current)}>
            {words.print}
          </Button>
        )
      }
    >
      <div ref={letters}>
        {notices.map((notice) =>
          notice.IsYours ? (
            <Letter key={notice.NoticeId} notice={notice} />
          ) : (
            <Disclosure key={notice.NoticeId} summary={<bdi>{words.noticeTo({ name: notice.Name })}</bdi>}>
              <Letter notice={notice} />
            </Disclosure>
          ),
        )}
      </div>
    </Section>
  )
}

function Letter({ notice }: { notice: NoticeRead }) {
  const timeZone = useTimeZone()
  const { Name, LandlordName, HomeTitle, HomeAddress, At, Decision, AgencyName, AgencyAddress, AgencyPhone, AgencyWebsite, Score } = notice
  return (
    <article className={styles.letter} aria-label={text.heading}>
      <h3>{text.heading}</h3>
      <p>
        <bdi>{text.to({ name: Name })}</bdi>
        <br />
        <bdi>{text.from({ name: LandlordName })}</bdi>
        <br />
        <bdi>{text.about({ home: HomeTitle, address: HomeAddress })}</bdi>
        <br />
        {text.on({ day: formatDayOf(At, timeZone) })}
      </p>
      <p>{Decision === 'declined' ? text.declined : text.conditional}</p>
      <h4>{text.agency}</h4>
      <p className={styles.words}>
        <bdi>{AgencyName}</bdi>
        <br />
        <bdi>{AgencyAddress}</bdi>
        <br />
        {text.phone({ phone: AgencyPhone })}
        {AgencyWebsite && (
          <>
            <br />
            <bdi>{text.website({ website: AgencyWebsite })}</bdi>
          </>
        )}
      </p>
      <p>{text.notTheirs}</p>
      <p>{text.copy}</p>
      <p>{text.dispute}</p>
      {Score && <ScoreOfNotice score={Score} />}
      <p className={styles.soft}>{text.law}</p>
    </article>
  )
}

function ScoreOfNotice({ score: { Value, Lowest, Highest, On, Factors } }: { score: NonNullable<NoticeRead['Score']> }) {
  return (
    <>
      <h4>{text.score}</h4>
      <p>{text.scoreWas({ score: String(Value), lowest: String(Lowest), highest: String(Highest), day: formatDate(On) })}</p>
      {Factors.length > 0 && (
        <>
          <p>{text.factors}</p>
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
