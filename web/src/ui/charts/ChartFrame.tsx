import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Disclosure } from '../Disclosure.tsx'
import { COLUMN, HEIGHT } from './chart-shapes.ts'
import { type ChartPoint, type ChartSeries, mostOf, pointText } from './chart-values.ts'
import { ChartFigure } from './ChartFigure.tsx'
import { ChartPoints } from './ChartPoints.tsx'
import { ChartTable } from './ChartTable.tsx'
import styles from './Chart.module.css'
import { text } from './chart.text.ts'

export type ChartProps = {
  title: string
  /** What exactly is shown. There is no chart without one. */
  definition: ReactNode
  /** What its points are: `Month`. */
  pointsAre: string
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  format: (value: number) => string
  /** Shorter, for the axis. */
  formatTick?: (value: number) => string
  /** What it comes to, until a point is looked at. */
  summary: string
}

type ChartFrameProps = ChartProps & {
  ticks: readonly number[]
  /** The picture, of a place for each point. `shown`: the one that is looked at. */
  children: (shown: number | null) => ReactNode
}

/**
 * A picture of numbers with all that belongs to one: its name and definition, the value of the point that is looked at, an axis, and
 * the same numbers as a table. Words and places are those of the page, so that only shapes are stretched.
 */
export function ChartFrame({
  title,
  definition,
  pointsAre,
  series,
  points,
  ticks,
  format,
  formatTick = format,
  summary,
  children,
}: ChartFrameProps) {
  const [shown, setShown] = useState<number | null>(null)
  const textOf = (point: ChartPoint) => pointText(point, series, format)
  const top = ticks.at(-1)!
  const current = shown === null ? undefined : points[shown]
  // Words say better that there is nothing than a picture without shapes.
  if (mostOf(points) === 0) return <ChartFigure title={title} definition={definition} reading={summary} />
  return (
    <ChartFigure title={title} definition={definition} reading={current ? textOf(current) : summary}>
      {series.length > 1 && (
        <ul className={styles.legend} aria-label={text.colors}>
          {series.map(({ name, tone }) => (
            <li key={name} className={styles[tone]}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.plot}>
        <div className={classNames(styles.axis, 'tabular')} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick}>{formatTick(tick)}</span>
          ))}
        </div>
        <div className={styles.picture}>
          <svg viewBox={`0 0 ${points.length * COLUMN} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            {ticks.map((tick) => {
              const y = HEIGHT - (tick / top) * HEIGHT
              return <line key={tick} className={styles.grid} x1="0" x2={points.length * COLUMN} y1={y} y2={y} />
            })}
            {children(shown)}
          </svg>
          <ChartPoints name={title} points={points} textOf={textOf} onShow={setShown} />
        </div>
        <div className={styles.labels} aria-hidden="true">
          {points.map(({ key, short }) => (
            <span key={key}>{short}</span>
          ))}
        </div>
      </div>
      <div className={styles.table}>
        <Disclosure summary={text.showAsATable}>
          <ChartTable caption={title} pointsAre={pointsAre} series={series} points={points} format={format} />
        </Disclosure>
      </div>
    </ChartFigure>
  )
}
