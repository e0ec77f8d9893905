import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { Obstacle } from '../../rpc/obstacle.ts'
import { area } from '../../rpc/operation.ts'
import { messages } from './closing-messages.text.ts'
import { PinConfirmationNeeded } from '../security-pin/pin.operations.ts'
import { CloseAccountInput } from './closing.forms.ts'

const users = area('users')

export const EmailNotOwn = defineError('EmailNotOwn', 400, messages.emailNotOwn)

/** Said by rooms above, which know what would be left without anyone. */
export const AccountRunsBusiness = defineError('AccountRunsBusiness', 409, messages.lastAdministrator)
export const AccountHoldsMoney = defineError('AccountHoldsMoney', 409, messages.holdsMoney)
export const AccountHasOpenInvoices = defineError('AccountHasOpenInvoices', 409, messages.hasOpenInvoices)
export const AccountHasOpenAgreements = defineError('AccountHasOpenAgreements', 409, messages.hasOpenAgreements)
export const AccountHasPayments = defineError('AccountHasPayments', 409, messages.hasPayments)
export const AccountMovesHomes = defineError('AccountMovesHomes', 409, messages.homesMovingIn)

/** The operation that a security pin confirms for `CloseAccount`; its object is the account. */
export const CLOSE_ACCOUNT = 'CloseAccount'

export const GetAccountExport = users.query('GetAccountExport', {
  summary: 'A link, good for ten minutes, to one JSON file with everything that is kept of the account. No secrets are in it.',
  access: signedIn({ profiles: 'any', fresh: true }),
  permission: 'personal',
  input: z.strictObject({}),
  output: z.object({ Url: z.string(), Expires: z.iso.datetime() }),
  reads: ['account'],
})

export const GetClosingPreview = users.query('GetClosingPreview', {
  summary: 'What closing the account would take away, and whether it needs the security PIN.',
  access: signedIn({ profiles: 'any' }),
  permission: 'personal',
  input: z.strictObject({}),
  output: z.object({
    Email: z.string(),
    Profiles: z.int(),
    Properties: z.int(),
    Listings: z.int(),
    Plan: z.string(),
    /** What else it means, a sentence each. */
    Means: z.array(z.string()),
    NeedsPin: z.boolean(),
    /** What is against it; empty where nothing is. */
    Refusals: z.array(Obstacle),
  }),
  reads: ['connection', 'asset', 'share', 'lease', 'business', 'member', 'invoice', 'payment', 'paymentAccount'],
})

export const CloseAccount = users.command('CloseAccount', {
  summary:
    'Closes the account for good: homes leave the market, all sessions and ways to sign in end, names and contact details are erased, the email is free again. What others need to keep stays: the audit without the name, invoices and receipts with it.',
  access: signedIn({ profiles: 'any', fresh: true }),
  permission: 'personal',
  input: CloseAccountInput,
  output: z.object({ Closed: z.boolean() }),
  errors: [
    EmailNotOwn,
    PinConfirmationNeeded,
    AccountRunsBusiness,
    AccountMovesHomes,
    AccountHoldsMoney,
    AccountHasOpenInvoices,
    AccountHasPayments,
    AccountHasOpenAgreements,
  ],
  replay: 'never',
})
