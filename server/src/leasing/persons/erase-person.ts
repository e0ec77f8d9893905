import { type ErasePerson, PersonIsGuarantor, PersonLivesThere } from '@keystead/contract/leasing/persons/person.operations.ts'
import type { LockedPerson } from '../../identity/persons/person.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { listGuarantees, listResidences } from '../leases/lease.public.ts'
import { forget } from './forget.ts'
import { takeInvitationsBack } from './take-invitations-back.ts'

export const erasePerson: Handler<typeof ErasePerson, LockedPerson> = async (context, { PersonId }) => {
  const { db, owned: person } = context
  const { accountId } = profileActor(context.actor)
  const residences = await listResidences(db, person.id)
  if (residences.some(({ is_open }) => is_open)) fail(PersonLivesThere)
  const guarantees = await listGuarantees(db, person.id)
  if (guarantees.some(({ is_open }) => is_open)) fail(PersonIsGuarantor)
  if (person.email !== null) await takeInvitationsBack(context, person.email, { asAnyone: true })
  await forget(context, { ...person, account_id: accountId }, [...residences, ...guarantees])
  context.audit(person.id)
  return { PersonId }
}
