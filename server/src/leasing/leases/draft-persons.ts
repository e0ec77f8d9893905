import type { LeaseTerms } from '@keystead/contract/leasing/leases/lease.forms.ts'
import type { z } from 'zod'
import type { Db } from '../../database/db.ts'
import { actingAs, seeingEverything } from '../../database/pool.ts'
import { deletePerson, lockPersons, type PersonRow, updatePerson } from '../../identity/persons/person.public.ts'
import { listInvitedAmong } from '../../people/connections/connection.public.ts'
import type { ReachedAsset } from '../../properties/properties/property.public.ts'
import { listGuarantorsOf } from './guarantor.queries.ts'
import { listUnnamed, lockTenants } from './tenant.queries.ts'
import { isSameName } from './written-down.ts'

/*
 * A draft is written again as a whole. The people whom it names without an address stay who they are, and those who were written
 * down for it alone go with it.
 */

type PersonFields = NonNullable<z.output<typeof LeaseTerms>['Tenants'][number]['Person']>

export type DraftPersons = { readonly tenants: readonly PersonRow[]; readonly guarantors: readonly PersonRow[] }

/** Whom a draft names who have not accepted, kept for this transaction. Who was erased is none of them. */
export async function lockPersonsOfDraft(db: Db, { accountId }: ReachedAsset, leaseId: string): Promise<DraftPersons> {
  const tenantIds = (await lockTenants(db, leaseId)).flatMap(({ person_id }) => person_id ?? [])
  const guarantorIds = (await listGuarantorsOf(db, [leaseId])).map(({ person_id }) => person_id)
  const persons = await actingAs(db, accountId, () => lockPersons(db, accountId, [...tenantIds, ...guarantorIds]))
  const among = (ids: readonly string[]) => persons.filter(({ id }) => ids.includes(id))
  return { tenants: among(tenantIds), guarantors: among(guarantorIds) }
}

/** Whether those of some persons who have not accepted can all still be named; they are kept so for this transaction. */
export async function canStillBeNamed(db: Db, { accountId }: ReachedAsset, persons: readonly PersonRow[]): Promise<boolean> {
  const ids = persons.filter(({ profile_id }) => profile_id === null).map(({ id }) => id)
  const open = await actingAs(db, accountId, () => lockPersons(db, accountId, ids))
  return open.length === ids.length
}

/**
 * Takes the one whom the draft named so before out of `before`, and writes them as they are called now. Only without an address: with
 * one, it is the address that says who is meant.
 */
export async function takeSamePerson(
  db: Db,
  { accountId }: ReachedAsset,
  before: PersonRow[],
  person: PersonFields,
): Promise<PersonRow | null> {
  if (person.Email !== null) return null
  const index = before.findIndex((known) => known.email === null && isSameName(known, person))
  const [known] = index < 0 ? [] : before.splice(index, 1)
  if (!known) return null
  const { FirstName: first_name, LastName: last_name, Phone: phone } = person
  const note = { firstName: first_name, lastName: last_name, email: null, phone }
  await actingAs(db, accountId, () => updatePerson(db, known.id, note))
  return { ...known, first_name, last_name, phone }
}

/** Who stands in no lease, draft or guarantee any more, and was never invited, was written down for a draft alone. */
export async function forgetUnnamed(db: Db, { accountId }: ReachedAsset, { tenants, guarantors }: DraftPersons): Promise<void> {
  const persons = [...tenants, ...guarantors]
  if (persons.length === 0) return
  const forget = async () => {
    const invited = await listInvitedAmong(db, accountId, persons)
    const ids = new Set(persons.flatMap(({ id }) => (invited.has(id) ? [] : id)))
    for (const id of await listUnnamed(db, [...ids])) await deletePerson(db, id)
  }
  const seeingDrafts = () => seeingEverything(db, 'drafts that others have made name them, too', forget)
  await actingAs(db, accountId, seeingDrafts, { reachesAllHomes: true })
}
