import { z } from 'zod'
import { defineEvent, defineQuestion } from '../../rpc/events.ts'
import { ProposalText } from './connection.schemas.ts'

/** One side of a connection, as the account that is told of it sees it. */
const side = {
  connectionId: z.uuid(),
  accountId: z.uuid(),
  profileId: z.uuid(),
  otherAccountId: z.uuid(),
  otherProfileId: z.uuid(),
}

/**
 * Two people are connected, or were, and an invitation between them has been accepted with it: what the side that is told
 * has set aside for the other is theirs now. `id` is that of the invitation, which may be another one than the connection.
 */
export const ConnectionJoined = defineEvent(
  'connection.joined',
  z.object({
    id: z.uuid(),
    ...side,
    /** What this side has proposed; read by the room that made it. */
    proposal: z.unknown(),
    /** Who said yes. */
    joinedProfileId: z.uuid(),
  }),
)

/** From now on neither side reaches what is the other's. Told to both. */
export const ConnectionEnded = defineEvent(
  'connection.ended',
  z.object({
    id: z.uuid(),
    ...side,
    /** Null: a job, or an account that closes without a profile. */
    byProfileId: z.uuid().nullable(),
    reason: z.string().nullable(),
  }),
)

/** A property that one side of a connection manages and the other has something of. */
const SharedAsset = z.object({
  assetId: z.guid(),
  /** Of who manages it. */
  accountId: z.guid(),
  /** As it is called now to whom it is open; before and after, as it was called when they were given it. */
  title: z.string(),
  place: z.string(),
  relation: z.enum(['Agent', 'Tenant', 'Owner']),
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
  state: z.enum(['current', 'upcoming', 'past']),
  /** The property is still there. */
  isLive: z.boolean(),
})
export type SharedAsset = z.infer<typeof SharedAsset>

/**
 * The first so many properties of a connection (what runs, what is to come, what is past; of each the latest first) and how
 * many there are, counted up to one more than `most`.
 */
export const WhatConnectionShares = defineQuestion(
  'connection.shares',
  z.object({ connectionId: z.uuid(), limit: z.int(), most: z.int() }),
  z.object({ assets: z.array(SharedAsset), count: z.int() }),
)

/** How many properties there are between the sides of each connection, now or to come; those without one are left out. */
export const HowMuchConnectionsShare = defineQuestion(
  'connection.shared-counts',
  z.object({ connectionIds: z.array(z.uuid()) }),
  z.array(z.object({ connectionId: z.uuid(), count: z.int() })),
)

/** What the end of a connection would take from either side, and what it leaves. */
export const WhatConnectionEnds = defineQuestion(
  'connection.ends',
  z.object({ connectionId: z.uuid() }),
  z.object({
    ends: z.array(z.object({ Title: z.string(), What: z.string(), IsLease: z.boolean() })),
    keeps: z.array(z.string()),
  }),
)

/** Whether an address is that of a tenant or guarantor in a lease of an account. Drafts are none. */
export const DoesAddressStandInLeases = defineQuestion(
  'invitation.address-in-leases',
  z.object({ accountId: z.uuid(), email: z.string() }),
  z.boolean(),
)

/** What is set aside behind an invitation, for the eyes of the person who is asked. */
export const WhatInvitationOffers = defineQuestion(
  'invitation.offers',
  z.object({ connectionId: z.uuid(), accountId: z.uuid(), profileId: z.uuid(), proposal: z.unknown() }),
  z.object({ proposal: ProposalText.nullable(), shares: z.array(z.string()) }),
)

/** Where a home is that an invitation names; null where the caller may not name it. */
export const PlaceOfNamedHome = defineQuestion('invitation.home', z.object({ assetId: z.guid() }), z.string().nullable())

/** A proposal for an invitation, checked by the room that would keep it; refused at the field where it cannot be. */
export const CheckedProposal = defineQuestion(
  'invitation.proposal',
  z.object({ AssetIds: z.array(z.uuid()), Terms: z.unknown() }),
  z.unknown(),
)
