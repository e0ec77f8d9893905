import { GetBusinessSummary, LEAD_DAYS, MONTHS_AHEAD } from '@keystead/contract/office/dashboard/dashboard.operations.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { paths } from '../../navigation/paths.ts'
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

/** How the business of an owner goes on: what leases bring, when they end, what is vacant, and who asks. */
export function BusinessCharts() {
  const TimeZone = useTimeZone()
  const { data, error, refetch } = useCall(GetBusinessSummary, { TimeZone })
  if (data) {
    return (
      <div className={styles.charts}>
        <Rent summary={data} />
        <LeaseEnds summary={data} />
        <Leads summary={data} />
        <VacantHomes vacancies={data.Vacancies} />
      </div>
    )
  }
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} compact />
  return (
    <Loading label="Loading your business…">
      <div className={styles.charts}>
        {[1, 2, 3, 4].map((chart) => (
          <Skeleton key={chart} shape="block" />
        ))}
      </div>
    </Loading>
  )
}

const RENT = [{ name: 'Rent', tone: 'primary' }] as const
const HOMES = [{ name: 'Homes', tone: 'warn' }] as const
const ASKED = [
  { name: 'Inquiries', tone: 'info' },
  { name: 'Tours', tone: 'primary' },
] as const

function Rent({ summary }: { summary: BusinessSummary }) {
  const points = rentPoints(summary)
  return (
    <Card>
      <LineChart
        title="Scheduled rent"
        pointsAre="Month"
        series={RENT}
        points={points}
        format={moneyText}
        formatTick={shortMoneyText}
        summary={mostOf(points) === 0 ? 'No leases recorded yet' : `${moneyText(points[0]?.values[0] ?? 0)} this month`}
        definition={
          <>
            What recorded leases charge, month by month. A lease that begins, ends or changes its rent within a month counts by its days. It
            is what is due, not what was paid. <Link to={paths.myProperties({ tab: 'occupied' })}>See leased homes</Link>
          </>
        }
      />
    </Card>
  )
}

function LeaseEnds({ summary }: { summary: BusinessSummary }) {
  const points = leaseEndPoints(summary)
  const homes = points.reduce((sum, { values: [value = 0] }) => sum + value, 0)
  const { WithoutEnd } = summary.LeaseEnds
  return (
    <Card>
      <BarChart
        title="Lease ends"
        pointsAre="Month"
        series={HOMES}
        points={points}
        format={(value) => (value === 1 ? '1 home' : `${counted(value)} homes`)}
        formatTick={counted}
        summary={`${homes === 0 ? 'None' : counted(homes)} in the next ${MONTHS_AHEAD} months`}
        definition={
          <>
            Homes whose last recorded lease ends in that month.{' '}
            {WithoutEnd > 0 &&
              (WithoutEnd === 1
                ? '1 home is leased from month to month. '
                : `${counted(WithoutEnd)} homes are leased from month to month. `)}
            <Link to={paths.myProperties({ tab: 'occupied', sort: 'lease-end' })}>See homes by lease end</Link>
          </>
        }
      />
    </Card>
  )
}

function Leads({ summary }: { summary: BusinessSummary }) {
  const points = leadPoints(summary)
  const leads = points.reduce((sum, { values }) => sum + values.reduce((day, value) => day + value, 0), 0)
  return (
    <Card>
      <BarChart
        title="Inquiries and tours"
        pointsAre="Day"
        series={ASKED}
        points={points}
        format={counted}
        summary={`${leads === 0 ? 'None' : counted(leads)} in the last ${LEAD_DAYS} days`}
        definition={
          <>
            Messages to you, and requests to tour your homes, by the day on which they came. <Link to={paths.leads()}>See leads</Link>
          </>
        }
      />
    </Card>
  )
}
