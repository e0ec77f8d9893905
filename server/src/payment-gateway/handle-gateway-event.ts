import { tellRooms } from '../other-companies/company-events.ts'
import type { Services } from '../rpc/services.ts'
import type { GatewayEventHandler, ToldEvent } from './gateway-event.ts'

/** Hands an event to the rooms that listen to its kind. */
export function handleGatewayEvent(
  services: Services,
  handlers: readonly GatewayEventHandler[],
  event: ToldEvent,
  signal: AbortSignal,
): Promise<void> {
  const { id, type, accountId, objectId } = event
  const logged = { event: 'gateway-event', id, type, accountId, objectId }
  return tellRooms(services, { company: 'payment gateway', handlers, event, logged }, signal)
}
