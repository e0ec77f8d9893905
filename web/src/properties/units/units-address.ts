import { viewAddress } from '../properties/form/property-places.ts'

type Relation = Parameters<typeof viewAddress>[1]

/** A page of the units of a building, on its own page. */
export function unitsAddress(buildingId: string, relation: Relation, pageIndex: number): string {
  const tab = viewAddress(buildingId, relation, 'units')
  return pageIndex === 0 ? tab : `${tab}&page=${pageIndex + 1}`
}
