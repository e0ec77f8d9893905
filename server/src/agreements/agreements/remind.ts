import { NoOneToRemind, RemindedLately, type SendAgreementReminder } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { REMIND_AFTER_HOURS } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { EventContext } from '../../rpc/events.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Origin } from '../../rpc/origin.ts'
import { asSender, type ReachedAgreement } from './agreement.access.ts'
import { appendEvent } from './agreement-events.ts'
import type { AgreementRow } from './agreement.queries.ts'
import { lockFor } from './locked.ts'
import { listParties, listToldBefore, type PartyRow, setReminded } from './party.queries.ts'
import { tellOfTurn } from './tell.ts'
import { isWaitedFor } from './turns.ts'

export const sendAgreementReminder: Handler<typeof SendAgreementReminder, ReachedAgreement> = async (context, { AgreementId }) => {
  const { db, owned, origin, audit } = context
  const { profileId } = profileActor(context.actor)
  const agreement = await lockFor(db, AgreementId, 'remind', 'sender')
  const waiting = (await listParties(db, AgreementId)).filter((party) => isWaitedFor(party) && party.profile_id !== profileId)
  if (waiting.length === 0) fail(NoOneToRemind)
  const due = await listToldBefore(
    db,
    waiting.map(({ id }) => id),
    REMIND_AFTER_HOURS,
  )
  const parties = waiting.filter(({ id }) => due.has(id))
  if (parties.length === 0) fail(RemindedLately)
  await asSender(db, owned.accountId, () => remind(context, agreement, parties, { byProfileId: profileId, origin }))
  audit(AgreementId, { reminded: parties.length })
  return { RemindedCount: parties.length }
}

type By = { readonly byProfileId: string | null; readonly origin: Origin | null }

/** Of a locked agreement. */
export async function remind(
  context: Pick<EventContext, 'db' | 'services'>,
  agreement: AgreementRow,
  parties: readonly PartyRow[],
  { byProfileId, origin }: By,
): Promise<void> {
  const { db, services } = context
  await setReminded(
    db,
    parties.map(({ id }) => id),
  )
  const once = `reminder-${services.clock.now().toISOString().slice(0, 13)}`
  await tellOfTurn(context, agreement, parties, { once, isReminder: true, actorProfileId: byProfileId })
  const at = { agreementId: agreement.id, accountId: agreement.account_id }
  for (const { id } of parties) await appendEvent(db, at, { kind: 'reminded', partyId: id, byProfileId, origin })
}
