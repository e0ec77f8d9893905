import { z } from 'zod'
import { defineEvent, defineQuestion } from '../../rpc/events.ts'

/**
 * Something about a payment account is other than before that matters to those who bill and pay: whether payments can be made to it, or which one
 * a profile uses. `profileId` is null for one of the account.
 */
export const PaymentAccountChanged = defineEvent(
  'payment-account.changed',
  z.object({ id: z.uuid(), accountId: z.uuid(), profileId: z.uuid().nullable(), isActive: z.boolean() }),
)

/** What the payment provider still holds of what was paid to an account, in cents: rooms that know of money answer. */
export const WhatPaymentAccountsHold = defineQuestion('payment-account.holds', z.object({ accountId: z.uuid() }), z.int())
