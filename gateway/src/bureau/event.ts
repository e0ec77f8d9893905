import { emitEvent } from '../webhooks/event.ts'
import type { Bureau } from './bureau.ts'

export type EventType =
  | `screening.${'awaiting_identity' | 'in_progress' | 'blocked' | 'completed' | 'failed' | 'identity_failed' | 'canceled'}`
  | `report.${'corrected' | 'expired'}`
  | `dispute.${'opened' | 'resolved'}`

/** Says how things stand, and nothing of what was found about anyone. */
export function emit(bureau: Bureau, type: EventType, object: object): void {
  emitEvent(bureau, type, object)
}
