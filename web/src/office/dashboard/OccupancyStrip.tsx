import { LEASE_ENDS_SOON_DAYS } from '@keystead/contract/properties/properties/due-days.ts'
import type { GetUserAssetCounts } from '@keystead/contract/properties/properties/property.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { Card } from '../../ui/Card.tsx'
import { ChartFigure } from '../../ui/charts/ChartFigure.tsx'
import { StripChart } from '../../ui/charts/StripChart.tsx'
import { occupancyParts, occupancyText } from './business-charts.ts'

/** What the homes of an owner are today. */
export function OccupancyStrip({ homes }: { homes: OutputOf<typeof GetUserAssetCounts>['Occupancy'] }) {
  return (
    <Card>
      <ChartFigure
        title="Occupancy today"
        reading={occupancyText(homes)}
        definition={`Homes that are for rent, and the units of buildings. A lease is ending soon when its last day is within ${LEASE_ENDS_SOON_DAYS} days and no other lease follows. Homes that are not for rent are left out of the rate.`}
      >
        <StripChart label="Homes by what they are today" parts={occupancyParts(homes)} />
      </ChartFigure>
    </Card>
  )
}
