import { defineCapability, job } from '../../app/capability.ts'
import { sealAgreement } from './seal-agreement.ts'
import { sealAgreementJob } from './seal-agreement.job-definition.ts'
import { signingListeners } from './signing.listeners.ts'
import { signingModule } from './signing.module.ts'

export const signingCapability = defineCapability({
  operations: signingModule,
  jobs: [job(sealAgreementJob, sealAgreement)],
  listeners: signingListeners,
})
