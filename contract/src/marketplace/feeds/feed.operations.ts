import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { rowId } from '../../values/fields.ts'
import { AddListingFeedInput } from './feed.forms.ts'
import { MAX_FEEDS } from './feed.values.ts'

const assets = area('assets')

export const FeedNotFound = defineError('FeedNotFound', 404, 'Feed details not found.')
export const TooManyFeeds = defineError('TooManyFeeds', 409, `You can have at most ${MAX_FEEDS} feeds. Please delete one first.`)

const ownersOnly = signedIn({ profiles: ['Owner'] })
const ownFeed = signedIn({ profiles: ['Owner'], own: { field: 'FeedId', kind: 'listing-feed' } })
export const ListingFeed = z
  .object({
    FeedId: z.guid(),
    Name: z.string(),
    AudienceId: z.int(),
    /** The one who knows them can read the feed. */
    JsonUrl: z.string(),
    XmlUrl: z.string(),
    ReadsCount: z.int(),
    LastReadAt: z.iso.datetime().nullable(),
    CreatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ListingFeed' })
export type ListingFeed = z.infer<typeof ListingFeed>

export const GetListingFeeds = assets.query('GetListingFeeds', {
  summary: 'The feeds of the active owner profile, with the secret addresses where partners read them.',
  access: ownersOnly,
  permission: 'listings:view',
  concerns: 'whole business',
  input: z.strictObject({}),
  output: z.object({ Items: z.array(ListingFeed) }),
  reads: ['feed'],
})

export const AddListingFeed = assets.command('AddListingFeed', {
  summary: 'Makes a feed of the listings of the active owner profile, in the vocabulary of RESO, as JSON and as XML.',
  access: ownersOnly,
  permission: 'listings:edit',
  concerns: 'whole business',
  input: AddListingFeedInput,
  output: ListingFeed,
  errors: [TooManyFeeds],
  changes: ['feed'],
})

export const RenewListingFeed = assets.command('RenewListingFeed', {
  summary: 'Gives a feed new addresses; the ones before stop working at once.',
  access: ownFeed,
  permission: 'listings:edit',
  concerns: 'whole business',
  input: z.strictObject({ FeedId: rowId('Feed') }),
  output: ListingFeed,
  errors: [FeedNotFound],
  changes: ['feed'],
})

export const DeleteListingFeed = assets.command('DeleteListingFeed', {
  summary: 'Deletes a feed; its addresses stop working at once.',
  access: ownFeed,
  permission: 'listings:delete',
  concerns: 'whole business',
  input: z.strictObject({ FeedId: rowId('Feed') }),
  output: z.object({ FeedId: z.guid() }),
  errors: [FeedNotFound],
  // What the feed had is gone with it: asking again would find nothing.
  changes: ['feed'],
})

export const GetFeedListings = assets.query('GetFeedListings', {
  summary: 'Which listings are in a feed, or which are left out and why.',
  access: ownFeed,
  permission: 'listings:view',
  concerns: 'whole business',
  input: z.strictObject({
    FeedId: rowId('Feed'),
    Show: z.enum(['in', 'out'], { error: 'Show is not valid.' }).default('out'),
    ...pagingInput,
  }),
  output: pageOf(
    z.object({
      OfferId: z.guid(),
      AssetId: z.guid(),
      Title: z.string(),
      ListingType: z.string(),
      City: z.string(),
      StateCode: z.string(),
      Reasons: z.array(z.string()),
    }),
  ),
  errors: [FeedNotFound],
  reads: ['listing'],
})
