import { LIVED_IN } from '@keystead/contract/properties/properties/occupancy.ts'
import type { GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import type { ListTab, ListView } from './list-address.ts'

/** What narrows the list, its "select all" and its file alike. */
type Filters = Omit<InputOf<typeof GetUserAssets>, 'Sort' | 'PageIndex' | 'PageSize'>

const TAB_FILTERS: Record<ListTab, Pick<Filters, 'IsListed' | 'Needs' | 'Occupancy'>> = {
  all: {},
  listed: { IsListed: true },
  unlisted: { IsListed: false },
  'not-ready': { Needs: 'finishing' },
  'no-photo': { Needs: 'photo' },
  expiring: { Needs: 'renewal' },
  expired: { Needs: 'expired' },
  occupied: { Occupancy: [...LIVED_IN] },
  vacant: { Occupancy: ['vacant'] },
  ending: { Occupancy: ['ending', 'notice'] },
  upcoming: { Occupancy: ['upcoming'] },
  'off-books': { Occupancy: ['off-books'] },
}

/** What a view asks for, of the list, of actions on all of it and of its file. */
export function listFiltersOf(view: ListView, tab: ListTab): Filters {
  return {
    Text: view.text || null,
    CategoryId: view.category,
    BuildingsOnly: view.buildings || null,
    BuildingId: view.buildingId,
    City: view.city,
    StateId: view.stateId,
    AgentProfileId: view.agentId,
    RentFrom: view.rentFrom === null ? null : `${view.rentFrom}.00`,
    RentTo: view.rentTo === null ? null : `${view.rentTo}.00`,
    BedroomsFrom: view.beds,
    ...TAB_FILTERS[tab],
  }
}
