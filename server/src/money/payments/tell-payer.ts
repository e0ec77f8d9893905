import { actingAs } from '../../database/pool.ts'
import type { EventContext } from '../../rpc/events.ts'
import { emailPerson, issuerNameOf } from '../invoices/invoice.public.ts'
import type { LockedPayment } from './lock-with-invoice.ts'
import { type Setback, setbackEmail } from './setback.email.ts'
import { payerOf, tell, type Told } from './tell-of-payment.ts'

type ToldPayer = Omit<Told, 'to' | 'event'> & Partial<Pick<Told, 'event'>>
type What = Pick<Setback, 'kind' | 'cents' | 'reason'>

/** Who has paid hears what became of it: with an account as their preferences say, without one by email, where there is one for that. */
export async function tellPayer(context: EventContext, held: LockedPayment, told: ToldPayer, setback: What | false): Promise<void> {
  const payer = payerOf(held)
  if (payer !== null) return tell(context, held, { event: 'payment.returned', ...told, to: [payer] })
  if (setback) await actingAs(context.db, held.payment.account_id, () => emailToPerson(context, held, setback, told.once))
}

async function emailToPerson(context: EventContext, { invoice, recipient }: LockedPayment, what: What, once: string): Promise<void> {
  const issuer = await issuerNameOf(context.db, invoice)
  await emailPerson(context, invoice, recipient, {
    definition: setbackEmail,
    naturalKey: once,
    paper: null,
    hasNoLink: true,
    data: { ...what, issuer, number: invoice.number, home: invoice.asset_title, hasLink: invoice.status === 'sent', hasPaper: false },
  })
}
