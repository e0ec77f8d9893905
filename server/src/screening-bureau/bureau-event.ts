import type { CompanyEventHandler } from '../other-companies/company-events.ts'
import type { BureauEvent } from '../rpc/screening-bureau.ts'

/** What a room does when the bureau tells of something such as `screening.completed`. */
export type BureauEventHandler = CompanyEventHandler<BureauEvent>
