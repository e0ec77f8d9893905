import { formatDate } from '@keystead/contract/values/dates.ts'
import { Link } from 'react-router'
import { paths } from '../../navigation/paths.ts'
import { listedName } from '../../properties/properties/home-texts.ts'
import { Card } from '../../ui/Card.tsx'
import { ChartFigure } from '../../ui/charts/ChartFigure.tsx'
import { RankedBars } from '../../ui/charts/RankedBars.tsx'
import { type BusinessSummary, counted, daysText, vacancyText } from './business-charts.ts'

/** Which homes are vacant for the longest time, since when, and how long all of them are on average. */
export function VacantHomes({ vacancies }: { vacancies: BusinessSummary['Vacancies'] }) {
  const { Homes, Longest, NeverLeased } = vacancies
  return (
    <Card>
      <ChartFigure
        title="Vacant homes"
        reading={vacancyText(vacancies)}
        definition={
          <>
            Days since the last lease of a home that is vacant today.{' '}
            {NeverLeased > 0 && `${counted(NeverLeased)} ${NeverLeased === 1 ? 'has' : 'have'} no lease here yet, so no days are counted. `}
            {Homes > 0 && <Link to={paths.myProperties({ tab: 'vacant' })}>See vacant homes</Link>}
          </>
        }
      >
        {Longest.length > 0 && (
          <RankedBars
            label="Vacant for the longest time"
            bars={Longest.map((home) => ({
              key: home.AssetId,
              name: listedName(home),
              detail: `${home.City}, ${home.StateCode} · vacant since ${formatDate(home.Since)}`,
              value: home.Days,
              text: daysText(home.Days),
              to: paths.viewProperty(home.AssetId),
            }))}
          />
        )}
      </ChartFigure>
    </Card>
  )
}
