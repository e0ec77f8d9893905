import { CONSENT_VERSION } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** Of the paper of all that `givenAgreement` makes. */
const GIVEN_DIGEST = 'ab'.repeat(32)
const consent = { ConsentVersion: CONSENT_VERSION, PaperDigest: GIVEN_DIGEST }
const signature = { PaperDigest: GIVEN_DIGEST, Signature: { Kind: 'typed', Text: 'Pat Tester' } }
const link = { Token: 'x'.repeat(43), Ticket: '1.x' }

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  OpenAgreement: ({ agreementId }) => ({ AgreementId: agreementId, ...consent }),
  SignAgreement: ({ agreementId }) => ({ AgreementId: agreementId, ...signature }),
  ApproveAgreement: ({ approvedAgreementId }) => ({ AgreementId: approvedAgreementId, PaperDigest: GIVEN_DIGEST }),
  DeclineAgreement: ({ agreementId }) => ({ AgreementId: agreementId, Reason: 'The rent is too high.' }),
  GetAgreementToSign: () => ({ Token: link.Token }),
  SendAgreementCode: () => ({ Token: link.Token }),
  OpenAgreementByLink: () => ({ Token: link.Token, Code: '204816' }),
  ConsentByLink: () => ({ ...link, ...consent }),
  SignAgreementByLink: () => ({ ...link, ...signature }),
  ApproveAgreementByLink: () => ({ ...link, PaperDigest: GIVEN_DIGEST }),
  DeclineAgreementByLink: () => ({ ...link, Reason: 'The rent is too high.' }),
  GetAgreementFileByLink: () => ({ ...link }),
  CheckAgreementFile: () => ({ Sha256: GIVEN_DIGEST }),
}
