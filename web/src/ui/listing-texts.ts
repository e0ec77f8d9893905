import type { ListingCard } from '@keystead/contract/assets/properties/property.schemas.ts'
import { AREA_UNITS, RENT_FREQUENCIES } from '@keystead/contract/assets/properties/property.values.ts'

type Rooms = Pick<ListingCard, 'Bedrooms' | 'Bathrooms' | 'Area' | 'AreaUnitId'>
type Place = Pick<ListingCard, 'AddressLine' | 'City' | 'StateCode' | 'Zip'>

export type ListingFact = { kind: 'beds' | 'baths' | 'area'; text: string }

/** `3 beds`, `2.5 baths`, `1,450 sq ft`; what is not known is left out. No bedroom at all is a studio. */
export function listingFacts({ Bedrooms, Bathrooms, Area, AreaUnitId }: Rooms): ListingFact[] {
  const facts: ListingFact[] = []
  if (Bedrooms !== null) facts.push({ kind: 'beds', text: Bedrooms === 0 ? 'Studio' : counted(Bedrooms, 'bed') })
  if (Bathrooms !== null) facts.push({ kind: 'baths', text: counted(Bathrooms, 'bath') })
  const unit = AREA_UNITS.find((candidate) => candidate.Id === AreaUnitId)
  if (Area !== null && unit) facts.push({ kind: 'area', text: `${Area.toLocaleString('en-US')} ${unit.Short}` })
  return facts
}

/** `/mo` of a rent; nothing for a price. */
export function perText(rentFrequencyId: number | null): string | undefined {
  return RENT_FREQUENCIES.find((frequency) => frequency.Id === rentFrequencyId)?.Short
}

/** `12 Oak St, Denver, CO 80202`, as much of it as is known. */
export function placeText({ AddressLine, City, StateCode, Zip }: Place): string {
  const region = [StateCode, Zip].filter(Boolean).join(' ')
  return [AddressLine, City, region].filter(Boolean).join(', ')
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
