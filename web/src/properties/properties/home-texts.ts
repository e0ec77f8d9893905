import { AREA_UNITS, RENT_FREQUENCIES } from '@keystead/contract/properties/fields/property.values.ts'
import { text } from './home.text.ts'

type Rooms = { Bedrooms: number | null; Bathrooms: number | null; Area: number | null; AreaUnitId: number }
type Place = { AddressLine: string | null; City: string | null; StateCode: string | null; Zip: string | null }

export type ListingFact = { kind: 'beds' | 'baths' | 'area'; text: string }

/** `3 beds`, `2.5 baths`, `1,450 sq ft`; what is not known is left out. No bedroom at all is a studio. */
export function listingFacts({ Bedrooms, Bathrooms, Area, AreaUnitId }: Rooms): ListingFact[] {
  const facts: ListingFact[] = []
  if (Bedrooms !== null) facts.push({ kind: 'beds', text: Bedrooms === 0 ? text.studio : text.beds({ count: Bedrooms }) })
  if (Bathrooms !== null) facts.push({ kind: 'baths', text: text.baths({ count: Bathrooms }) })
  const area = areaText(Area, AreaUnitId)
  if (area !== null) facts.push({ kind: 'area', text: area })
  return facts
}

/** `1,450 sq ft`, `0.1297 acres` */
export function areaText(area: number | null, areaUnitId: number): string | null {
  const unit = AREA_UNITS.find((candidate) => candidate.Id === areaUnitId)
  return area === null || !unit ? null : `${area.toLocaleString('en-US', { maximumFractionDigits: 4 })} ${unit.Short}`
}

/** `1 unit`, `12 units` */
export function unitsText(count: number): string {
  return text.units({ count })
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

type Named = { Title: string; Address1: string | null; Address2: string | null; UnitNumber: string | null }

/** A home as it is called in a list of homes: `12 Oak St, Unit 4B`, or its title where no street is known. */
export function homeName(home: Named): string {
  return streetOf(home) ?? home.Title
}

/** The same of one whose address comes as one line. */
export function listedName({ AddressLine, Title }: { AddressLine: string | null; Title: string }): string {
  return AddressLine ?? Title
}

/** What stands below that name: `Brick bungalow · Denver, CO 80202`. */
export function belowHomeName(home: Named & Omit<Place, 'AddressLine'>): string {
  return [streetOf(home) && home.Title, placeText({ ...home, AddressLine: null })].filter(Boolean).join(' · ')
}

/** `12 Oak St, Unit 4B` */
export function streetOf({ Address1, Address2, UnitNumber }: Named): string | null {
  return [Address1, Address2, UnitNumber && text.unit({ number: UnitNumber })].filter(Boolean).join(', ') || null
}
