import type { EventContext } from '../../rpc/events.ts'
import type { Scope } from '../../rpc/scope.ts'
import { REFUSAL_OF } from './invoice-steps.ts'
import { listRecipients, lockInvoice } from './invoice.queries.ts'
import { makeVoid } from './take-back.ts'

/**
 * What a payer began of their own accord is owed no longer, as a room above says, which tells them. False where something was paid of it, or is on
 * its way.
 */
export async function voidUnpaid(context: EventContext, scope: Scope<'invoice'>, invoiceId: string, reason: string): Promise<boolean> {
  const invoice = await lockInvoice(context.db, scope, invoiceId)
  if (!invoice || invoice.status !== 'sent') return true
  if (REFUSAL_OF.void(invoice) !== null) return false
  await makeVoid(context, invoice, await listRecipients(context.db, [invoice.id]), reason)
  return true
}
