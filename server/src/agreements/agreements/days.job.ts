import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import { workThroughDue } from '../../jobs/batches.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import { eventTransaction } from '../../rpc/event-transaction.ts'
import type { EventContext } from '../../rpc/events.ts'
import { scheduledJob } from '../../rpc/scheduled-job.ts'
import type { Services } from '../../rpc/services.ts'
import { say } from '../../text/said.ts'
import { appendEvent } from './agreement-events.ts'
import { type AgreementRow, findAgreement, setEnded } from './agreement.queries.ts'
import { text } from './agreement.text.ts'
import {
  type Due,
  listDueParties,
  listLastDays,
  listOver,
  listToRemind,
  lockLastDay,
  lockOver,
  lockToRemind,
  setLastDayTold,
} from './days.queries.ts'
import { listParties } from './party.queries.ts'
import { remind } from './remind.ts'
import { aboutHome, showChange, tellOfEnd, tellOfTurn } from './tell.ts'
import { isWaitedFor } from './turns.ts'

/* What days do to agreements that are out. Days end at different hours across the country. */

const OPTIONS = { retryLimit: 3, expireSeconds: 1_800 } as const
const AT_ONCE = 100
const CLAIMS = everything('agreements of all accounts come to their days')

export const agreementsExpireJob = scheduledJob('agreements-expire', { ...OPTIONS, cron: '4,19,34,49 * * * *' }, expireAgreements)
export const agreementRemindersJob = scheduledJob('agreement-reminders', { ...OPTIONS, cron: '11 * * * *' }, remindParties)
export const agreementLastDaysJob = scheduledJob('agreement-last-days', { ...OPTIONS, cron: '41 * * * *' }, tellOfLastDays)

type Chore = {
  readonly list: (db: Db, limit: number, after: Due | null) => Promise<Due[]>
  readonly lock: (db: Db, id: string) => Promise<Due | null>
  readonly work: (context: EventContext, agreement: AgreementRow) => Promise<void>
}

/** Each in a transaction of its own: one that fails holds up none of the others. */
function each(services: Services, signal: AbortSignal, { list, lock, work }: Chore): Promise<void> {
  return workThroughDue<Due>(services, signal, {
    claims: CLAIMS,
    atOnce: AT_ONCE,
    list,
    work: ({ id }) =>
      eventTransaction(services, CLAIMS, async (context) => {
        const agreement = (await lock(context.db, id)) && (await findAgreement(context.db, id))
        if (agreement) await work(context, agreement)
      }),
  })
}

export function expireAgreements(services: Services, signal: AbortSignal): Promise<void> {
  return each(services, signal, {
    list: listOver,
    lock: lockOver,
    async work(context, agreement) {
      const { db } = context
      await setEnded(db, agreement.id, 'expired', null)
      await appendEvent(db, { agreementId: agreement.id, accountId: agreement.account_id }, { kind: 'expired' })
      const parties = await listParties(db, agreement.id)
      const said = say(text, 'expired', { title: agreement.title })
      await tellOfEnd(context, agreement, parties, { kind: 'expired', said, actorProfileId: null })
      await showChange(db, agreement, parties)
    },
  })
}

export function remindParties(services: Services, signal: AbortSignal): Promise<void> {
  return each(services, signal, {
    list: listToRemind,
    lock: lockToRemind,
    async work(context, agreement) {
      const due = await listDueParties(context.db, agreement.id)
      const parties = (await listParties(context.db, agreement.id)).filter(({ id }) => due.has(id))
      await remind(context, agreement, parties, { byProfileId: null, origin: null })
    },
  })
}

export function tellOfLastDays(services: Services, signal: AbortSignal): Promise<void> {
  return each(services, signal, {
    list: listLastDays,
    lock: lockLastDay,
    async work(context, agreement) {
      const waiting = (await listParties(context.db, agreement.id)).filter(isWaitedFor)
      await notify(context, {
        event: 'agreement.expiring',
        once: `agreement.expiring:${agreement.id}`,
        profileIds: waiting.flatMap(({ profile_id }) => profile_id ?? []),
        ...aboutHome(agreement),
        said: say(text, 'lastDay', { title: agreement.title }),
        actorProfileId: null,
        path: paths.signAgreement(agreement.id),
      })
      const byAddress = waiting.filter(({ profile_id }) => profile_id === null)
      await tellOfTurn(context, agreement, byAddress, { once: 'last-day', isReminder: true, actorProfileId: null })
      await setLastDayTold(context.db, agreement.id)
    },
  })
}
