import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type ChartPoint, nextPlace } from './chart-values.ts'
import styles from './Chart.module.css'
import { text } from './chart.text.ts'

type ChartPointsProps = {
  name: string
  points: readonly ChartPoint[]
  textOf: (point: ChartPoint) => string
  /** Null: none is looked at any more. */
  onShow: (place: number | null) => void
}

/** A place above each point of a chart: one of them takes the focus, arrows lead to the others, and each says its value. */
export function ChartPoints({ name, points, textOf, onShow }: ChartPointsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)

  function move(event: KeyboardEvent) {
    const place = nextPlace(event.key, current, points.length)
    if (place === null || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[data-point]')[place]?.focus()
  }

  return (
    <ul
      ref={list}
      className={styles.points}
      aria-label={text.nameByArrowKeys({ name })}
      onKeyDown={move}
      onPointerLeave={() => onShow(null)}
    >
      {points.map((point, place) => {
        const common = {
          className: styles.point,
          'data-point': '',
          'aria-label': textOf(point),
          tabIndex: place === current ? 0 : -1,
          onPointerEnter: () => onShow(place),
          onFocus: () => {
            setCurrent(place)
            onShow(place)
          },
          onBlur: () => onShow(null),
        }
        return <li key={point.key}>{point.to ? <Link {...common} to={point.to} /> : <span {...common} role="img" />}</li>
      })}
    </ul>
  )
}
