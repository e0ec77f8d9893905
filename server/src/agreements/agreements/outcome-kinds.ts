import { CATEGORIES } from '@keystead/contract/agreements/templates/template.values.ts'
import type { AgreementRow } from './agreement.queries.ts'

const KINDS: Readonly<Record<number, 'lease' | 'change' | 'engagement'>> = {
  [CATEGORIES.Lease]: 'lease',
  [CATEGORIES.Renewal]: 'change',
  [CATEGORIES.Addendum]: 'change',
  [CATEGORIES.Management]: 'engagement',
}

/** What a completed agreement does beside being signed; null where that is nothing. */
export function kindOfOutcome({ category_id, asset_id, lease_id }: Pick<AgreementRow, 'category_id' | 'asset_id' | 'lease_id'>) {
  const kind = KINDS[category_id] ?? null
  if (kind === null || asset_id === null) return null
  return kind === 'change' && lease_id === null ? null : kind
}

/** The same of a row of `agreement`. */
export const HAS_OUTCOME = `asset_id is not null and (category_id in (${CATEGORIES.Lease}, ${CATEGORIES.Management})
  or category_id in (${CATEGORIES.Renewal}, ${CATEGORIES.Addendum}) and lease_id is not null)`
