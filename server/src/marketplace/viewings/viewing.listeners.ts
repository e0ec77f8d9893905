import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { ListingContactChanged, ListingLeftByContact } from '@keystead/contract/properties/properties/listing-contact.events.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { endViewings } from './end-viewings.ts'
import { handOverViewings } from './hand-over-viewings.ts'
import { setContactOfViewings } from './viewing.queries.ts'

export const viewingListeners: readonly Listener[] = [
  on(AccountClosing, 'its viewings end', async ({ db, services }, accounts) => {
    for (const { accountId } of accounts) await endViewings(services, db, accountId)
  }),
  on(ListingContactChanged, 'viewings to come are theirs to answer', ({ db }, homes) => setContactOfViewings(db, homes)),
  on(ListingLeftByContact, 'the manager hears of viewings that are theirs to answer', async (context, homes) => {
    for (const { id, managingProfileId } of homes) await handOverViewings(context, id, { toProfileId: managingProfileId })
  }),
]
