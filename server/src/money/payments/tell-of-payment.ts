import { paths } from '@keystead/contract/navigation/paths.ts'
import type { NotificationEventKey } from '@keystead/contract/platform/preferences/notification-events.ts'
import { actingAs } from '../../database/pool.ts'
import { announceChange } from '../../live/announce-change.ts'
import { type News, notify } from '../../platform/notifications/notification.public.ts'
import type { EventContext } from '../../rpc/events.ts'
import type { Said, SaidValue } from '../../text/said.ts'
import { noteInHistory } from '../invoices/invoice.public.ts'
import type { LockedPayment } from './lock-with-invoice.ts'

export const amountOf = ({ payment }: LockedPayment): SaidValue => ({ cents: payment.amount_cents })
export const aboutOf = (held: LockedPayment) => ({ amount: amountOf(held), number: held.invoice.number, home: held.invoice.asset_title })
export const payerOf = ({ payment, recipient }: LockedPayment) => payment.payer_profile_id ?? recipient.profile_id

/** Of a share, no one else who is billed reads it. */
export async function inHistory(context: EventContext, { invoice, recipient, claim, payment }: LockedPayment, said: Said): Promise<void> {
  await noteInHistory(context, invoice.id, { said, isShared: true, recipientId: claim.shareOf === null ? null : recipient.id })
  await announceChange(
    context.db,
    [payment.issuer_profile_id, ...(recipient.profile_id ? [recipient.profile_id] : [])],
    ['invoice', 'payment'],
  )
}

export type Told = {
  readonly event: NotificationEventKey
  readonly once: string
  readonly said: Said
  readonly to: readonly (string | null)[]
  /** Whose doing it is; of what the provider tells it is no one's. */
  readonly by?: string | null
  readonly email?: News['email']
}

export async function tell(
  context: EventContext,
  { invoice, payment }: LockedPayment,
  { event, once, said, to, by = null, email }: Told,
): Promise<void> {
  await actingAs(context.db, payment.account_id, () =>
    notify(context, {
      event,
      once,
      profileIds: to.flatMap((id) => id ?? []),
      said,
      assetId: invoice.asset_id,
      actorProfileId: by,
      path: paths.viewInvoice(invoice.id),
      changes: ['invoice', 'payment'],
      ...(email && { email }),
    }),
  )
}
