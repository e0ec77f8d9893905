import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  GetApplicationInvite: () => ({ Token: 'none' }),
  TakeApplicationForm: () => ({ Token: 'none' }),
  DeclineApplicationForm: () => ({ Token: 'none' }),
  ResendApplicationInvite: ({ applicationId, applicantFormId }) => ({ ApplicationId: applicationId, FormId: applicantFormId }),
  CreateApplication: (_, { listedAssetId }) => ({ AssetId: listedAssetId }),
  UpdateApplication: ({ applicationId }) => ({ ApplicationId: applicationId, Version: 1, LeaseMonths: 12 }),
  AddApplicants: ({ applicationId, joinedTenantId }) => ({
    ApplicationId: applicationId,
    Applicants: [{ ProfileId: joinedTenantId, ApplicantTypeId: 2 }],
  }),
  CloseApplication: ({ applicationId }) => ({ ApplicationId: applicationId, ReportUsed: 'N' }),
  RemoveApplicant: ({ applicationId, applicantFormId }) => ({ ApplicationId: applicationId, FormId: applicantFormId }),
}
