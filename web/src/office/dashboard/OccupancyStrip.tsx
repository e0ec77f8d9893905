import { LEASE_ENDS_SOON_DAYS } from '@keystead/contract/properties/properties/due-days.ts'
import type { GetUserAssetCounts } from '@keystead/contract/properties/properties/property.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { Card } from '../../ui/Card.tsx'
import { ChartFigure } from '../../ui/charts/ChartFigure.tsx'
import { StripChart } from '../../ui/charts/StripChart.tsx'
import { occupancyParts, occupancyText } from './business-charts.ts'
import { text } from './owner-dashboard.text.ts'

/** What the homes of an owner are today. */
export function OccupancyStrip({ homes }: { homes: OutputOf<typeof GetUserAssetCounts>['Occupancy'] }) {
  return (
    <Card>
      <ChartFigure
        title={text.occupancyToday}
        reading={occupancyText(homes)}
        definition={text.occupancyHelp({ days: LEASE_ENDS_SOON_DAYS })}
      >
        <StripChart label={text.occupancyLabel} parts={occupancyParts(homes)} />
      </ChartFigure>
    </Card>
  )
}
