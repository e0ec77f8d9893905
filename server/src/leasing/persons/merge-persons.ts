import { PersonsMerged } from '@keystead/contract/identity/persons/person.events.ts'
import {
  type MergePersons,
  PersonNotFound,
  PersonsLiveTogether,
  PersonsShareLease,
} from '@keystead/contract/leasing/persons/person.operations.ts'
import { seeingEverything } from '../../database/pool.ts'
import { deletePerson, type LockedPerson } from '../../identity/persons/person.public.ts'
import { giveInvitationsToPerson } from '../../people/connections/connection.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { areTenantAndGuarantor, giveGuaranteesToPerson, giveToPerson, listGuarantees, listResidences } from '../leases/lease.public.ts'
import { orRefused } from '../tenures/tenure.public.ts'
import { lockPersonOf } from './person.access.ts'
import { takeInvitationsBack } from './take-invitations-back.ts'

export const mergePersons: Handler<typeof MergePersons, LockedPerson> = async (context, { IntoPersonId }) => {
  const { db, owned: person, actor, services } = context
  if (person.id === IntoPersonId) fail(PersonNotFound)
  const into = await lockPersonOf(context, IntoPersonId)
  const homes = [...(await listResidences(db, person.id)), ...(await listGuarantees(db, person.id))]
  const merged = { fromId: person.id, toId: into.id }
  await seeingEverything(db, 'drafts that agents have made name them, too', async () => {
    if (await areTenantAndGuarantor(db, [person.id, into.id])) fail(PersonsShareLease)
    await orRefused({ lease_tenant_person_once: PersonsLiveTogether }, giveToPerson(db, merged))
    await giveGuaranteesToPerson(db, merged)
  })
  if (person.email !== null) await takeInvitationsBack(context, person.email)
  await giveInvitationsToPerson(db, merged)
  await deletePerson(db, person.id)
  const { accountId } = profileActor(actor)
  const assetIds = [...new Set(homes.map(({ asset_id }) => asset_id))]
  await services.events.emit(context, PersonsMerged, [{ id: person.id, accountId, intoId: into.id, assetIds }])
  context.audit(into.id, { merged: person.id })
  return { PersonId: into.id }
}
