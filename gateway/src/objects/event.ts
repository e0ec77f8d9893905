import { type Kept, collection } from '../books/collection.ts'
import { newId } from '../books/ids.ts'
import type { Sandbox } from '../sandbox.ts'

export const API_VERSION = '2026-11-01.sandbox'

export type EventType =
  | 'account.updated'
  | `payment_intent.${'processing' | 'succeeded' | 'payment_failed' | 'requires_action' | 'canceled'}`
  | `charge.${'succeeded' | 'failed' | 'refunded' | 'dispute.created' | 'dispute.closed'}`
  | `refund.${'created' | 'updated' | 'failed'}`
  | `payout.${'created' | 'paid' | 'failed'}`

export type SandboxEvent = Kept & {
  readonly type: EventType
  /** The connected account whose own thing it is about. */
  readonly account: string | null
  /** As it was then. */
  readonly object: object
}

export const events = collection<SandboxEvent>('event')

/** Written with what it tells about; the outbox brings it away. */
export function emit({ store, clock, tells }: Sandbox, type: EventType, object: object, account: string | null = null): void {
  const event = events.insert(store, { id: newId('evt'), created: clock.now(), type, account, object })
  if (tells()) store.run('insert into delivery (event, created, next_at) values (?, ?, ?)', event.id, event.created, event.created)
}

export function presentEvent({ id, type, created, account, object }: SandboxEvent) {
  return {
    id,
    object: 'event' as const,
    type,
    created,
    ...(account ? { account } : {}),
    api_version: API_VERSION,
    livemode: false,
    data: { object },
  }
}
