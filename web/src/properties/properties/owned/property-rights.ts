import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { text } from './listing-state.text.ts'

/** Nothing stands in the way (null), or what does. */
type Obstacle = string | null

export type PropertyRights = {
  /** Nothing is to be done here: a partner looks on. */
  isReadOnly: boolean
  /** To what strangers see: words, photos, being on the market. */
  listing: Obstacle
  /** To price, terms and address. */
  terms: Obstacle
  /** To moving tenants in and out. */
  tenants: Obstacle
}

/** What someone may do with a property that they can open. The server decides; screens say it beforehand. */
export function rightsOf({ Relation, Scopes, ManagedBy }: Pick<UserAssetDetails, 'Relation' | 'Scopes' | 'ManagedBy'>): PropertyRights {
  if (Relation === 'manager') return { isReadOnly: false, listing: null, terms: null, tenants: null }
  if (Relation === 'partner') {
    const reason = text.managedBy({ name: ManagedBy.Name })
    return { isReadOnly: true, listing: reason, terms: reason, tenants: reason }
  }
  const manager = { name: ManagedBy.Name }
  return {
    isReadOnly: false,
    listing: Scopes.includes('list') ? null : text.listingNotCovered(manager),
    terms: Scopes.includes('terms') ? null : text.termsNotCovered(manager),
    tenants: Scopes.includes('tenants') ? null : text.tenantsNotCovered(manager),
  }
}
