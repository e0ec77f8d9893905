import { eventTransaction } from '../rpc/event-transaction.ts'
import type { AfterEvent } from '../rpc/events.ts'
import type { Services } from '../rpc/services.ts'

/** Work that was enqueued with what happened: in one transaction, again as a whole where it fails. */
export async function runAfterEvent(services: Services, work: AfterEvent): Promise<void> {
  await eventTransaction(services, { kind: 'public' }, (context) => services.events.runAfter(context, work))
}
