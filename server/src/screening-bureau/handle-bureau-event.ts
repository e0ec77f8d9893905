import { tellRooms } from '../other-companies/company-events.ts'
import type { BureauEvent } from '../rpc/screening-bureau.ts'
import type { Services } from '../rpc/services.ts'
import type { BureauEventHandler } from './bureau-event.ts'

/** Hands an event to the rooms that listen to its kind. */
export function handleBureauEvent(
  services: Services,
  handlers: readonly BureauEventHandler[],
  event: BureauEvent,
  signal: AbortSignal,
): Promise<void> {
  const { id, type, reference, objectId } = event
  const logged = { event: 'bureau-event', id, type, reference, objectId }
  return tellRooms(services, { company: 'screening bureau', handlers, event, logged }, signal)
}
