import { formatDate } from '@keystead/contract/values/dates.ts'
import { Link } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { listedName } from '../../properties/properties/home-texts.ts'
import { Card } from '../../ui/Card.tsx'
import { ChartFigure } from '../../ui/charts/ChartFigure.tsx'
import { RankedBars } from '../../ui/charts/RankedBars.tsx'
import { type BusinessSummary, daysText, vacancyText } from './business-charts.ts'
import { text } from './owner-dashboard.text.ts'

/** Which homes are vacant for the longest time, since when, and how long all of them are on average. */
export function VacantHomes({ vacancies }: { vacancies: BusinessSummary['Vacancies'] }) {
  const { Homes, Longest, NeverLeased } = vacancies
  return (
    <Card>
      <ChartFigure
        title={text.vacantHomes}
        reading={vacancyText(vacancies)}
        definition={
          <>
            {text.vacancyHelp} {NeverLeased > 0 && `${text.neverLeased({ count: NeverLeased })} `}
            {Homes > 0 && <Link to={paths.myProperties({ tab: 'vacant' })}>{text.seeVacant}</Link>}
          </>
        }
      >
        {Longest.length > 0 && (
          <RankedBars
            label={text.longestVacant}
            bars={Longest.map((home) => ({
              key: home.AssetId,
              name: listedName(home),
              detail: text.vacantSince({ place: `${home.City}, ${home.StateCode}`, day: formatDate(home.Since) }),
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
