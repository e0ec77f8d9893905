import { classNames } from '../class-names.ts'
import { barShapes } from './chart-shapes.ts'
import { mostOf, niceTicks } from './chart-values.ts'
import { ChartFrame, type ChartProps } from './ChartFrame.tsx'
import styles from './Chart.module.css'

/** Amounts side by side; several series stand on top of each other. */
export function BarChart(props: ChartProps) {
  const { points, series } = props
  const ticks = niceTicks(mostOf(points))
  return (
    <ChartFrame {...props} ticks={ticks}>
      {(shown) =>
        barShapes(points, series, ticks.at(-1)!).map(({ key, tone, place, ...shape }) => (
          <rect key={key} className={classNames(styles.bar, styles[tone], place === shown && styles.shown)} {...shape} />
        ))
      }
    </ChartFrame>
  )
}
