import { COUNTED_DAYS, GetAssetCounts } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { useCall } from '../../api/query.ts'
import { Card } from '../../ui/Card.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { barsOf } from './bars.ts'
import styles from './ListingLife.module.css'
import { text } from './listing-life.text.ts'

type Counts = OutputOf<typeof GetAssetCounts>

/** How much people care: looks and messages of the last days, as numbers, as a picture, and as a table. */
export function ListingCounts({ assetId }: { assetId: string }) {
  const { data, error, refetch } = useCall(GetAssetCounts, { AssetId: assetId })
  return (
    <Card as="section" aria-labelledby="counts">
      <h2 id="counts" className={styles.title}>
        {text.lastDays({ days: COUNTED_DAYS })}
      </h2>
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <TextSkeleton count={4} />}
      {data && <Numbers counts={data} />}
    </Card>
  )
}

function Numbers({ counts }: { counts: Counts }) {
  const { Views, Contacts, DaysOnMarket, Days } = counts
  const busyDays = Days.filter((day) => day.Views > 0 || day.Contacts > 0)
  return (
    <>
      <dl className={styles.numbers}>
        <div>
          <dt>{text.viewsCounted({ count: Views })}</dt>
          <dd className="tabular">{Views.toLocaleString('en-US')}</dd>
        </div>
        <div>
          <dt>{text.messagesCounted({ count: Contacts })}</dt>
          <dd className="tabular">{Contacts.toLocaleString('en-US')}</dd>
        </div>
        <div>
          <dt>{text.daysOnMarket({ count: DaysOnMarket ?? 0 })}</dt>
          <dd className="tabular">{DaysOnMarket ?? '–'}</dd>
        </div>
      </dl>
      {busyDays.length === 0 ? (
        <p className={styles.soft}>{DaysOnMarket === null ? text.offMarketHelp : text.noViewsHelp}</p>
      ) : (
        <>
          <Chart days={Days} />
          <Disclosure summary={text.dayByDay}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{text.day}</th>
                  <th scope="col">{text.views}</th>
                  <th scope="col">{text.messages}</th>
                </tr>
              </thead>
              <tbody>
                {[...busyDays].reverse().map((day) => (
                  <tr key={day.Day}>
                    <th scope="row">{formatDate(day.Day)}</th>
                    <td>{day.Views}</td>
                    <td>{day.Contacts}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Disclosure>
        </>
      )}
      <p className={styles.soft}>{text.viewsNote}</p>
    </>
  )
}

/** Looks as bars, days with messages marked beneath. The table says the same in numbers. */
function Chart({ days }: { days: Counts['Days'] }) {
  const { bars, width, height } = barsOf(days)
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" preserveAspectRatio="none">
        {bars.map(({ day, x, y, barWidth, barHeight, hasContact }) => (
          <g key={day}>
            <rect className={styles.bar} x={x} y={y} width={barWidth} height={barHeight} rx="1" />
            {hasContact && <rect className={styles.contact} x={x} y={height - 4} width={barWidth} height="4" rx="1" />}
          </g>
        ))}
      </svg>
      <figcaption>
        <span>{formatDate(days[0]?.Day ?? '')}</span>
        <span className={styles.key}>{text.messages}</span>
        <span>{text.today}</span>
      </figcaption>
    </figure>
  )
}
