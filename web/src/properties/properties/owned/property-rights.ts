import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { refusedText } from '../../../sessions/rights.ts'
import { useSession } from '../../../sessions/session.ts'
import { text } from './listing-state.text.ts'

/** Nothing stands in the way (null), or what does. */
type Obstacle = string | null

export type PropertyRights = {
  /** Nothing is to be done here: a partner looks on. */
  isReadOnly: boolean
  /** To what strangers see: photos, being on the market. */
  listing: Obstacle
  /** To the form of the property: its words and facts. */
  words: Obstacle
  /** To price, terms and address. */
  terms: Obstacle
  /** To moving tenants in and out. */
  tenants: Obstacle
}

type Standing = Pick<UserAssetDetails, 'Relation' | 'Scopes' | 'ManagedBy'>

/** The rights of the reader: of a member of a business, those that the business has and their role allows. */
export function usePropertyRights(): (details: Standing) => PropertyRights {
  const session = useSession()
  return (details) => {
    const rights = rightsOf(details)
    return {
      isReadOnly: rights.isReadOnly,
      listing: rights.listing ?? refusedText(session, 'listings:edit'),
      words: rights.words ?? refusedText(session, 'properties:edit'),
      terms: rights.terms ?? refusedText(session, 'properties:edit'),
      tenants: rights.tenants ?? refusedText(session, 'leases:edit'),
    }
  }
}

/** What someone may do with a property that they can open. The server decides; screens say it beforehand. */
export function rightsOf({ Relation, Scopes, ManagedBy }: Standing): PropertyRights {
  if (Relation === 'manager') return { isReadOnly: false, listing: null, words: null, terms: null, tenants: null }
  if (Relation === 'partner') {
    const reason = text.managedBy({ name: ManagedBy.Name })
    return { isReadOnly: true, listing: reason, words: reason, terms: reason, tenants: reason }
  }
  const manager = { name: ManagedBy.Name }
  const listing = Scopes.includes('list') ? null : text.listingNotCovered(manager)
  return {
    isReadOnly: false,
    listing,
    words: listing,
    terms: Scopes.includes('terms') ? null : text.termsNotCovered(manager),
    tenants: Scopes.includes('tenants') ? null : text.tenantsNotCovered(manager),
  }
}
