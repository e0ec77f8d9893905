import { AMENITIES, FEATURE_GROUPS } from '@keystead/contract/properties/fields/property.values.ts'
import type { ReferenceItem } from '@keystead/contract/values/reference-items.ts'
import { fact, type Fact } from '../../../ui/FactsTable.tsx'

/** `Cats, dogs`: those of a list that are meant. */
export function namesOf(list: readonly ReferenceItem[], ids: readonly number[]): string {
  return list
    .filter(({ Id }) => ids.includes(Id))
    .map(({ Text }) => Text)
    .join(', ')
}

/** A line for each group of features, as the form asks for them. */
export function featureFacts(ids: readonly number[]): (Fact | null)[] {
  return FEATURE_GROUPS.map((group) =>
    fact(
      group,
      namesOf(
        AMENITIES.filter((feature) => feature.Group === group),
        ids,
      ),
    ),
  )
}
