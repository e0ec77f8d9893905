import { z } from 'zod'
import { defineEvent, defineQuestion } from '../../rpc/events.ts'

const business = z.object({ id: z.uuid(), accountId: z.uuid() })

/** A business is about to be deleted. What must not be lost refuses: money in its accounts, agreements under way. */
export const BusinessDeleting = defineEvent('business.deleting', business)

/**
 * A profile has become that of a business: what is kept of it follows to the account of the business, all but its homes. `accountId` and
 * `id` are the account and the profile. Those who listen see all rows, since these are of the former account still.
 */
export const ProfileMoved = defineEvent('profile.moved', business.extend({ fromAccountId: z.uuid() }))

/** Homes follow, some at a time; all that hangs on them comes along. `accountId` is the account that they are of by now, `profileId` who manages them. Told like `ProfileMoved`. */
export const HomesMoved = defineEvent(
  'asset.moved',
  z.object({ id: z.uuid(), accountId: z.uuid(), fromAccountId: z.uuid(), profileId: z.uuid() }),
)

/** Homes of a profile that another account still has: some of them to move next, buildings with their units, and how many there are. */
export const HomesToMove = defineQuestion(
  'business.homes-to-move',
  z.object({ profileId: z.uuid(), fromAccountId: z.uuid(), atMost: z.int(), mayExceed: z.boolean() }),
  z.array(z.uuid()),
)
export const HowManyToMove = defineQuestion('business.homes-left', z.object({ profileId: z.uuid(), fromAccountId: z.uuid() }), z.int())

/** Homes of an account that a member can be given: the units of buildings come with them. */
export const WhichHomes = defineQuestion(
  'business.homes',
  z.object({ accountId: z.uuid(), profileId: z.uuid(), assetIds: z.array(z.uuid()) }),
  z.array(z.object({ id: z.uuid(), title: z.string(), address: z.string(), isUnitOfGiven: z.boolean() })),
)

/** What a member has begun that another one takes over, by what it is called. */
export const WhatMemberHolds = defineQuestion(
  'business.holdings',
  z.object({ accountId: z.uuid(), memberId: z.uuid() }),
  z.object({ what: z.string(), count: z.int() }),
)

/** A member goes, and another takes over what is theirs; null where it is the business as a whole. */
export const MemberLeft = defineEvent('member.left', business.extend({ successorId: z.uuid().nullable() }))

/** What an account has that its deletion takes away: counts by kind. */
export const WhatBusinessHolds = defineQuestion(
  'business.holds',
  business,
  z.object({ properties: z.int(), listings: z.int(), connections: z.int() }),
)

/**
 * A business that is being deleted is taken apart, some at a time: what is there is asked of each room in these steps, one after the other.
 * A room that has something takes it away and answers how much; a step is over when no one has anything.
 */
export const DELETION_STEPS = ['listings', 'connections', 'homes', 'pictures'] as const
export const TakeBusinessApart = defineQuestion(
  'business.take-apart',
  business.extend({ profileId: z.uuid(), step: z.enum(DELETION_STEPS), atMost: z.int() }),
  z.int(),
)
