import styles from './Owners.module.css'

const RADIUS = 40
const AROUND = 2 * Math.PI * RADIUS

/** Shares as parts of a ring. The numbers stand beside it, so that nobody has to read it from colours. */
export function OwnershipRing({ shares }: { shares: readonly number[] }) {
  const parts = shares.map((share, index) => ({
    share,
    place: index,
    start: shares.slice(0, index).reduce((sum, before) => sum + before, 0),
  }))
  return (
    <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true">
      {parts.map(({ share, place, start }) => (
        <circle
          key={place}
          className={styles.part}
          data-place={place % 5}
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={`${(share / 100) * AROUND} ${AROUND}`}
          strokeDashoffset={-(start / 100) * AROUND}
          transform="rotate(-90 50 50)"
        />
      ))}
    </svg>
  )
}
