import { LAST_PAGE_INDEX } from '@keystead/contract/rpc/paging.ts'
import { viewAddress } from '../properties/form/property-places.ts'

type Relation = Parameters<typeof viewAddress>[1]

/** A page of the units of a building, on its own page. */
export function unitsAddress(buildingId: string, relation: Relation, pageIndex: number): string {
  const tab = viewAddress(buildingId, relation, 'units')
  return pageIndex === 0 ? tab : `${tab}&page=${pageIndex + 1}`
}

/** What an address says wrong counts as not said. */
export function unitsPageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE_INDEX + 1 ? page - 1 : 0
}
