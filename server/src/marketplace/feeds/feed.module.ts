import * as operations from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { feedOfCall } from './feed.access.ts'
import { addListingFeed } from './add-listing-feed.ts'
import { deleteListingFeed } from './delete-listing-feed.ts'
import { getFeedListings } from './get-feed-listings.ts'
import { getListingFeeds } from './get-listing-feeds.ts'
import { renewListingFeed } from './renew-listing-feed.ts'

export const feedModule = implementAll(
  operations,
  {
    GetListingFeeds: getListingFeeds,
    AddListingFeed: addListingFeed,
    RenewListingFeed: renewListingFeed,
    DeleteListingFeed: deleteListingFeed,
    GetFeedListings: getFeedListings,
  },
  { 'listing-feed': feedOfCall },
)
