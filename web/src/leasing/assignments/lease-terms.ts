import type { LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import type { PersonItem } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { listingType } from '@keystead/contract/properties/fields/property.values.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { NO_ONE_YET } from './PersonFields.tsx'
import type { Choosable } from './PersonField.tsx'

/** What the form begins with. */
export function newTerms(
  details: UserAssetDetails,
  today: string | null,
  { chosen, isWrittenDown }: { chosen: PersonItem | null; isWrittenDown: boolean },
) {
  const isForRent = listingType(details.ListingTypeId)?.asks === 'rent'
  return {
    TenureStart: today ?? undefined,
    TenureEnd: null,
    Rent: (isForRent && details.Rent) || undefined,
    RentFrequencyId: details.RentFrequencyId,
    Advance: details.Advance ?? '0.00',
    Billing: 'joint' as const,
    Tenants: [{ ProfileId: chosen?.Id, Person: isWrittenDown ? NO_ONE_YET : null, SharePercent: 100 }],
    Guarantors: [],
    Occupants: [],
  }
}

/** What a draft says, as the form has it. */
export function termsOf({ StartsOn, EndsOn, Rent, RentFrequencyId, Advance, Billing, Tenants, Guarantors, Occupants }: LeaseRead) {
  return {
    TenureStart: StartsOn,
    TenureEnd: EndsOn,
    Rent,
    RentFrequencyId,
    Advance,
    Billing,
    Tenants: Tenants.map(({ ProfileId, Person, SharePercent }) => ({ ProfileId, Person: Person && noteOf(Person), SharePercent })),
    Guarantors: Guarantors.map(({ PersonId }) => ({ PersonId, Person: null })),
    Occupants: Occupants.map(({ Name, Relationship, IsMinor }) => ({ Name, Relationship, IsMinor })),
  }
}

/** What was written down of a person, as the form has it. */
function noteOf({ FirstName, LastName, Email, Phone }: NonNullable<LeaseRead['Tenants'][number]['Person']>) {
  return { FirstName, LastName, Email, Phone, IsSamePerson: true }
}

/** People whom the form begins with, for their names. */
export function knownOf(chosen: PersonItem | null, draft: LeaseRead | null): Choosable[] {
  if (chosen) return [chosen]
  return draft?.Tenants.flatMap(({ ProfileId, Name }) => (ProfileId === null ? [] : { Id: ProfileId, Text: Name })) ?? []
}
