import type { ValidInputs } from '../../../test/matrix/input-world.ts'
import { CONSENTS } from './form.factory.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  GetApplicationFormDetails: ({ applicationId, applicantFormId }) => ({ ApplicationId: applicationId, FormId: applicantFormId }),
  GetAppFormPdf: ({ applicationId, applicantFormId }) => ({ ApplicationId: applicationId, FormId: applicantFormId }),
  GetAppFormDocumentFile: ({ applicationId, applicantFormId, documentId }) => ({
    ApplicationId: applicationId,
    FormId: applicantFormId,
    DocumentId: documentId,
  }),
  UpdateAppFormPersonalInfo: ({ ownFormId }) => ({ FormId: ownFormId, Version: 0, FirstName: 'Mia', BirthDate: '1990-05-17' }),
  UpdateAppFormIdentityInfo: ({ ownFormId }) => ({ FormId: ownFormId, Version: 0, SsnKind: 'last4', Last4Ssn: '1234' }),
  UpdateAppFormResidenceInfo: ({ ownFormId }) => ({ FormId: ownFormId, Version: 0, Addresses: [{ City: 'Boulder' }] }),
  UpdateAppFormEmploymentInfo: ({ ownFormId }) => ({ FormId: ownFormId, Version: 0, Jobs: [{ EmploymentTypeId: 11 }] }),
  AddAppFormDocument: ({ ownFormId, imageUploadId }) => ({ FormId: ownFormId, DocumentTypeId: 11, UploadId: imageUploadId }),
  DeleteAppFormDocument: ({ ownFormId, documentId }) => ({ FormId: ownFormId, DocumentId: documentId }),
  ProcessApplication: ({ ownFormId }) => ({ FormId: ownFormId, ...CONSENTS }),
}
