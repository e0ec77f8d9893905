import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import type { ListFilter, ListView } from './list-address.ts'

export type SetFilter = { text: string; /** What takes it away. */ without: Partial<ListFilter> }

const LONGEST_IN_CHIP = 28

/** The filters in force, each in a few words. */
export function setFilters(view: ListView, buildingName: string | null): SetFilter[] {
  const { category, buildings, buildingId, city, agentId, rentFrom, rentTo, beds } = view
  const filters: (SetFilter | false)[] = [
    buildingId !== null && { text: `Units of ${shortened(buildingName ?? 'one building')}`, without: { buildingId: null } },
    buildings && { text: 'Buildings', without: { buildings: false } },
    category !== null && {
      text: category === CATEGORIES.Commercial ? 'Commercial' : 'Residential',
      without: { category: null },
    },
    city !== null && { text: city, without: { city: null, stateId: null } },
    agentId !== null && { text: 'One agent', without: { agentId: null } },
    (rentFrom !== null || rentTo !== null) && { text: rentText(rentFrom, rentTo), without: { rentFrom: null, rentTo: null } },
    beds !== null && { text: `${beds}+ beds`, without: { beds: null } },
  ]
  return filters.filter((filter) => filter !== false)
}

function rentText(from: number | null, to: number | null): string {
  const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`
  if (from === null) return `Up to ${dollars(to ?? 0)}`
  return to === null ? `From ${dollars(from)}` : `${dollars(from)} to ${dollars(to)}`
}

/** A chip is one line on a phone, too. */
function shortened(name: string): string {
  const characters = [...name]
  return characters.length <= LONGEST_IN_CHIP ? name : `${characters.slice(0, LONGEST_IN_CHIP).join('')}…`
}
