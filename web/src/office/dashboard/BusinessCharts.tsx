import { GetBusinessSummary, LEAD_DAYS, MONTHS_AHEAD } from '@keystead/contract/office/dashboard/dashboard.operations.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { mostOf } from '../../ui/charts/chart-values.ts'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import { LineChart } from '../../ui/charts/LineChart.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { type BusinessSummary, counted, leadPoints, leaseEndPoints, moneyText, rentPoints, shortMoneyText } from './business-charts.ts'
import { VacantHomes } from './VacantHomes.tsx'
import styles from './Dashboard.module.css'
import { text } from './owner-dashboard.text.ts'

/** How the business of an owner goes on: what leases bring, when they end, what is vacant, and who asks. */
export function BusinessCharts() {
  const TimeZone = useTimeZone()
  const { data, error, refetch } = useCall(GetBusinessSummary, { TimeZone })
  if (data) {
    return (
      <div className={styles.charts}>
        {data.Rent && <Rent rent={data.Rent} />}
        {data.LeaseEnds && <LeaseEnds ends={data.LeaseEnds} />}
        {data.Leads && <Leads leads={data.Leads} />}
        {data.Vacancies && <VacantHomes vacancies={data.Vacancies} />}
      </div>
    )
  }
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} compact />
  return (
    <Loading label={text.loadingYourBusiness}>
      <div className={styles.charts}>
        {[1, 2, 3, 4].map((chart) => (
          <Skeleton key={chart} shape="block" />
        ))}
      </div>
    </Loading>
  )
}

const RENT = [{ name: text.rent, tone: 'primary' }] as const
const HOMES = [{ name: text.homesSeries, tone: 'warn' }] as const
const ASKED = [
  { name: text.inquiries, tone: 'info' },
  { name: text.tours, tone: 'primary' },
] as const

function Rent({ rent }: { rent: BusinessSummary['Rent'] }) {
  const points = rentPoints(rent)
  return (
    <Card>
      <LineChart
        title={text.scheduledRent}
        pointsAre={text.month}
        series={RENT}
        points={points}
        format={moneyText}
        formatTick={shortMoneyText}
        summary={mostOf(points) === 0 ? text.noLeases : text.rentThisMonth({ amount: moneyText(points[0]?.values[0] ?? 0) })}
        definition={
          <>
            {text.rentHelp} <Link to={paths.myProperties({ tab: 'occupied' })}>{text.seeLeased}</Link>
          </>
        }
      />
    </Card>
  )
}

function LeaseEnds({ ends }: { ends: BusinessSummary['LeaseEnds'] }) {
  const points = leaseEndPoints(ends)
  const homes = points.reduce((sum, { values: [value = 0] }) => sum + value, 0)
  const { WithoutEnd } = ends
  return (
    <Card>
      <BarChart
        title={text.leaseEnds}
        pointsAre={text.month}
        series={HOMES}
        points={points}
        format={(count) => text.homes({ count })}
        formatTick={counted}
        summary={homes === 0 ? text.noLeaseEnds({ months: MONTHS_AHEAD }) : text.leaseEndsAhead({ count: homes, months: MONTHS_AHEAD })}
        definition={
          <>
            {text.leaseEndsHelp} {WithoutEnd > 0 && `${text.monthToMonth({ count: WithoutEnd })} `}
            <Link to={paths.myProperties({ tab: 'occupied', sort: 'lease-end' })}>{text.seeLeaseEnds}</Link>
          </>
        }
      />
    </Card>
  )
}

function Leads({ leads }: { leads: BusinessSummary['Leads'] }) {
  const points = leadPoints(leads)
  const asked = points.reduce((sum, { values }) => sum + values.reduce((day, value) => day + value, 0), 0)
  return (
    <Card>
      <BarChart
        title={text.inquiriesAndTours}
        pointsAre={text.day}
        series={ASKED}
        points={points}
        format={counted}
        summary={asked === 0 ? text.noLeads({ days: LEAD_DAYS }) : text.leadsInDays({ count: asked, days: LEAD_DAYS })}
        definition={
          <>
            {text.leadsHelp} <Link to={paths.leads()}>{text.seeLeads}</Link>
          </>
        }
      />
    </Card>
  )
}
