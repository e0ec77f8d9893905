import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'

type Placed = { readonly CategoryId: number | null; readonly StateId: number | null }

/** The state whose law on renting a home is meant; null for what is no home, of which that law says nothing. */
export function lawStateOf({ CategoryId, StateId }: Placed): number | null {
  return CategoryId === CATEGORIES.Residential ? StateId : null
}
