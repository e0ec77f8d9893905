import type { GatewayEvent } from '../rpc/payment-gateway.ts'
import type { Services } from '../rpc/services.ts'

/** An event as its job has it. */
export type ToldEvent = Omit<GatewayEvent, 'createdAt'>

/** What a room does when the gateway tells of something, named in its manifest. */
export type GatewayEventHandler = {
  /** `account.updated` and such. */
  readonly types: readonly string[]
  /**
   * Looks how things stand at the gateway, and has one effect however often it runs. False: we know no such object, which is logged. Throws
   * where it could not look; the job tries again.
   */
  handle(services: Services, event: ToldEvent, signal: AbortSignal): Promise<boolean>
}
