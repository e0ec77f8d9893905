import type { GetFeedListings, ListingFeed } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { FEED_REASONS } from '@keystead/contract/marketplace/feeds/feed.values.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { listingTypeText } from '../../properties/properties/property.public.ts'
import type { FeedListingLine, FeedRow } from './feed.queries.ts'

export function presentFeed(feed: FeedRow, token: string, origin: string): ListingFeed {
  return {
    FeedId: feed.id,
    Name: feed.name,
    AudienceId: feed.audience_id,
    JsonUrl: `${origin}/feeds/${token}.json`,
    XmlUrl: `${origin}/feeds/${token}.xml`,
    ReadsCount: feed.reads_count,
    LastReadAt: feed.last_read_at?.toISOString() ?? null,
    CreatedAt: feed.created_at.toISOString(),
  }
}

export function presentFeedLine(line: FeedListingLine): OutputOf<typeof GetFeedListings>['Items'][number] {
  return {
    OfferId: line.id,
    AssetId: line.asset_id,
    Title: line.title,
    ListingType: listingTypeText(line.listing_type_id),
    City: line.city_name,
    StateCode: line.state_code,
    Reasons: line.reasons.map((reason) => FEED_REASONS[reason]),
  }
}
