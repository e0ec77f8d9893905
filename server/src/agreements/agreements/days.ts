import { paths } from '@keystead/contract/navigation/paths.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import type { ChoreContext } from '../../rpc/events.ts'
import { say } from '../../text/said.ts'
import { appendEvent } from './agreement-events.ts'
import { type AgreementRow, findAgreement, setEnded } from './agreement.queries.ts'
import { text } from './agreement.text.ts'
import { listDueParties, lockLastDays, lockOver, lockToRemind, setLastDayTold } from './days.queries.ts'
import { listParties } from './party.queries.ts'
import { isWaitedFor, remind } from './remind.ts'
import { showChange, tellOfEnd, tellOfTurn } from './tell.ts'

/* What the days do to agreements that are out. Every hour: days end at different hours across the country. */

const AT_ONCE = 200

type Context = Pick<ChoreContext, 'db' | 'services'>

async function eachOf({ db }: Context, rows: readonly { id: string }[], work: (agreement: AgreementRow) => Promise<void>): Promise<void> {
  for (const { id } of rows) {
    const agreement = await findAgreement(db, id)
    if (agreement) await work(agreement)
  }
}

export async function expireAgreements(context: Context): Promise<void> {
  const { db } = context
  await eachOf(context, await lockOver(db, AT_ONCE), async (agreement) => {
    await setEnded(db, agreement.id, 'expired', null)
    await appendEvent(db, { agreementId: agreement.id, accountId: agreement.account_id }, { kind: 'expired' })
    const parties = await listParties(db, agreement.id)
    await tellOfEnd(context, agreement, parties, {
      kind: 'expired',
      said: say(text, 'expired', { title: agreement.title }),
      actorProfileId: null,
    })
    await showChange(db, agreement, parties)
  })
}

export async function remindParties(context: Context): Promise<void> {
  const { db } = context
  await eachOf(context, await lockToRemind(db, AT_ONCE), async (agreement) => {
    const due = await listDueParties(db, agreement.id)
    const parties = (await listParties(db, agreement.id)).filter(({ id }) => due.has(id))
    await remind(context, agreement, parties, { byProfileId: null, origin: null })
  })
}

export async function tellOfLastDays(context: Context): Promise<void> {
  const { db } = context
  await eachOf(context, await lockLastDays(db, AT_ONCE), async (agreement) => {
    const waiting = (await listParties(db, agreement.id)).filter(isWaitedFor)
    await notify(context, {
      event: 'agreement.expiring',
      once: `agreement.expiring:${agreement.id}`,
      profileIds: waiting.flatMap(({ profile_id }) => profile_id ?? []),
      said: say(text, 'lastDay', { title: agreement.title }),
      actorProfileId: null,
      path: paths.signAgreement(agreement.id),
    })
    const byAddress = waiting.filter(({ profile_id }) => profile_id === null)
    await tellOfTurn(context, agreement, byAddress, { once: 'last-day', isReminder: true, actorProfileId: null })
    await setLastDayTold(db, agreement.id)
  })
}
