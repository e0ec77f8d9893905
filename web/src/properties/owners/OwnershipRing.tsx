import { percentText } from './owner-texts.ts'
import { text } from './shares.text.ts'
import styles from './Owners.module.css'

const RADIUS = 40
const AROUND = 2 * Math.PI * RADIUS

type RingPart = { Name: string; OwnershipPercent: number }

/** Shares as parts of a ring. The numbers stand beside it, so that no one has to read it from colours. */
export function OwnershipRing({ owners }: { owners: readonly RingPart[] }) {
  const parts = owners.map(({ OwnershipPercent }, index) => ({
    share: OwnershipPercent,
    place: index,
    start: owners.slice(0, index).reduce((sum, before) => sum + before.OwnershipPercent, 0),
  }))
  return (
    <svg className={styles.ring} viewBox="0 0 100 100" role="img" aria-label={ringText(owners)}>
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

/** `Shares: Ruth Reed 60%, Iris Bell 40%` */
function ringText(owners: readonly RingPart[]): string {
  return text.ring({ shares: owners.map(({ Name, OwnershipPercent }) => `${Name} ${percentText(OwnershipPercent)}`).join(', ') })
}
