import { z } from 'zod'
import { defineEnding, defineEvent, defineQuestion } from '../../rpc/events.ts'

const account = z.object({ id: z.uuid(), accountId: z.uuid() })

/**
 * An account is going to be closed, unless something is against it. What others lock before they come to the account, rooms lock now; its own row
 * comes after that.
 */
export const AccountSoonClosing = defineEvent('account.soon-closing', account)

/** An account is closed for good. Its rows are still there, and its people still have their names. */
export const AccountClosing = defineEnding('account.closing', account)

/** The operator has shut an account out; it may come back. */
export const AccountDisabled = defineEvent('account.disabled', account)

/**
 * An address has proved to be an account's, perhaps once more. For an account that was made just now: its first profile, if
 * it has one, and what invited it, as the room answered that keeps invitations.
 */
export const EmailConfirmed = defineEvent(
  'account.email-confirmed',
  account.extend({
    email: z.string(),
    signUp: z.object({ profileId: z.uuid().nullable(), profileTypeId: z.int(), invitation: z.unknown() }).nullable(),
  }),
)

/** What has invited a person who signs up with an address by a link; refused where it went to another address. */
export const WhatInvitesToSignUp = defineQuestion(
  'account.invitation',
  z.object({ token: z.string(), email: z.string() }),
  z.object({ id: z.uuid(), invitation: z.unknown() }).nullable(),
)

/** What an account has that it loses when it closes. */
export const WhatAccountHolds = defineQuestion(
  'account.holds',
  z.object({ accountId: z.uuid() }),
  z.object({ properties: z.int(), listings: z.int() }),
)

/** What else it means that an account closes, a person's or that of a business: a sentence each. */
export const WhatClosingMeans = defineQuestion(
  'account.closing-means',
  z.object({ accountId: z.uuid(), isBusiness: z.boolean() }),
  z.array(z.string()),
)

/** What the plan of an account is called. */
export const WhatPlanIsCalled = defineQuestion('account.plan', z.object({ planId: z.int() }), z.string())
