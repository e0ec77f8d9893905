import * as operations from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { acceptSubAccountAgreement } from './accept-sub-account-agreement.ts'
import { createSubAccount } from './create-sub-account.ts'
import { deleteSubAccountDraft } from './delete-sub-account-draft.ts'
import { getPaymentSubAccount } from './get-payment-sub-account.ts'
import { getPaymentSubAccountDetails } from './get-payment-sub-account-details.ts'
import { getPaymentSubAccounts } from './get-payment-sub-accounts.ts'
import { getPaymentSubAccountsCountByStatus } from './get-payment-sub-accounts-count-by-status.ts'
import { paymentAccountOfCall } from './payment-account.access.ts'
import { saveSubAccountBank } from './save-sub-account-bank.ts'
import { saveSubAccountContact } from './save-sub-account-contact.ts'
import { saveSubAccountOwner } from './save-sub-account-owner.ts'
import { setDefaultSubAccount } from './set-default-sub-account.ts'
import { updateSubAccount } from './update-sub-account.ts'

export const paymentAccountModule = implementAll(
  operations,
  {
    GetPaymentSubAccounts: getPaymentSubAccounts,
    GetPaymentSubAccountsCountByStatus: getPaymentSubAccountsCountByStatus,
    GetPaymentSubAccountDetails: getPaymentSubAccountDetails,
    GetPaymentSubAccount: getPaymentSubAccount,
    SaveSubAccountOwner: saveSubAccountOwner,
    SaveSubAccountContact: saveSubAccountContact,
    SaveSubAccountBank: saveSubAccountBank,
    AcceptSubAccountAgreement: acceptSubAccountAgreement,
    DeleteSubAccountDraft: deleteSubAccountDraft,
    CreateSubAccount: createSubAccount,
    UpdateSubAccount: updateSubAccount,
    SetDefaultSubAccount: setDefaultSubAccount,
  },
  { 'payment-account': paymentAccountOfCall },
)
