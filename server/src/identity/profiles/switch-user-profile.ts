import { ProfileNotFound, type SwitchUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { findSeat } from '../../access/seat.queries.ts'
import { planNameOf } from './plan-name.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentSessionRecord } from './profile.present.ts'
import { findProfile } from './profile.queries.ts'

export const switchUserProfile: Handler<typeof SwitchUserProfile, Scope<'profile'>> = async (context, input) => {
  const actor = accountActor(context.actor)
  const found = await findProfile(context.db, context.owned, input.ProfileId)
  if (!found) fail(ProfileNotFound)
  const session = await context.services.sessions.switchProfile(context.db, actor, found.id)
  const plan = await planNameOf(context, found.plan_id)
  const seat = await findSeat(context.db, actor.accountId, found.id)
  const record = presentSessionRecord({ ...found, plan }, found, seat, session.sessionId)
  context.setSession({ kind: 'rotate', secret: session.secret, record, maxAgeSeconds: session.maxAgeSeconds })
  context.audit(found.id)
  return record
}
