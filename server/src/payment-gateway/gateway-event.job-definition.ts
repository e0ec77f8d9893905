import { companyEventJob } from '../other-companies/company-events.ts'
import type { ToldEvent } from './gateway-event.ts'

export const gatewayEventJob = companyEventJob<ToldEvent>('gateway-event')
