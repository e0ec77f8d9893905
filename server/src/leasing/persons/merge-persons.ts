import {
  type MergePersons,
  PersonNotFound,
  PersonsLiveTogether,
  PersonsShareLease,
} from '@keystead/contract/leasing/persons/person.operations.ts'
import { seeingEverything } from '../../database/pool.ts'
import { deletePerson, type LockedPerson } from '../../identity/persons/person.public.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { areTenantAndGuarantor, giveGuaranteesToPerson, giveToPerson } from '../leases/lease.public.ts'
import { orRefused } from '../tenures/tenure.public.ts'
import { lockPersonOf } from './person.access.ts'
import { takeInvitationsBack } from './take-invitations-back.ts'

export const mergePersons: Handler<typeof MergePersons, LockedPerson> = async (context, { IntoPersonId }) => {
  const { db, owned: person } = context
  if (person.id === IntoPersonId.toLowerCase()) fail(PersonNotFound)
  const into = await lockPersonOf(context, IntoPersonId)
  await seeingEverything(db, 'drafts that agents have made name them, too', async () => {
    if (await areTenantAndGuarantor(db, [person.id, into.id])) fail(PersonsShareLease)
    await orRefused({ lease_tenant_person_once: PersonsLiveTogether }, giveToPerson(db, { fromId: person.id, toId: into.id }))
    await giveGuaranteesToPerson(db, { fromId: person.id, toId: into.id })
  })
  if (person.email !== null) await takeInvitationsBack(context, person.email)
  await deletePerson(db, person.id)
  context.audit(into.id, { merged: person.id })
  return { PersonId: into.id }
}
