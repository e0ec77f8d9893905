import type { UnitTotals } from '@keystead/contract/properties/properties/property.schemas.ts'
import { StripChart } from '../../ui/charts/StripChart.tsx'
import { unitParts } from './units-text.ts'
import { text } from './unit-counts.text.ts'

/** How many units of a building are lived in, as a strip and in words. Each part leads to what `linkTo` says. */
export function UnitsStrip({ totals, linkTo }: { totals: UnitTotals; linkTo: (part: string) => string }) {
  return <StripChart label={text.stripLabel} parts={unitParts(totals).map((part) => ({ ...part, to: linkTo(part.key) }))} />
}
