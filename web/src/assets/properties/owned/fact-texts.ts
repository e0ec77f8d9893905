import { AMENITIES, AREA_UNITS, FEATURE_GROUPS, type ReferenceItem } from '@keystead/contract/assets/properties/property.values.ts'
import { fact, type Fact } from '../../../ui/FactsTable.tsx'

/** `1,450 sq ft` */
export function areaText(area: number | null, areaUnitId: number): string | null {
  const unit = AREA_UNITS.find((candidate) => candidate.Id === areaUnitId)
  return area === null || !unit ? null : `${area.toLocaleString('en-US')} ${unit.Short}`
}

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
