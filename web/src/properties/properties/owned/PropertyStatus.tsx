import { expiresSoon } from '@keystead/contract/properties/properties/due-days.ts'
import { EXPIRED } from '@keystead/contract/properties/properties/unlist-reasons.ts'
import { useState } from 'react'
import { Badge } from '../../../ui/Badge.tsx'
import { text } from './listing-state.text.ts'

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
  if (isListed) return expiresSoon(expiresAt, now) ? <Badge tone="warn">{text.endsSoon}</Badge> : <Badge tone="good">{text.listed}</Badge>
  if (unlistedReason === EXPIRED.key) return <Badge tone="warn">{text.expired}</Badge>
  if (openChecks > 0) return <Badge tone="warn">{missingText(openChecks)}</Badge>
  return <Badge>{text.unlisted}</Badge>
}

/** `2 things missing` */
function missingText(count: number): string {
  return text.missing({ count })
}
