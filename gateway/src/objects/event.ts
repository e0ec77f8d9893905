import type { Sandbox } from '../sandbox.ts'
import { emitEvent } from '../webhooks/event.ts'

export type EventType =
  | 'account.updated'
  | `payment_intent.${'processing' | 'succeeded' | 'payment_failed' | 'requires_action' | 'canceled'}`
  | `charge.${'succeeded' | 'failed' | 'refunded' | 'dispute.created' | 'dispute.closed'}`
  | `refund.${'created' | 'updated' | 'failed'}`
  | `payout.${'created' | 'paid' | 'failed'}`

export function emit(sandbox: Sandbox, type: EventType, object: object, account: string | null = null): void {
  emitEvent(sandbox, type, object, account)
}
