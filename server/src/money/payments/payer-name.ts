import type { Db } from '../../database/db.ts'
import { findProfileCards } from '../../identity/profiles/profile.public.ts'
import type { SaidValue } from '../../text/said.ts'
import { recipientNames } from '../invoices/invoice.public.ts'
import type { LockedPayment } from './lock-with-invoice.ts'

/** Who has paid, as a sentence names them: their profile, or the place on the invoice that was paid for. */
export async function payerSaid(db: Db, { payment, recipient }: LockedPayment): Promise<SaidValue> {
  if (payment.payer_profile_id !== null && payment.payer_profile_id !== recipient.profile_id) {
    const card = (await findProfileCards(db, [payment.payer_profile_id])).get(payment.payer_profile_id)
    return { people: [{ name: card?.Name ?? null }] }
  }
  const name = (await recipientNames(db, [recipient]))(recipient)
  return { people: [recipient.person_id === null ? { name } : { name, id: recipient.person_id }] }
}
