import * as operations from '@keystead/contract/applications/form/form.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { applicationOfCall, formOfCall } from '../applications/application.public.ts'
import { eraseForm } from './erase-form.ts'
import { addFormDocument, deleteFormDocument, getFormDocumentFile } from './form-documents.ts'
import { getFormPdf } from './form-pdf.ts'
import { getApplicationFormDetails } from './get-form-details.ts'
import { getEmploymentTypes, getOccupationTypes, getResidenceOwnershipTypes, getResidenceTypes } from './lists.ts'
import { processApplication } from './process-application.ts'
import {
  getEmploymentInfo,
  getIdentityInfo,
  getPersonalInfo,
  getResidenceInfo,
  revealSsn,
  updateEmploymentInfo,
  updateIdentityInfo,
  updatePersonalInfo,
  updateResidenceInfo,
} from './sections.ts'

export const formModule = implementAll(
  operations,
  {
    GetOccupationTypes: getOccupationTypes,
    GetResidenceTypes: getResidenceTypes,
    GetResidenceOwnerShipTypes: getResidenceOwnershipTypes,
    GetEmploymentTypes: getEmploymentTypes,
    GetApplicationFormDetails: getApplicationFormDetails,
    GetAppFormPdf: getFormPdf,
    GetAppFormPersonalInfo: getPersonalInfo,
    UpdateAppFormPersonalInfo: updatePersonalInfo,
    GetAppFormIdentityInfo: getIdentityInfo,
    UpdateAppFormIdentityInfo: updateIdentityInfo,
    RevealAppFormSsn: revealSsn,
    GetAppFormResidenceInfo: getResidenceInfo,
    UpdateAppFormResidenceInfo: updateResidenceInfo,
    GetAppFormEmploymentInfo: getEmploymentInfo,
    UpdateAppFormEmploymentInfo: updateEmploymentInfo,
    AddAppFormDocument: addFormDocument,
    DeleteAppFormDocument: deleteFormDocument,
    GetAppFormDocumentFile: getFormDocumentFile,
    ProcessApplication: processApplication,
    EraseAppForm: eraseForm,
  },
  { application: applicationOfCall, 'application-form': formOfCall },
)
