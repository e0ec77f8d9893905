import {
  AgreementNotOpen,
  type TerminateAgreement,
  type VoidAgreement,
} from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { messages } from '@keystead/contract/agreements/agreements/agreements-messages.text.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import { asSender, type ReachedAgreement } from './agreement.access.ts'
import { appendEvent } from './agreement-events.ts'
import { setEnded, touchAgreement } from './agreement.queries.ts'
import { text } from './agreement.text.ts'
import { lockFor } from './locked.ts'
import { listParties } from './party.queries.ts'
import { findSequel, insertSequel } from './sequel.queries.ts'
import { showChange, tellOfEnd } from './tell.ts'

export const voidAgreement: Handler<typeof VoidAgreement, ReachedAgreement> = async (context, { AgreementId, Reason }) => {
  const { db, owned, origin, audit } = context
  const { profileId } = profileActor(context.actor)
  const agreement = await lockFor(db, AgreementId, 'void', 'sender')
  await asSender(db, owned.accountId, async () => {
    await setEnded(db, AgreementId, 'voided', Reason)
    await appendEvent(
      db,
      { agreementId: AgreementId, accountId: owned.accountId },
      { kind: 'voided', byProfileId: profileId, origin, detail: { reason: Reason } },
    )
    const parties = await listParties(db, AgreementId)
    const said = say(text, 'voidedBy', { title: agreement.title })
    await tellOfEnd(context, agreement, parties, { kind: 'voided', said, reason: Reason, actorProfileId: profileId })
    await showChange(db, agreement, parties)
  })
  audit(AgreementId)
  return { AgreementId }
}

/** A record beside what was signed, which stays as it is. */
export const terminateAgreement: Handler<typeof TerminateAgreement, ReachedAgreement> = async (context, { AgreementId, On, Reason }) => {
  const { db, owned, origin, audit } = context
  const { profileId } = profileActor(context.actor)
  const agreement = await lockFor(db, AgreementId, 'terminate', 'sender')
  if ((await findSequel(db, AgreementId)) !== null) fail(AgreementNotOpen)
  if (agreement.starts_on !== null && On < agreement.starts_on) failField('On', messages.terminateTooEarly)
  await asSender(db, owned.accountId, async () => {
    const at = { agreementId: AgreementId, accountId: owned.accountId }
    await insertSequel(db, at, { kind: 'terminated', onDay: On, reason: Reason, byAgreementId: null, byProfileId: profileId })
    await appendEvent(db, at, { kind: 'terminated', byProfileId: profileId, origin, detail: { on: On, reason: Reason } })
    await touchAgreement(db, AgreementId)
    const parties = await listParties(db, AgreementId)
    const said = say(text, 'terminatedBy', { title: agreement.title, day: { day: On } })
    await tellOfEnd(context, agreement, parties, { kind: 'terminated', said, reason: Reason, endsOn: On, actorProfileId: profileId })
    await showChange(db, agreement, parties)
  })
  audit(AgreementId, { on: On })
  return { AgreementId }
}
