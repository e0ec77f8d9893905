import type { BusinessDetails } from '@keystead/contract/people/businesses/business.schemas.ts'
import { Card } from '../../ui/Card.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { text } from './view-business.text.ts'
import styles from './ViewBusiness.module.css'

const POLL_MS = 2_000

/** How often the page asks again while homes are on their way. */
export function movingPaceMs(business: BusinessDetails | undefined): number | false {
  return business?.MovingIn ? POLL_MS : false
}

/** How many homes of the founder have come so far; nothing once all are here. */
export function MovingIn({ business: { MovingIn: moving } }: { business: BusinessDetails }) {
  if (!moving) return null
  const [done, all] = [moving.Done, moving.All].map((count) => count.toLocaleString('en-US'))
  return (
    <Card className={styles.moving} sunken>
      <ProgressBar label={text.movingIn} value={moving.Done} max={moving.All} text={text.movedSoFar({ done: done!, all: all! })} />
    </Card>
  )
}
