import { type FacetField, GetAssetFacets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { createContext } from 'react'
import { useCall } from '../../../api/query.ts'
import { type PropertySearch, filtersOf } from './search-address.ts'

/** How many homes each choice of a filter would find, as text; null while no one knows. */
export type FacetCounts = ReadonlyMap<FacetField, ReadonlyMap<number, string>> | null

/** For the choices of a panel that is open. */
export const FacetCountsContext = createContext<FacetCounts>(null)

/** Asked for only while the choices are looked at; the filters work without. */
export function useFacetCounts(search: PropertySearch, fields: readonly FacetField[], isOpen: boolean): FacetCounts {
  // The order changes no number, and one answer does for all of them.
  const input = { ...filtersOf(search), Sort: 'newest' as const, Fields: [...fields] }
  const { data } = useCall(GetAssetFacets, input, { enabled: isOpen && fields.length > 0, keepPrevious: true })
  return data ? countsOf(data) : null
}

export function countsOf({ Facets }: OutputOf<typeof GetAssetFacets>): NonNullable<FacetCounts> {
  return new Map(
    Facets.map(({ Field, Options }) => [
      Field,
      new Map(Options.map(({ Value, Count, CountIsCapped }) => [Value, `${Count.toLocaleString('en-US')}${CountIsCapped ? '+' : ''}`])),
    ]),
  )
}

/** What stands beside a choice: nothing before the answer, and zero where the answer does not name it. */
export function countBeside(counts: FacetCounts, field: FacetField | undefined, value: number | null): string | null {
  const facet = field && counts?.get(field)
  return facet && value !== null ? (facet.get(value) ?? '0') : null
}
