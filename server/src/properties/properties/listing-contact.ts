import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import type { Db } from '../../database/db.ts'
import { failField } from '../../rpc/failure.ts'
import type { ReachedAsset } from './property.access.ts'
import { type AssetRow, mayList } from './property.queries.ts'

/**
 * Who strangers turn to once a property is listed; null is whoever manages it. An agent lists in their own name. The
 * manager chooses; where they do not, it stays with the agent who had it and still may list.
 */
export async function contactOf(db: Db, reached: ReachedAsset, asset: AssetRow, chosen: string | null): Promise<string | null> {
  if (reached.relation !== 'manager') {
    if (chosen !== null && chosen !== reached.byProfileId) failField('ContactProfileId', messages.contactIsTheManagersChoice)
    return reached.byProfileId
  }
  if (chosen === asset.managing_profile_id) return null
  const candidate = chosen ?? asset.contact_profile_id
  if (candidate !== null && (await mayList(db, asset.id, candidate))) return candidate
  return chosen === null ? null : failField('ContactProfileId', messages.contactMayNotList)
}
