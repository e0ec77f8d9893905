import { type Kept, collection } from '../books/collection.ts'
import { newId } from '../books/ids.ts'
import type { Company } from '../company.ts'

const API_VERSION = '2026-11-01.sandbox'

export type SandboxEvent = Kept & {
  readonly type: string
  /** The connected account whose own thing it is about. */
  readonly account: string | null
  /** As it was then. */
  readonly object: object
}

export const events = collection<SandboxEvent>('event')

/** Written with what it tells about; the outbox brings it away. */
export function emitEvent({ store, clock, tells }: Company, type: string, object: object, account: string | null = null): void {
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
