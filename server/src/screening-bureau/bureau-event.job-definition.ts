import { companyEventJob } from '../other-companies/company-events.ts'
import type { BureauEvent } from '../rpc/screening-bureau.ts'

export const bureauEventJob = companyEventJob<BureauEvent>('bureau-event')
