import { expiresSoon } from '@keystead/contract/properties/properties/due-days.ts'
import { EXPIRED } from '@keystead/contract/properties/properties/unlist-reasons.ts'
import { useState } from 'react'
import { Badge } from '../../../ui/Badge.tsx'

type PropertyStatusProps = {
  isListed: boolean
  /** How many required checks are still open. */
  openChecks: number
  /** When the listing ends. */
  expiresAt?: string | null
  unlistedReason?: string | null
}

/** Where a property stands on its way to the market. */
export function PropertyStatus({ isListed, openChecks, expiresAt = null, unlistedReason = null }: PropertyStatusProps) {
  const [now] = useState(() => new Date())
  if (isListed) return expiresSoon(expiresAt, now) ? <Badge tone="warn">Ends soon</Badge> : <Badge tone="good">Listed</Badge>
  if (unlistedReason === EXPIRED.key) return <Badge tone="warn">Expired</Badge>
  if (openChecks > 0) return <Badge tone="warn">{missingText(openChecks)}</Badge>
  return <Badge>Unlisted</Badge>
}

/** `2 things missing` */
export function missingText(count: number): string {
  return count === 1 ? '1 thing missing' : `${count} things missing`
}
