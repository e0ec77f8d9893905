import { paths } from '@keystead/contract/navigation/paths.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { type Said, say } from '../../text/said.ts'
import { noteInHistory } from './invoice-history.ts'
import type { InvoiceRow, RecipientRow } from './invoice.queries.ts'
import { text } from './invoice.text.ts'

type About = Pick<InvoiceRow, 'id' | 'number' | 'asset_title' | 'profile_id' | 'times_sent' | 'version'>

export function announceWithdrawn(context: CallContext, invoice: About, recipients: readonly RecipientRow[]): Promise<void> {
  const { number, asset_title: home } = invoice
  return tell(context, invoice, recipients, `withdrawn:${invoice.times_sent}`, say(text, 'withdrawn', { number, home }))
}

export function announceVoided(context: CallContext, invoice: About, recipients: readonly RecipientRow[], reason: string): Promise<void> {
  const { number, asset_title: home } = invoice
  return tell(context, invoice, recipients, 'voided', say(text, 'voided', { number, home, reason }))
}

/** Those who owed what is written off: of a share, its own place alone. */
export async function announceWrittenOff(
  context: CallContext,
  invoice: About,
  { owers, shareOf, cents, reason }: { owers: readonly RecipientRow[]; shareOf: string | null; cents: number; reason: string },
): Promise<void> {
  const { number, asset_title: home } = invoice
  const amount = { cents }
  await noteInHistory(context, invoice.id, { said: say(text, 'restWrittenOff', { amount, reason }), isShared: true, recipientId: shareOf })
  await tell(context, invoice, owers, `written-off:${invoice.version}`, say(text, 'writtenOff', { number, home, amount, reason }))
}

async function tell(context: CallContext, invoice: About, recipients: readonly RecipientRow[], what: string, said: Said): Promise<void> {
  await notify(context, {
    event: 'invoice.sent',
    once: `invoice:${invoice.id}:${what}:${recipients.map(({ id }) => id).join()}`,
    actorProfileId: invoice.profile_id,
    profileIds: recipients.flatMap(({ profile_id }) => profile_id ?? []),
    said,
    path: what.startsWith('withdrawn') ? paths.invoices() : paths.viewInvoice(invoice.id),
    changes: ['invoice'],
  })
}
