import type { LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { useToday } from '../../ui/use-today.ts'
import { NoticeLine } from './NoticeLine.tsx'
import { TakeNoticeBack } from './TakeNoticeBack.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './people.text.ts'
import styles from './Assignments.module.css'

type LeaseNoticeProps = {
  lease: LeaseRead
  /** Of the home. */
  timeZone: string
  /** Opens the last day of the lease, with another one filled in; undefined for those who may only read. */
  onChangeEnd?: (endsOn: string | null) => void
}

/** What tenants have said of the end of their lease, with what those who manage it do about it. */
export function LeaseNotice({ lease, timeZone, onChangeEnd }: LeaseNoticeProps) {
  const { Notice, RenewalWish } = lease
  if (lease.IsDraft || lease.State !== 'current') return null
  if (Notice) return <NoticeGiven lease={lease} notice={Notice} timeZone={timeZone} onChangeEnd={onChangeEnd} />
  if (!RenewalWish) return null
  return (
    <div className={styles.said}>
      <p role="status">
        <Badge tone="info">{text.wantsToStay}</Badge>{' '}
        {inParts(
          text.askedToRenew.parts({
            name: <bdi>{RenewalWish.By}</bdi>,
            date: <DateText date={RenewalWish.AskedAt} timeZone={timeZone} />,
          }),
        )}
      </p>
      {onChangeEnd && (
        <div className={styles.buttons}>
          <Button size="sm" onClick={() => onChangeEnd(lease.EndsOn)}>
            {text.changeLastDay}
            <span className="visually-hidden"> {text.ofLease}</span>
          </Button>
        </div>
      )}
    </div>
  )
}

type NoticeGivenProps = LeaseNoticeProps & { notice: NonNullable<LeaseRead['Notice']> }

function NoticeGiven({ lease, notice, timeZone, onChangeEnd }: NoticeGivenProps) {
  const today = useToday(timeZone)
  const { MovesOutOn, CanTakeBack } = notice
  const isOver = today !== null && MovesOutOn < today
  return (
    <div className={styles.said}>
      <p role="status">
        <Badge tone="warn">{text.noticeGiven}</Badge> <NoticeLine notice={notice} timeZone={timeZone} />
      </p>
      {isOver && <p className={styles.soft}>{text.dayHasPassed}</p>}
      {onChangeEnd && (
        <div className={styles.buttons}>
          {!isOver && MovesOutOn !== lease.EndsOn && (
            <Button size="sm" onClick={() => onChangeEnd(MovesOutOn)}>
              {text.endLeaseOnThatDay}
            </Button>
          )}
          {CanTakeBack && <TakeNoticeBack leaseId={lease.LeaseId} label={text.withdrawNotice} />}
        </div>
      )}
    </div>
  )
}
