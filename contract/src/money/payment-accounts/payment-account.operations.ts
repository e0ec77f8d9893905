import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { PinConfirmationNeeded } from '../../security/security-pin/pin.operations.ts'
import { choice, optional, rowId } from '../../values/fields.ts'
import {
  AcceptSubAccountAgreementInput,
  CreateSubAccountInput,
  SaveSubAccountBankInput,
  SaveSubAccountContactInput,
  SaveSubAccountOwnerInput,
  UpdateSubAccountInput,
} from './payment-account.forms.ts'
import { SavedSubAccount, SubAccount, SubAccountCard } from './payment-account.schemas.ts'
import { MOST_SUB_ACCOUNTS, MOST_SUB_ACCOUNT_DRAFTS, SUB_ACCOUNT_STATUSES } from './payment-account.values.ts'
import { messages } from './payment-accounts-messages.text.ts'

/*
 * Accounts that rent is paid into. Each is begun here step by step, handed in with the numbers, and checked by the payment provider, which keeps
 * them; what is kept here are the last four digits.
 */

const payments = area('payments')

export const SubAccountNotFound = defineError('SubAccountNotFound', 404, messages.notFound)
export const SubAccountChanged = defineError('SubAccountChanged', 409, messages.changed)
export const SubAccountAlreadyActive = defineError('SubAccountAlreadyActive', 409, messages.alreadyActive)
export const SubAccountProcessing = defineError('SubAccountProcessing', 409, messages.processing)
export const SubAccountRejected = defineError('SubAccountRejected', 409, messages.rejected)
export const SubAccountCreationRestricted = defineError('SubAccountCreationRestricted', 409, messages.restrictedText)
export const SubAccountNotDraft = defineError('SubAccountNotDraft', 409, messages.notDraft)
export const SubAccountIncomplete = defineError('SubAccountIncomplete', 409, messages.incomplete)
export const AgreementNotAccepted = defineError('AgreementNotAccepted', 409, messages.agreementFirst)
export const AgreementOutdated = defineError('AgreementOutdated', 409, messages.agreementOld)
export const TooManySubAccountDrafts = defineError(
  'TooManySubAccountDrafts',
  409,
  messages.tooManyDrafts({ count: MOST_SUB_ACCOUNT_DRAFTS }),
)
export const TooManySubAccounts = defineError('TooManySubAccounts', 409, messages.tooMany({ count: MOST_SUB_ACCOUNTS }))
export const SubAccountChangeUnderWay = defineError('SubAccountChangeUnderWay', 409, messages.changeUnderWay)
export const SubAccountNotChangeable = defineError('SubAccountNotChangeable', 409, messages.notChangeable)
export const SubAccountNotActive = defineError('SubAccountNotActive', 409, messages.notActive)
export const OnlinePaymentsOff = defineError('OnlinePaymentsOff', 409, messages.isOff)

/** The operations that a security PIN confirms; their object is the payment account. */
export const CREATE_SUB_ACCOUNT = 'CreateSubAccount'
export const UPDATE_SUB_ACCOUNT = 'UpdateSubAccount'

/** Those who bill others. */
const profiles = ['Owner', 'Agent'] as const
const own = { field: 'SubAccountId', kind: 'payment-account' } as const
const issuers = signedIn({ profiles })
const ownSubAccount = signedIn({ profiles, own })
const ownAndFresh = signedIn({ profiles, own, fresh: true })
const subAccountId = rowId('Payment account')
const wholeBusiness = { concerns: 'whole business' } as const

export const GetPaymentSubAccounts = payments.query('GetPaymentSubAccounts', {
  summary: 'The payment accounts of the active profile and those of its account, the latest first.',
  access: issuers,
  permission: 'paymentAccounts:view',
  ...wholeBusiness,
  input: z.strictObject({ ...pagingInput, Status: optional(choice('Status', Object.values(SUB_ACCOUNT_STATUSES))) }),
  output: pageOf(SubAccountCard),
  reads: ['paymentAccount'],
})

export const GetPaymentSubAccountsCountByStatus = payments.query('GetPaymentSubAccountsCountByStatus', {
  summary: 'How many payment accounts there are in each status.',
  access: issuers,
  permission: 'paymentAccounts:view',
  ...wholeBusiness,
  input: z.strictObject({}),
  output: z.object({ Pending: z.int(), Active: z.int(), Processing: z.int(), Rejected: z.int() }),
  reads: ['paymentAccount'],
})

export const GetPaymentSubAccountDetails = payments.query('GetPaymentSubAccountDetails', {
  summary:
    'The payment account that payments to a profile go to, with the key that a payment names as `MerchantKey`. `IsAccountLevel` 1: the profile’s own first, then that of its account. The key is null where there is none that the payment provider knows.',
  access: issuers,
  permission: 'paymentAccounts:view',
  ...wholeBusiness,
  input: z.strictObject({
    /** The caller’s own; those of others are answered as missing. Left out, they are the active ones. */
    AccountId: optional(rowId('Account')),
    ProfileId: optional(rowId('Profile')),
    IsAccountLevel: choice('Account level', [0, 1]).default(0),
  }),
  output: z.object({
    SubAccountKey: z.string().nullable(),
    SubAccountId: z.guid().nullable(),
    StatusId: z.literal(Object.values(SUB_ACCOUNT_STATUSES)).nullable(),
    IsRestricted: z.boolean(),
    /** What the spec has for an account that is not active; null for one that is, and where there is none. */
    Message: z.string().nullable(),
  }),
  errors: [SubAccountNotFound],
  reads: ['paymentAccount'],
})

export const GetPaymentSubAccount = payments.query('GetPaymentSubAccount', {
  summary: 'One payment account, whole: where it stands, why, what to do, and what was typed in so far. Of numbers the last four digits.',
  access: ownSubAccount,
  permission: 'paymentAccounts:view',
  ...wholeBusiness,
  input: z.strictObject({ SubAccountId: subAccountId }),
  output: SubAccount,
  errors: [SubAccountNotFound],
  reads: ['paymentAccount', 'pin'],
})

export const SaveSubAccountOwner = payments.command('SaveSubAccountOwner', {
  summary: 'The first step: who the account is for. Begins one, or changes one that was begun.',
  access: issuers,
  permission: 'paymentAccounts:edit',
  ...wholeBusiness,
  input: SaveSubAccountOwnerInput,
  output: SavedSubAccount,
  errors: [
    OnlinePaymentsOff,
    SubAccountNotFound,
    SubAccountNotDraft,
    SubAccountChanged,
    SubAccountCreationRestricted,
    TooManySubAccountDrafts,
    TooManySubAccounts,
  ],
  changes: ['paymentAccount'],
})

export const SaveSubAccountContact = payments.command('SaveSubAccountContact', {
  summary: 'The second step: how to reach the owner of the account.',
  access: ownSubAccount,
  permission: 'paymentAccounts:edit',
  ...wholeBusiness,
  input: SaveSubAccountContactInput,
  output: SavedSubAccount,
  errors: [SubAccountNotFound, SubAccountNotDraft, SubAccountChanged],
  changes: ['paymentAccount'],
})

export const SaveSubAccountBank = payments.command('SaveSubAccountBank', {
  summary: 'The third step: whose bank account it is and what is paid into it. Its numbers come with the last step alone.',
  access: ownSubAccount,
  permission: 'paymentAccounts:edit',
  ...wholeBusiness,
  input: SaveSubAccountBankInput,
  output: SavedSubAccount,
  errors: [SubAccountNotFound, SubAccountNotDraft, SubAccountChanged],
  changes: ['paymentAccount'],
})

export const AcceptSubAccountAgreement = payments.command('AcceptSubAccountAgreement', {
  summary: 'Accepts the payment account agreement. Version, time, address and person are kept; only the current version can be accepted.',
  access: ownSubAccount,
  permission: 'paymentAccounts:edit',
  ...wholeBusiness,
  input: AcceptSubAccountAgreementInput,
  output: SavedSubAccount,
  errors: [SubAccountNotFound, SubAccountNotDraft, SubAccountChanged, AgreementOutdated],
  changes: ['paymentAccount'],
})

export const DeleteSubAccountDraft = payments.command('DeleteSubAccountDraft', {
  summary: 'Removes a payment account that was begun and not handed in.',
  access: ownSubAccount,
  permission: 'paymentAccounts:delete',
  ...wholeBusiness,
  input: z.strictObject({ SubAccountId: subAccountId }),
  output: z.object({ SubAccountId: z.guid() }),
  errors: [SubAccountNotFound, SubAccountNotDraft],
  changes: ['paymentAccount'],
})

export const CreateSubAccount = payments.command('CreateSubAccount', {
  summary:
    'Hands in a payment account that was begun, with the numbers that only the payment provider keeps. Needs a factor of a moment ago and the security PIN. One at a time is checked.',
  access: ownAndFresh,
  permission: 'paymentAccounts:edit',
  ...wholeBusiness,
  input: CreateSubAccountInput,
  output: z.object({ SubAccountId: z.guid(), StatusId: z.literal(Object.values(SUB_ACCOUNT_STATUSES)) }),
  errors: [
    OnlinePaymentsOff,
    SubAccountNotFound,
    SubAccountChanged,
    SubAccountAlreadyActive,
    SubAccountProcessing,
    SubAccountRejected,
    SubAccountCreationRestricted,
    SubAccountIncomplete,
    AgreementNotAccepted,
    AgreementOutdated,
    PinConfirmationNeeded,
  ],
  changes: ['paymentAccount'],
  quota: 'sensitive',
})

export const UpdateSubAccount = payments.command('UpdateSubAccount', {
  summary:
    'Answers what the payment provider has asked for, or tells it what has changed. Needs a factor of a moment ago and the security PIN. One change at a time is checked.',
  access: ownAndFresh,
  permission: 'paymentAccounts:edit',
  ...wholeBusiness,
  input: UpdateSubAccountInput,
  output: z.object({ SubAccountId: z.guid(), Version: z.int() }),
  errors: [
    OnlinePaymentsOff,
    SubAccountNotFound,
    SubAccountChanged,
    SubAccountProcessing,
    SubAccountRejected,
    SubAccountNotChangeable,
    SubAccountChangeUnderWay,
    AgreementOutdated,
    PinConfirmationNeeded,
  ],
  changes: ['paymentAccount'],
  quota: 'sensitive',
})

export const SetDefaultSubAccount = payments.command('SetDefaultSubAccount', {
  summary: 'Has payments go to this account from now on. It has to be active.',
  access: ownAndFresh,
  permission: 'paymentAccounts:edit',
  ...wholeBusiness,
  input: z.strictObject({ SubAccountId: subAccountId }),
  output: z.object({ SubAccountId: z.guid() }),
  errors: [SubAccountNotFound, SubAccountNotActive],
  changes: ['paymentAccount'],
})
