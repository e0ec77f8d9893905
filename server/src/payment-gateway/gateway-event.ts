import type { CompanyEventHandler } from '../other-companies/company-events.ts'
import type { GatewayEvent } from '../rpc/payment-gateway.ts'

/** An event as its job has it. */
export type ToldEvent = Omit<GatewayEvent, 'createdAt'>

/** What a room does when the gateway tells of something such as `account.updated`. */
export type GatewayEventHandler = CompanyEventHandler<ToldEvent>
