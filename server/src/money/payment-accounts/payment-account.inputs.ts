import type { ValidInputs } from '../../../test/matrix/input-world.ts'
import { contactStep, numbersStep, ownerStep, bankStep } from './payment-account.factory.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  GetPaymentSubAccountDetails: () => ({ IsAccountLevel: 1 }),
  SaveSubAccountOwner: () => ({ ...ownerStep }),
  SaveSubAccountContact: ({ paymentDraftId }) => ({ SubAccountId: paymentDraftId, Version: 5, ...contactStep }),
  SaveSubAccountBank: ({ paymentDraftId }) => ({ SubAccountId: paymentDraftId, Version: 5, ...bankStep }),
  AcceptSubAccountAgreement: ({ paymentDraftId }) => ({ SubAccountId: paymentDraftId, Version: 5, AgreementVersion: '2026-11' }),
  DeleteSubAccountDraft: ({ paymentDraftId }) => ({ SubAccountId: paymentDraftId }),
  CreateSubAccount: ({ paymentDraftId }) => ({ SubAccountId: paymentDraftId, Version: 5, ...numbersStep }),
  UpdateSubAccount: ({ paymentAccountId }) => ({
    SubAccountId: paymentAccountId,
    Version: 1,
    Email: 'olivia@example.com',
    Phone: '(303) 555-0188',
  }),
}
