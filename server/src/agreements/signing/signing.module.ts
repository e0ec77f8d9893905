import * as operations from '@keystead/contract/agreements/signing/signing.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { agreementOfCall } from '../agreements/agreement.public.ts'
import { checkAgreementFile } from './check-agreement-file.ts'
import {
  approveAgreementByLink,
  consentByLink,
  declineAgreementByLink,
  getAgreementFileByLink,
  getAgreementToSign,
  openAgreementByLink,
  sendAgreementCode,
  signAgreementByLink,
} from './sign-by-link.ts'
import { approveAgreement, declineAgreement, openAgreement, signAgreement } from './sign-by-profile.ts'

export const signingModule = implementAll(
  operations,
  {
    OpenAgreement: openAgreement,
    SignAgreement: signAgreement,
    ApproveAgreement: approveAgreement,
    DeclineAgreement: declineAgreement,
    GetAgreementToSign: getAgreementToSign,
    SendAgreementCode: sendAgreementCode,
    OpenAgreementByLink: openAgreementByLink,
    ConsentByLink: consentByLink,
    SignAgreementByLink: signAgreementByLink,
    ApproveAgreementByLink: approveAgreementByLink,
    DeclineAgreementByLink: declineAgreementByLink,
    GetAgreementFileByLink: getAgreementFileByLink,
    CheckAgreementFile: checkAgreementFile,
  },
  { agreement: agreementOfCall },
)
