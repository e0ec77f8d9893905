import * as operations from '@keystead/contract/applications/screening/screening.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { applicationOfCall, formOfCall } from '../applications/application.public.ts'
import { authorizeScreening, refuseScreening } from './authorize.ts'
import { cancelScreening } from './cancel.ts'
import { disputeScreening } from './dispute.ts'
import { getBgvPackages } from './get-packages.ts'
import { getScreenings } from './get-screenings.ts'
import { answerScreeningQuestions, retryScreening } from './go-on.ts'
import { openScreeningReport } from './open-report.ts'
import { recordScreening } from './record.ts'
import { requestScreening } from './request.ts'

export const screeningModule = implementAll(
  operations,
  {
    GetBgvPackages: getBgvPackages,
    GetScreenings: getScreenings,
    RequestScreening: requestScreening,
    CancelScreening: cancelScreening,
    AuthorizeScreening: authorizeScreening,
    RefuseScreening: refuseScreening,
    AnswerScreeningQuestions: answerScreeningQuestions,
    RetryScreening: retryScreening,
    OpenScreeningReport: openScreeningReport,
    DisputeScreening: disputeScreening,
    RecordScreening: recordScreening,
  },
  { application: applicationOfCall, 'application-form': formOfCall },
)
