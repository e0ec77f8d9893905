import * as operations from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { agreementOfCall } from './agreement.access.ts'
import { getAgreementFile } from './agreement-files.ts'
import { copyAgreement, createAgreement } from './create-agreement.ts'
import { terminateAgreement, voidAgreement } from './end-agreement.ts'
import { getAgreementDetails } from './get-agreement-details.ts'
import { getAgreementDraft } from './get-agreement-draft.ts'
import { getAgreementCounts, getAgreements } from './get-agreements.ts'
import { recordAgreementLease } from './record-agreement-lease.ts'
import { sendAgreementReminder } from './remind.ts'
import { sendAgreement } from './send-agreement.ts'
import { deleteAgreement, updateAgreement } from './update-agreement.ts'

export const agreementModule = implementAll(
  operations,
  {
    GetAgreements: getAgreements,
    GetAgreementCounts: getAgreementCounts,
    GetAgreementDetails: getAgreementDetails,
    GetAgreementDraft: getAgreementDraft,
    GetAgreementFile: getAgreementFile,
    CreateAgreement: createAgreement,
    CopyAgreement: copyAgreement,
    UpdateAgreement: updateAgreement,
    DeleteAgreement: deleteAgreement,
    SendAgreement: sendAgreement,
    SendAgreementReminder: sendAgreementReminder,
    VoidAgreement: voidAgreement,
    TerminateAgreement: terminateAgreement,
    RecordAgreementLease: recordAgreementLease,
  },
  { agreement: agreementOfCall },
)
