import type { Services } from '../rpc/services.ts'
import type { GatewayEventHandler, ToldEvent } from './gateway-event.ts'

/** Hands an event to the rooms that listen to its kind. */
export async function handleGatewayEvent(
  services: Services,
  handlers: readonly GatewayEventHandler[],
  event: ToldEvent,
  signal: AbortSignal,
): Promise<void> {
  const { id, type, accountId, objectId } = event
  const named = { id, type, accountId, objectId }
  const listening = handlers.filter(({ types }) => types.includes(type))
  if (listening.length === 0) services.log.info({ event: 'gateway-event-ignored', ...named }, 'payment gateway')
  for (const handler of listening) {
    const isKnown = await handler.handle(services, event, signal)
    if (!isKnown) services.log.warn({ event: 'gateway-event-of-unknown-object', ...named }, 'payment gateway')
  }
}
