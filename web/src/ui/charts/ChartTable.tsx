import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import type { ChartPoint, ChartSeries } from './chart-values.ts'
import styles from './Chart.module.css'

type ChartTableProps = {
  caption: string
  pointsAre: string
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  format: (value: number) => string
}

/** The numbers of a chart. */
export function ChartTable({ caption, pointsAre, series, points, format }: ChartTableProps) {
  return (
    <table className={classNames(styles.numbers, 'tabular')}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{pointsAre}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ key, label, values, to }) => (
          <tr key={key}>
            <th scope="row">{to ? <Link to={to}>{label}</Link> : label}</th>
            {values.map((value, index) => (
              <td key={series[index]!.name}>{format(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
