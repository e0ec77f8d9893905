import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Chart.module.css'

type ChartFigureProps = {
  title: string
  /** What exactly is shown. There is no chart without one. */
  definition: ReactNode
  /** The number that matters now. */
  reading: string
  children?: ReactNode
}

/** A picture of numbers under its name, with what it shows and what it comes to in words. */
export function ChartFigure({ title, definition, reading, children }: ChartFigureProps) {
  const titleId = useId()
  return (
    <figure className={styles.chart} aria-labelledby={titleId}>
      <figcaption>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        <p className={classNames(styles.reading, 'tabular')}>{reading}</p>
        <p className={styles.definition}>{definition}</p>
      </figcaption>
      {children}
    </figure>
  )
}
