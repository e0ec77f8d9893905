import { GUARANTOR, TENANT_TYPES } from '@keystead/contract/applications/applications/application.values.ts'
import { NoTenantsInApplication } from '@keystead/contract/applications/decisions/decision.operations.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { MAX_GUARANTORS, MAX_OCCUPANTS } from '@keystead/contract/leasing/leases/lease.values.ts'
import { percentOfBps, splitByWeights, WHOLE_BPS } from '@keystead/contract/values/shares.ts'
import type { Db } from '../../database/db.ts'
import { listGrantees } from '../../leasing/tenures/tenure.public.ts'
import { fail } from '../../rpc/failure.ts'
import { type FormRow, isTaken, type TakenForm } from '../applications/application.public.ts'
import { listAddressesOf } from './decision.queries.ts'
import type { FormFacts } from '../form/form.public.ts'

type Named = { readonly form: TakenForm; readonly facts: FormFacts }
type Person = { FirstName: string; LastName: string; Email: string | null; Phone: string | null; IsSamePerson: true }

export type LeasePeople = {
  readonly terms: {
    readonly Tenants: readonly { ProfileId?: string; Person?: Person; SharePercent: number }[]
    readonly Guarantors: readonly { Person: Person }[]
    readonly Occupants: readonly { Name: string; Relationship: string | null; IsMinor: boolean }[]
  }
  /** Tenants with an account as such. */
  readonly profileIds: readonly string[]
  /** Whom a lease has no place for. */
  readonly leftOut: readonly string[]
}

/**
 * Who a lease would be with, of forms that were submitted: applicants share the rent alike, guarantors answer for it, and those live there as well whom
 * the applicants named. Who applied as an owner or agent is written down as a tenant, and accepts as one.
 */
export async function leasePeopleOf(db: Db, forms: readonly FormRow[], factsOf: ReadonlyMap<string, FormFacts>): Promise<LeasePeople> {
  const named = forms.filter(isTaken).flatMap((form): Named[] => {
    const facts = factsOf.get(form.id)
    return facts ? [{ form, facts }] : []
  })
  const tenants = named.filter(({ form }) => TENANT_TYPES.includes(form.applicant_type_id))
  if (tenants.length === 0) fail(NoTenantsInApplication)
  const profiles = await listGrantees(
    db,
    tenants.map(({ form }) => form.profile_id),
  )
  const isTenant = ({ form }: Named) => profiles.get(form.profile_id)?.profile_type_id === PROFILE_TYPES.Tenant
  const shares = splitByWeights(
    WHOLE_BPS,
    tenants.map(() => 1),
  )
  const guarantors = named.filter(({ form }) => form.applicant_type_id === GUARANTOR)
  const accounts = await listAddressesOf(
    db,
    tenants.map(({ form }) => form.profile_account_id),
  )
  const addresses = new Set([...tenants.map(({ facts }) => facts.contact.email), ...accounts])
  const occupants = occupantsOf(named)
  return {
    terms: {
      Tenants: tenants.map((tenant, index) => ({
        ...(isTenant(tenant) ? { ProfileId: tenant.form.profile_id } : { Person: personOf(tenant) }),
        SharePercent: percentOfBps(shares[index]!),
      })),
      Guarantors: guarantors.slice(0, MAX_GUARANTORS).map((guarantor) => ({ Person: withOwnAddress(personOf(guarantor), addresses) })),
      Occupants: occupants.slice(0, MAX_OCCUPANTS),
    },
    profileIds: tenants.filter(isTenant).map(({ form }) => form.profile_id),
    leftOut: [...guarantors.slice(MAX_GUARANTORS).map(({ form }) => form.name), ...occupants.slice(MAX_OCCUPANTS).map(({ Name }) => Name)],
  }
}

function personOf({ form, facts: { contact } }: Named): Person {
  return {
    FirstName: contact.firstName ?? form.name,
    LastName: contact.lastName ?? form.name,
    Email: contact.email,
    Phone: contact.phone,
    IsSamePerson: true,
  }
}

/** An address is one person: of those who typed the same, the first one has it. */
function withOwnAddress(person: Person, taken: Set<string | null>): Person {
  if (taken.has(person.Email)) return { ...person, Email: null }
  taken.add(person.Email)
  return person
}

/** Adults with a form of their own, and whom the others named; a child whom both of a couple name is one. */
function occupantsOf(named: readonly Named[]): { Name: string; Relationship: string | null; IsMinor: boolean }[] {
  const living = named.filter(({ form }) => form.applicant_type_id !== GUARANTOR)
  const adults = living
    .filter(({ form }) => !TENANT_TYPES.includes(form.applicant_type_id))
    .map(({ form }) => ({ Name: form.name, Relationship: null, IsMinor: false }))
  const said = living.flatMap(({ facts }) =>
    facts.occupants.flatMap(({ Name, Relationship, IsAdult }) =>
      Name ? [{ Name, Relationship: Relationship ?? null, IsMinor: IsAdult === 'N' }] : [],
    ),
  )
  const known = new Set(named.map(({ form }) => form.name.toLowerCase()))
  const once = new Map(said.filter(({ Name }) => !known.has(Name.toLowerCase())).map((one) => [one.Name.toLowerCase(), one]))
  return [...adults, ...once.values()]
}
