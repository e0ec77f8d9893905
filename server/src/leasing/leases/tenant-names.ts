import type { NamedPerson } from '@keystead/contract/identity/persons/person.events.ts'
import type { Db } from '../../database/db.ts'
import type { SaidValue } from '../../text/said.ts'
import { listPersons } from '../../identity/persons/person.public.ts'
import { findProfileCards, nameless } from '../../identity/profiles/profile.public.ts'

type Named = { readonly profile_id: string | null; readonly person_id: string | null }

/** What tenants are called: by their profile, and until they accept as they were written down. */
export async function namesOf(db: Db, tenants: readonly Named[]): Promise<(tenant: Named) => string> {
  const cards = await findProfileCards(
    db,
    tenants.flatMap(({ profile_id }) => profile_id ?? []),
  )
  const persons = await listPersons(
    db,
    tenants.flatMap(({ profile_id, person_id }) => (profile_id === null && person_id !== null ? person_id : [])),
  )
  return ({ profile_id, person_id }) => {
    if (profile_id !== null) return cards.get(profile_id)?.Name ?? nameless.closedAccount
    const person = persons.get(person_id ?? '')
    return person ? `${person.first_name} ${person.last_name}` : nameless.anotherTenant
  }
}

/** Some tenants, as a sentence names them: those without an account by their id, so that they can be forgotten. */
export function saidTenants<Tenant extends Named>(tenants: readonly Tenant[], nameOf: (tenant: Tenant) => string): SaidValue {
  return {
    people: tenants.map((tenant) => {
      const id = personIdOf(tenant)
      return { name: nameOf(tenant), ...(id !== null && { id }) }
    }),
  }
}

/** Of some tenants those without an account, as a text calls them that is to forget them with the rest. */
export function personsAmong<Tenant extends Named>(tenants: readonly Tenant[], nameOf: (tenant: Tenant) => string): NamedPerson[] {
  return tenants.flatMap((tenant) => {
    const id = personIdOf(tenant)
    return id === null ? [] : { id, name: nameOf(tenant) }
  })
}

/** The person whom a tenant is as long as no profile is. */
export function personIdOf({ profile_id, person_id }: Named): string | null {
  return profile_id === null ? person_id : null
}
