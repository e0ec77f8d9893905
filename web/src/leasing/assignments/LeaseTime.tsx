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
              Ask to renew<span className="visually-hidden"> your lease at {home}</span>
            </Button>
          )}
          {CanGiveNotice && (
            <Button size="sm" onClick={() => setAsking('move')}>
              Tell them you move<span className="visually-hidden"> out of {home}</span>
            </Button>
          )}
          {Notice?.CanTakeBack && <TakeNoticeBack leaseId={leaseId} label="Take it back" />}
        </div>
      )}
      <Suspense fallback={null}>
        {asking === 'move' && (
          <NoticeDialog
            leaseId={leaseId}
            title="Tell them you move"
            consequences={[
              `${landlord} is told at once, and so are those who share your lease of ${home}.`,
              'It does not end the lease: rent is due until its last day, or until your landlord ends it.',
              'How much notice you have to give, and in which form, your lease and the law of your state say. Check both first.',
            ]}
            help={{
              day:
                endsOn === null
                  ? 'The last day on which you live there.'
                  : `The last day on which you live there: by ${formatDate(endsOn)}.`,
              note: 'Your landlord reads it.',
            }}
            confirm="Give notice"
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
  if (RenewalWish)
    return (
      <p role="status">
        {RenewalWish.By === null ? 'You' : <bdi>{RenewalWish.By}</bdi>} asked to renew on{' '}
        <DateText date={RenewalWish.AskedAt} timeZone={timeZone} />. <bdi>{landlord}</bdi> has not answered yet.
      </p>
    )
  if (CanGiveNotice) return null
  return (
    <p className={styles.soft}>
      Each of you gets a bill of their own here. If you want to renew or move, please write to <bdi>{landlord}</bdi>.
    </p>
  )
}
