import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  GetListingFeeds: () => ({}),
  AddListingFeed: () => ({ Name: 'Rental portals', AudienceId: 2 }),
  RenewListingFeed: ({ feedId }) => ({ FeedId: feedId }),
  DeleteListingFeed: ({ feedId }) => ({ FeedId: feedId }),
  GetFeedListings: ({ feedId }) => ({ FeedId: feedId, Show: 'out' }),
}
