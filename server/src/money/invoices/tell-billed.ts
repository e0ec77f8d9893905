import { paths } from '@keystead/contract/navigation/paths.ts'
import { findProfileCards, nameless } from '../../identity/profiles/profile.public.ts'
import type { Db } from '../../database/db.ts'
import type { EmailAttachment } from '../../email/attachment.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import type { EventContext } from '../../rpc/events.ts'
import { say } from '../../text/said.ts'
import { emailPerson } from './email-person.ts'
import { invoiceReceivedEmail, invoiceSentEmail } from './invoice.email.ts'
import type { InvoiceRow, RecipientRow } from './invoice.queries.ts'
import { text } from './invoice.text.ts'

/** One who is billed hears of it, with its paper where there is one: once for each time that it is sent. */
export async function announceSentTo(
  { db, services }: EventContext,
  invoice: InvoiceRow,
  recipient: RecipientRow,
  paper: EmailAttachment | null,
): Promise<void> {
  const once = `invoice:${invoice.id}:sent:${invoice.times_sent}:${recipient.id}`
  const { number, asset_title: home, due_on: dueOn } = invoice
  // As it was sent: it may be paid by the time that this is told.
  const cents = recipient.amount_cents ?? invoice.total_cents
  const issuer = await issuerNameOf(db, invoice)
  if (recipient.profile_id === null) {
    const told = { definition: invoiceSentEmail, naturalKey: once, paper, data: { issuer, number, home, cents, dueOn } }
    return emailPerson({ db, services }, invoice, recipient, told)
  }
  const path = paths.viewInvoice(invoice.id)
  const news = {
    event: 'invoice.sent' as const,
    once,
    actorProfileId: invoice.profile_id,
    profileIds: [recipient.profile_id],
    said: say(text, 'sentToYou', { number, home, amount: { cents }, day: { day: dueOn } }),
    path,
    changes: ['invoice'] as const,
  }
  await notify(
    { db, services },
    {
      ...news,
      email: ({ firstName }) => ({
        definition: invoiceReceivedEmail,
        data: { issuer, number, home, cents, dueOn, firstName, path, hasPaper: paper !== null },
        naturalKey: once,
        ...(paper && { attachments: [paper] }),
      }),
    },
  )
}

export async function issuerNameOf(db: Db, { profile_id }: Pick<InvoiceRow, 'profile_id'>): Promise<string> {
  return (await findProfileCards(db, [profile_id])).get(profile_id)?.Name ?? nameless.closedAccount
}
