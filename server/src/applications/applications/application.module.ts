import * as operations from '@keystead/contract/applications/applications/application.operations.ts'
import * as invites from '@keystead/contract/applications/applications/take-form.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { applicationOfCall, formOfCall } from './application.access.ts'
import { createApplication } from './create-application.ts'
import { closeApplication, deleteApplication, withdrawApplication } from './end-application.ts'
import { getApplicationDetails, getApplicationOptions, getApplications, getBgvApplicationTypes } from './get-applications.ts'
import {
  addToApplication,
  openApplication,
  removeApplicant,
  sendApplication,
  unsendApplication,
  updateApplication,
} from './send-application.ts'
import { declineApplicationForm, getApplicationInvite, resendApplicationInvite, takeApplicationForm } from './take-form.ts'

export const applicationModule = [
  ...implementAll(
    operations,
    {
      GetBgvApplicationTypes: getBgvApplicationTypes,
      GetApplications: getApplications,
      GetApplicationDetails: getApplicationDetails,
      GetApplicationOptions: getApplicationOptions,
      CreateApplication: createApplication,
      UpdateApplication: updateApplication,
      AddApplicants: addToApplication,
      RemoveApplicant: removeApplicant,
      SendApplication: sendApplication,
      UnSendApplication: unsendApplication,
      OpenApplication: openApplication,
      DeleteApplication: deleteApplication,
      WithdrawApplication: withdrawApplication,
      CloseApplication: closeApplication,
    },
    { application: applicationOfCall, 'application-form': formOfCall },
  ),
  ...implementAll(
    invites,
    {
      GetApplicationInvite: getApplicationInvite,
      TakeApplicationForm: takeApplicationForm,
      DeclineApplicationForm: declineApplicationForm,
      ResendApplicationInvite: resendApplicationInvite,
    },
    { application: applicationOfCall },
  ),
]
