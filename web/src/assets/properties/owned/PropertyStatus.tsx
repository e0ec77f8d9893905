import { Badge } from '../../../ui/Badge.tsx'

type PropertyStatusProps = {
  isListed: boolean
  /** How many required checks are still open. */
  openChecks: number
}

/** Where a property stands on its way to the market. */
export function PropertyStatus({ isListed, openChecks }: PropertyStatusProps) {
  if (isListed) return <Badge tone="good">Listed</Badge>
  if (openChecks > 0) return <Badge tone="warn">{missingText(openChecks)}</Badge>
  return <Badge>Unlisted</Badge>
}

/** `2 things missing` */
export function missingText(count: number): string {
  return count === 1 ? '1 thing missing' : `${count} things missing`
}
