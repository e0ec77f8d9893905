import type { ValidInputs } from '../../../test/matrix/input-world.ts'

const signBy = () => new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  CreateAgreement: ({ templateId }) => ({ TemplateId: templateId }),
  GetAgreementDraft: ({ draftAgreementId }) => ({ AgreementId: draftAgreementId }),
  UpdateAgreement: ({ draftAgreementId }) => ({
    AgreementId: draftAgreementId,
    Version: 1,
    Title: 'Another lease',
    SignBy: signBy(),
    Parties: [{ Role: 'Tenant', Part: 'signer', Turn: 1, Name: 'Mia Lang', Email: 'mia.lang@example.com' }],
  }),
  DeleteAgreement: ({ draftAgreementId }) => ({ AgreementId: draftAgreementId }),
  SendAgreement: ({ draftAgreementId }) => ({ AgreementId: draftAgreementId, Version: 1 }),
  VoidAgreement: ({ agreementId }) => ({ AgreementId: agreementId, Reason: 'The home is sold.' }),
  TerminateAgreement: ({ agreementId }) => ({ AgreementId: agreementId, On: signBy(), Reason: 'The home is sold.' }),
}
