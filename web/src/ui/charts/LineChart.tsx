import { classNames } from '../class-names.ts'
import { lineShapes } from './chart-shapes.ts'
import { mostOf, niceTicks } from './chart-values.ts'
import { ChartFrame, type ChartProps } from './ChartFrame.tsx'
import styles from './Chart.module.css'

/** How one amount goes on from point to point. */
export function LineChart(props: ChartProps) {
  const ticks = niceTicks(mostOf(props.points))
  const { line, area, dots } = lineShapes(props.points, ticks.at(-1)!)
  const tone = styles[props.series[0]!.tone]
  return (
    <ChartFrame {...props} ticks={ticks}>
      {(shown) => (
        <>
          <path className={classNames(styles.area, tone)} d={area} />
          <path className={classNames(styles.line, tone)} d={line} />
          {/* Circles would be stretched with the picture; the round end of a stroke is not. */}
          {dots.map(({ x, y }, place) => (
            <path key={x} className={classNames(styles.dot, tone, place === shown && styles.shown)} d={`M${x} ${y}h0`} />
          ))}
        </>
      )}
    </ChartFrame>
  )
}
