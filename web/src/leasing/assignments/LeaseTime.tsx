import type { TenantWords } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../navigation/chunks.ts'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { useToday } from '../../ui/use-today.ts'
import { leaseTimeText } from './lease-words.ts'
import { NoticeLine } from './NoticeLine.tsx'
import { TakeNoticeBack } from './TakeNoticeBack.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './lease-time.text.ts'
import styles from './LeaseTime.module.css'

const NoticeDialog = lazyPart(() => import('./NoticeDialog.tsx').then((part) => part.NoticeDialog))
const AskToRenewDialog = lazyPart(() => import('./AskToRenewDialog.tsx').then((part) => part.AskToRenewDialog))

type LeaseTimeProps = {
  leaseId: string
  /** What the home is called: its street. */
  home: string
  /** Of the home: its day counts, wherever the tenant is. */
  timeZone: string
  landlord: string
  endsOn: string | null
  words: TenantWords
}

/** How long a tenant's lease still runs, what was said of its end, and what they can say. */
export function LeaseTime({ leaseId, home, timeZone, landlord, endsOn, words }: LeaseTimeProps) {
  const today = useToday(timeZone)
  const [asking, setAsking] = useState<'move' | 'renew' | null>(null)
  const { Notice, CanAskToRenew, CanGiveNotice } = words
  const close = () => setAsking(null)
  return (
    <div className={styles.time}>
      <div className={styles.words}>
        <p className={styles.sentence}>{leaseTimeText({ home, endsOn, today })}.</p>
        <Said words={words} timeZone={timeZone} landlord={landlord} />
      </div>
      {(CanAskToRenew || CanGiveNotice || Notice?.CanTakeBack) && (
        <div className={styles.acts}>
          {CanAskToRenew && (
            <Button size="sm" onClick={() => setAsking('renew')}>
              {text.askToRenew}
              <span className="visually-hidden"> {text.leaseAtHome({ home })}</span>
            </Button>
          )}
          {CanGiveNotice && (
            <Button size="sm" onClick={() => setAsking('move')}>
              {text.giveNotice}
              <span className="visually-hidden"> {text.outOfHome({ home })}</span>
            </Button>
          )}
          {Notice?.CanTakeBack && <TakeNoticeBack leaseId={leaseId} label={text.withdrawNotice} />}
        </div>
      )}
      <Suspense fallback={null}>
        {asking === 'move' && (
          <NoticeDialog
            leaseId={leaseId}
            title={text.noticeTitle}
            consequences={[text.landlordNotified({ landlord, home }), text.noticeEndsNoLease, text.noticeTerms]}
            help={{
              day: endsOn === null ? text.movingDayHelp : text.movingDayUntilHelp({ day: formatDate(endsOn) }),
              note: text.noticeNoteHelp,
            }}
            confirm={text.giveNotice}
            onClose={close}
          />
        )}
        {asking === 'renew' && endsOn !== null && (
          <AskToRenewDialog leaseId={leaseId} home={home} endsOn={endsOn} landlord={landlord} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}

type SaidProps = Pick<LeaseTimeProps, 'words' | 'timeZone' | 'landlord'>

/** What was said already, by whom, and since when. */
function Said({ words: { Notice, RenewalWish, CanGiveNotice }, timeZone, landlord }: SaidProps) {
  if (Notice)
    return (
      <p role="status">
        <NoticeLine notice={Notice} timeZone={timeZone} />
      </p>
    )
  if (RenewalWish) {
    const asked = { date: <DateText date={RenewalWish.AskedAt} timeZone={timeZone} />, landlord: <bdi>{landlord}</bdi> }
    return (
      <p role="status">
        {inParts(
          RenewalWish.By === null
            ? text.youAskedToRenew.parts(asked)
            : text.nameAskedToRenew.parts({ ...asked, name: <bdi>{RenewalWish.By}</bdi> }),
        )}
      </p>
    )
  }
  if (CanGiveNotice) return null
  return <p className={styles.soft}>{inParts(text.billedApart.parts({ landlord: <bdi>{landlord}</bdi> }))}</p>
}
