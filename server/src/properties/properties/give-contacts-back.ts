import { ListingContactChanged, ListingLeftByContact } from '@keystead/contract/properties/properties/listing-contact.events.ts'
import type { EventContext } from '../../rpc/events.ts'
import { clearContact } from './listing-term.queries.ts'

/** An agent no longer lists these properties, as far as they did: strangers turn to the manager again, and rooms above hear of it. */
export async function giveContactsBack(context: EventContext, profileId: string, assetIds: readonly string[]): Promise<void> {
  const left = await clearContact(context.db, profileId, assetIds)
  const changed = left.map(({ id, accountId }) => ({ id, accountId, contactProfileId: null }))
  await context.services.events.emit(context, ListingContactChanged, changed)
  await context.services.events.emit(context, ListingLeftByContact, left)
}
