import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Skeleton.module.css'
import { text } from './page.text.ts'

type Shape = 'line' | 'title' | 'picture' | 'block' | 'field' | 'circle'
type Length = 'short' | 'half' | 'long' | 'full'

/** One grey shape of a layout that is still coming. Always inside `Loading`. */
export function Skeleton({ shape = 'line', length = 'full' }: { shape?: Shape; length?: Length }) {
  return <span className={classNames(styles.bone, styles[shape], length !== 'full' && styles[length])} />
}

/**
 * Frames the skeleton of a real layout: invisible for the first 500 ms (300 ms when `refreshing`), and read out as one
 * short sentence instead of shapes.
 */
export function Loading({ label = text.loading, refreshing, children }: { label?: string; refreshing?: boolean; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      <div className={classNames(styles.waiting, refreshing && styles.refreshing)} aria-hidden="true">
        {children}
      </div>
    </div>
  )
}

type FamilyProps = { count?: number; refreshing?: boolean }

/** A grid of cards with pictures: search results, homes. */
export function CardsSkeleton({ count = 6, refreshing }: FamilyProps) {
  return (
    <Loading refreshing={refreshing}>
      <div className={styles.cards}>
        {times(count, (index) => (
          <div key={index} className={styles.card}>
            <Skeleton shape="picture" />
            <div className={styles.cardText}>
              <Skeleton shape="title" length="half" />
              <Skeleton length="long" />
              <Skeleton length="half" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}

/** A list with columns. */
export function TableSkeleton({ count = 6, refreshing }: FamilyProps) {
  return (
    <Loading refreshing={refreshing}>
      <div className={styles.rows}>
        {times(count, (index) => (
          <div key={index} className={styles.row}>
            <Skeleton length="long" />
            <Skeleton length="half" />
            <Skeleton length="half" />
            <Skeleton length="half" />
          </div>
        ))}
      </div>
    </Loading>
  )
}

/** A form: labels above fields. */
export function FormSkeleton({ count = 5, refreshing }: FamilyProps) {
  return (
    <Loading refreshing={refreshing}>
      <div className={styles.stack}>
        {times(count, (index) => (
          <div key={index} className={styles.stack}>
            <Skeleton length="short" />
            <Skeleton shape="field" />
          </div>
        ))}
      </div>
    </Loading>
  )
}

/** Text under a headline. */
export function TextSkeleton({ count = 4, refreshing }: FamilyProps) {
  return (
    <Loading refreshing={refreshing}>
      <div className={styles.stack}>
        <Skeleton shape="title" length="half" />
        {times(count, (index) => (
          <Skeleton key={index} length={index === count - 1 ? 'half' : 'full'} />
        ))}
      </div>
    </Loading>
  )
}

function times(count: number, render: (index: number) => ReactNode): ReactNode[] {
  return Array.from({ length: count }, (_, index) => render(index))
}
