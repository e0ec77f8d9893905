import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { messages } from './listing-life-messages.text.ts'
import { rowId } from '../../values/fields.ts'
import { EmailNotConfirmedToList, PropertyNotFound, PropertyNotReady } from '../../properties/properties/property.operations.ts'
import { UserAssetDetails } from '../../properties/properties/property.schemas.ts'
import { CheckAssetAddressInput } from './listing-life.forms.ts'

const assets = area('assets')

export const ListingNotRenewable = defineError('ListingNotRenewable', 409, messages.listingNotRenewable)

const listedAsset = signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'AssetId', kind: 'asset', reach: ['agent:list'] } })

export const RenewListing = assets.command('RenewListing', {
  summary:
    'Keeps a listed property on the market for another 90 days, or brings one back that expired within the last 30; anyone who brings it back has confirmed their own email.',
  access: listedAsset,
  permission: 'listings:edit',
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: UserAssetDetails,
  errors: [PropertyNotFound, ListingNotRenewable, PropertyNotReady, EmailNotConfirmedToList],
  changes: ['asset', 'listing'],
})

/** What the history of a property tells of, by the part of it that can be read alone. */
export const HISTORY_PARTS = {
  leases: [
    'assigned',
    'unassigned',
    'lease-changed',
    'rent-set',
    'notice-given',
    'notice-taken-back',
    'renewal-asked',
    'off-books',
    'on-books',
  ],
  listing: ['listed', 'unlisted', 'renewed', 'price', 'photos-added', 'photos-removed'],
  details: ['created', 'edited', 'owners-changed', 'units-added', 'reclassified'],
} as const
export type HistoryPart = keyof typeof HISTORY_PARTS

/** Of what was edited: the steps of the form that ask for it. Amounts have a kind of their own. */
export const EDITED_PARTS = ['where', 'kind', 'facts', 'terms', 'description'] as const

export const AssetEvent = z.object({
  /** Of its own kind within the history; the first one, `created`, has the property's. */
  EventId: z.guid(),
  Kind: z.enum([...HISTORY_PARTS.leases, ...HISTORY_PARTS.listing, ...HISTORY_PARTS.details]),
  At: z.iso.datetime(),
  /** Why it left the market: a key of `UNLIST_REASONS`, or `expired`. Why it is off the books: one of `OFF_BOOKS_REASONS`. */
  Reason: z.string().nullable(),
  /** What it was offered for at the amount. */
  ListingTypeId: z.int().nullable(),
  PreviousAmount: z.string().nullable(),
  Amount: z.string().nullable(),
  RentFrequencyId: z.int().nullable(),
  /** Who was given the property to work for or to live in, or whom it was taken from, and as what; or who answers for a lease. */
  /** Without a profile: a person as they were written down. Occupants are not named. */
  Subject: z.object({ ProfileId: z.guid().nullable(), Name: z.string() }).nullable(),
  Role: z.enum(['agent', 'tenant', 'guarantor', 'occupant']).nullable(),
  /** The last day of their lease before and after it was changed; null: from month to month. */
  LeaseEnd: z.object({ From: z.iso.date().nullable(), To: z.iso.date().nullable() }).nullable(),
  /** From which day on the tenants of a lease pay another rent. */
  RentFromOn: z.iso.date().nullable(),
  /** Of a notice: by which day they move out. */
  MovesOutOn: z.iso.date().nullable(),
  /** What was edited, of each time the parts that were not edited in the hour before by the same person. */
  EditedParts: z.array(z.enum(EDITED_PARTS)).nullable(),
  /** Of units that were added to a building. */
  UnitsCount: z.int().nullable(),
  /** Whether the caller themselves has done it. */
  IsByCaller: z.boolean(),
  /** Who has done it; null for the caller themselves, for whom it is about, for the system, and where it was not kept. */
  By: z.object({ ProfileId: z.guid(), Name: z.string() }).nullable(),
})
export type AssetEvent = z.infer<typeof AssetEvent>

export const GetAssetHistory = assets.query('GetAssetHistory', {
  summary:
    'What happened to a property, newest first: added, listed, renewed, other amounts, unlisted and why, entrusted to agents and leased to tenants, leases extended, who answers for them, notices and wishes to renew, photos, owners, units and what else was edited, and who has done it. `About` narrows it to one part.',
  access: signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'AssetId', kind: 'asset', reach: ['partner', 'agent'] } }),
  permission: 'properties:view',
  input: z.strictObject({
    AssetId: rowId('Property'),
    /** Everything where it is left out. */
    About: z.enum(['leases', 'listing', 'details'] satisfies HistoryPart[], { error: 'About is not valid.' }).nullish(),
    ...pagingInput,
  }),
  output: pageOf(AssetEvent),
  errors: [PropertyNotFound],
  reads: ['asset', 'lease', 'share', 'person'],
})

/** Days that the counts of a property go back, today included. */
export const COUNTED_DAYS = 30

export const GetAssetCounts = assets.query('GetAssetCounts', {
  summary: 'How often a property was looked at and written about in the last 30 days, by day in its time zone.',
  access: signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'AssetId', kind: 'asset', reach: ['partner', 'agent:list'] } }),
  permission: 'properties:view',
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: z.object({
    /** Every day, the oldest first. */
    Days: z.array(z.object({ Day: z.iso.date(), Views: z.int(), Contacts: z.int() })),
    Views: z.int(),
    Contacts: z.int(),
    /** Days since it was listed, 0 on the first; null while it is not. */
    DaysOnMarket: z.int().nullable(),
  }),
  errors: [PropertyNotFound],
  reads: ['asset', 'share'],
})

export const CheckAssetAddress = assets.query('CheckAssetAddress', {
  summary:
    'Whether an address is here already: among the own properties (which one), or on the market by another account (not whose). An agent asks for a property that they may list.',
  access: signedIn({ profiles: ['Owner', 'Agent'] }),
  permission: 'properties:view',
  input: CheckAssetAddressInput,
  output: z.object({
    Own: z.object({ AssetId: z.guid(), Title: z.string(), IsListed: z.boolean() }).nullable(),
    /** Only where that listing shows its address to everyone. */
    IsListedByOthers: z.boolean(),
  }),
  errors: [PropertyNotFound],
  readsNothing: 'It is asked of what is typed; after saving, the answer would be the home itself.',
})
