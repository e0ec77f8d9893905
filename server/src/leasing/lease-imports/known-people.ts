import { numbered } from '@keystead/contract/leasing/lease-imports/lease-import.fields.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { Db } from '../../database/db.ts'
import { type PersonRow, listPersons, listPersonsByEmail } from '../../identity/persons/person.public.ts'
import { findProfileCards } from '../../identity/profiles/profile.public.ts'
import { findJoined, listJoinedByEmail } from '../../people/connections/connection.public.ts'
import { oneLine, problemAt } from '../../properties/imports/sheet.public.ts'
import { type LeaseThere, listTenantsThere } from '../leases/lease.public.ts'
import { listGrantees } from '../tenures/tenure.public.ts'
import { onePersonOnly } from './lease-file.ts'
import type { LeasePlan } from './lease-import.columns.ts'
import type { LeaseOfFile, LeaseProblem, TenantOfFile } from './lease-group.ts'
import { nameKey } from './lease-rows.ts'
import type { LeaseImporter } from './lease-import.access.ts'
import { text as texts } from './lease-row-problem.text.ts'

/*
 * Who the tenants of a file are. An address is that of someone with an account only where the importer is connected with
 * them; of any other address it must not show whether there is an account. The rest are persons who are written down.
 */

export type TenantThereToo = { readonly shareBps: number; readonly hasLeft: boolean }

export type KnownPeople = {
  /** The same for a tenant of the file and one who is there, if they are one person. */
  keyOf(tenant: TenantOfFile): string
  profileOf(tenant: TenantOfFile): string | null
  /** Who is in a lease that is there, or was, by key. */
  tenantsOf(leaseId: string): ReadonlyMap<string, TenantThereToo>
  /** Tenants whose address is known by another name. */
  problemsOf(lease: LeaseOfFile, plan: LeasePlan): LeaseProblem[]
  /** Tenants whose address belongs to someone whom no new lease can name: who is out of use, or no longer connected. */
  goneOf(lease: LeaseOfFile, plan: LeasePlan): LeaseProblem[]
}

export async function knowPeople(
  db: Db,
  { accountId, profileId }: LeaseImporter,
  leases: readonly LeaseOfFile[],
  there: readonly LeaseThere[],
): Promise<KnownPeople> {
  const emails = [...new Set(leases.flatMap(({ tenants }) => tenants.flatMap(({ email }) => email ?? [])))]
  const personOf = new Map((await listPersonsByEmail(db, accountId, emails)).map((person) => [person.email ?? '', person]))
  const joined = await listJoinedByEmail(db, profileId, { profileTypeId: PROFILE_TYPES.Tenant, emails })
  const accepted = await findJoined(
    db,
    profileId,
    [...personOf.values()].flatMap((person) => person.profile_id ?? []),
  )
  const inUse = await listGrantees(db, [...accepted.keys()])
  // Who has accepted is who they were written down as, whatever their address is now. The connections of an account stay when it
  // goes out of use, but no lease can name it then.
  const joinedOf = new Map([
    ...[...personOf].flatMap(([email, person]): [string, string][] =>
      inUse.has(person.profile_id ?? '') ? [[email, person.profile_id!]] : [],
    ),
    ...joined
      .filter(({ in_use: isInUse }) => isInUse)
      .toReversed()
      .map(({ email, profile_id: joinedId }): [string, string] => [email, joinedId]),
  ])
  // In a lease that is there they are who they were, in use and connected or not.
  const knownAs = new Map([
    ...joined.toReversed().map(({ email, profile_id: joinedId }): [string, string] => [email, joinedId]),
    ...[...personOf].flatMap(([email, { profile_id: acceptedId }]): [string, string][] =>
      acceptedId === null ? [] : [[email, acceptedId]],
    ),
    ...joinedOf,
  ])
  const cards = await findProfileCards(db, [...joinedOf.values()])
  const tenantsThere = await listTenantsThere(
    db,
    there.map(({ id }) => id),
  )
  const persons = await listPersons(
    db,
    tenantsThere.flatMap(({ person_id }) => person_id ?? []),
  )
  const byLease = Map.groupBy(tenantsThere, ({ lease_id }) => lease_id)

  const profileOf = ({ email }: TenantOfFile) => (email === null ? null : (joinedOf.get(email) ?? null))

  function problemOf(tenant: TenantOfFile, { indexOf }: LeasePlan): LeaseProblem[] {
    const { email, line, number } = tenant
    if (email === null) return []
    const column = indexOf[numbered(number, 'Email')]
    const person = personOf.get(email)
    const joinedName = cards.get(profileOf(tenant) ?? '')?.Name
    const names = [joinedName, person && `${person.first_name} ${person.last_name}`].filter((name) => name !== undefined)
    if (names.length > 0 && !names.some((name) => oneLine(name).toLowerCase() === nameKey(tenant)))
      return [{ line, problem: onePersonOnly(column, email, texts.nameAlready({ name: names[0]! })) }]
    return []
  }

  function goneAt(tenant: TenantOfFile, { indexOf }: LeasePlan): LeaseProblem[] {
    const { email, line, number } = tenant
    if (email === null || cards.has(profileOf(tenant) ?? '') || (personOf.get(email)?.profile_id ?? null) === null) return []
    return [{ line, problem: problemAt(indexOf[numbered(number, 'Email')], texts.notConnected) }]
  }

  return {
    keyOf: (tenant) => keyOf({ profileId: knownAs.get(tenant.email ?? '') ?? null, email: tenant.email, name: nameKey(tenant) }),
    profileOf,
    tenantsOf(leaseId) {
      const tenants = byLease.get(leaseId) ?? []
      return new Map(
        tenants.map(({ profile_id: ownProfile, person_id: personId, share_bps: shareBps, has_left: hasLeft }) => [
          keyOfThere(ownProfile, persons.get(personId ?? '')),
          { shareBps, hasLeft },
        ]),
      )
    },
    problemsOf: (lease, plan) => lease.tenants.flatMap((tenant) => problemOf(tenant, plan)),
    goneOf: (lease, plan) => lease.tenants.flatMap((tenant) => goneAt(tenant, plan)),
  }
}

function keyOfThere(profileId: string | null, person: PersonRow | undefined): string {
  const name = person ? nameKey({ firstName: person.first_name, lastName: person.last_name }) : ''
  return keyOf({ profileId: profileId ?? person?.profile_id ?? null, email: person?.email ?? null, name })
}

function keyOf({ profileId, email, name }: { profileId: string | null; email: string | null; name: string }): string {
  return profileId ?? email ?? name
}
