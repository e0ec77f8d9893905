import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { HomesMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { ListingContactChanged, ListingLeftByContact } from '@keystead/contract/properties/properties/listing-contact.events.ts'
import { moveLinksTo } from '../../links/links.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { endTours } from './end-tours.ts'
import { handOverTours } from './hand-over-tours.ts'
import { TOUR_LINK } from './tour-link.ts'
import { moveTours, setContactOfTours } from './tour.queries.ts'

export const tourListeners: readonly Listener[] = [
  on(AccountClosing, 'its tours end', async ({ db, services }, accounts) => {
    for (const { accountId } of accounts) await endTours(services, db, accountId)
  }),
  on(ListingContactChanged, 'tours to come are theirs to answer', ({ db }, homes) => setContactOfTours(db, homes)),
  on(ListingLeftByContact, 'the manager hears of tours that are theirs to answer', async (context, homes) => {
    for (const { id, managingProfileId } of homes) await handOverTours(context, id, { toProfileId: managingProfileId })
  }),
  on(HomesMoved, 'tours of them are still agreed upon', async ({ db }, homes) => {
    const { accountId } = homes[0]!
    const tours = await moveTours(
      db,
      homes.map(({ id }) => id),
      accountId,
    )
    await moveLinksTo(db, TOUR_LINK, tours, accountId)
  }),
]
