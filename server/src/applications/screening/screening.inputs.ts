import type { ValidInputs } from '../../../test/matrix/input-world.ts'

const VERSION = '2026-11-28'

/** A valid input of each call of this room; which screening it is says what must be so before it. */
export const inputs: ValidInputs = {
  RequestScreening: ({ applicationId, applicantFormId }) => ({
    ApplicationId: applicationId,
    FormIds: [applicantFormId],
    PackageId: 6,
    PaidBy: 'landlord',
    CertifiesPurpose: true,
    PurposeVersion: VERSION,
  }),
  CancelScreening: ({ applicationId }) => ({ ApplicationId: applicationId, ScreeningId: applicationId }),
  OpenScreeningReport: ({ applicationId }) => ({ ApplicationId: applicationId, ScreeningId: applicationId }),
  RecordScreening: ({ applicationId }) => ({
    ApplicationId: applicationId,
    ScreeningId: applicationId,
    Criminal: 'clear',
    Note: 'Asked the court.',
  }),
  AuthorizeScreening: ({ ownFormId }) => ({ FormId: ownFormId, ScreeningId: ownFormId, Agrees: true, ConsentVersion: VERSION }),
  RefuseScreening: ({ ownFormId }) => ({ FormId: ownFormId, ScreeningId: ownFormId }),
  AnswerScreeningQuestions: ({ ownFormId }) => ({
    FormId: ownFormId,
    ScreeningId: ownFormId,
    Answers: [{ QuestionId: 'q1', ChoiceId: 'c1' }],
  }),
  RetryScreening: ({ ownFormId }) => ({ FormId: ownFormId, ScreeningId: ownFormId }),
  DisputeScreening: ({ ownFormId }) => ({ FormId: ownFormId, ScreeningId: ownFormId, Product: 'eviction', Statement: 'Not me.' }),
}
