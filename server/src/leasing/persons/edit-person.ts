import { type EditPerson, PersonChanged, PersonHasAddress } from '@keystead/contract/leasing/persons/person.operations.ts'
import { findPersonAt, type LockedPerson, updatePerson } from '../../identity/persons/person.public.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { findHolder, lockJoinedWithTenant } from '../../people/connections/connection.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { orRefused } from '../tenures/tenure.public.ts'
import { acceptPerson } from '../leases/lease.public.ts'
import { takeInvitationsBack } from './take-invitations-back.ts'

export const editPerson: Handler<typeof EditPerson, LockedPerson> = async (context, input) => {
  const { db, owned: person } = context
  const { accountId } = profileActor(context.actor)
  if (person.version !== input.Version) fail(PersonChanged)
  const isElsewhere = person.email !== input.Email
  if (input.Email !== null && isElsewhere && (await findPersonAt(db, accountId, input.Email)))
    fail(PersonHasAddress, { Email: PersonHasAddress.message })
  if (person.email !== null && isElsewhere) await takeInvitationsBack(context, person.email)
  const note = { firstName: input.FirstName, lastName: input.LastName, email: input.Email, phone: input.Phone }
  await orRefused({ person_once: PersonHasAddress }, updatePerson(db, person.id, note))
  if (input.Email !== null && isElsewhere) await acceptWhoIsConnected(context, input.Email)
  context.audit(person.id, { emailChanged: isElsewhere })
  return { PersonId: person.id, Version: person.version + 1 }
}

/** Who joined before their address was known here is the person of it now; an invitation could not reach them any more. */
async function acceptWhoIsConnected(context: CallContext, email: string): Promise<void> {
  const { accountId } = profileActor(context.actor)
  const holder = await findHolder(context.db, email, PROFILE_TYPES.Tenant)
  if (!holder) return
  for (const joined of await lockJoinedWithTenant(context.db, holder.accountId))
    if (joined.accountId === accountId) await acceptPerson(context, joined)
}
