import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import type { ListFilter, ListView } from './list-address.ts'
import { text } from './property-list.text.ts'

export type SetFilter = { text: string; /** What takes it away. */ without: Partial<ListFilter> }

const LONGEST_IN_CHIP = 28

/** The filters in force, each in a few words. */
export function setFilters(view: ListView, buildingName: string | null): SetFilter[] {
  const { category, buildings, buildingId, city, agentId, rentFrom, rentTo, beds } = view
  const filters: (SetFilter | false)[] = [
    buildingId !== null && {
      text: text.unitsOf({ building: shortened(buildingName ?? text.aBuilding) }),
      without: { buildingId: null },
    },
    buildings && { text: text.buildings, without: { buildings: false } },
    category !== null && {
      text: category === CATEGORIES.Commercial ? text.commercial : text.residential,
      without: { category: null },
    },
    city !== null && { text: city, without: { city: null, stateId: null } },
    agentId !== null && { text: text.oneAgent, without: { agentId: null } },
    (rentFrom !== null || rentTo !== null) && { text: rentText(rentFrom, rentTo), without: { rentFrom: null, rentTo: null } },
    beds !== null && { text: text.bedsAtLeast({ count: beds }), without: { beds: null } },
  ]
  return filters.filter((filter) => filter !== false)
}

function rentText(from: number | null, to: number | null): string {
  const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`
  if (from === null) return text.rentUpTo({ amount: dollars(to ?? 0) })
  return to === null ? text.rentAtLeast({ amount: dollars(from) }) : text.rentBetween({ least: dollars(from), most: dollars(to) })
}

/** A chip is one line on a phone, too. */
function shortened(name: string): string {
  const characters = [...name]
  return characters.length <= LONGEST_IN_CHIP ? name : `${characters.slice(0, LONGEST_IN_CHIP).join('')}…`
}
