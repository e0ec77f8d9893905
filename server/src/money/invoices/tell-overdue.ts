import { paths } from '@keystead/contract/navigation/paths.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import type { EventContext } from '../../rpc/events.ts'
import { type Said, type SaidValue, say } from '../../text/said.ts'
import { emailPerson } from './email-person.ts'
import { owedBy } from './get-invoice-details.ts'
import { noteInHistory } from './invoice-history.ts'
import { invoiceOverdueEmail } from './invoice.email.ts'
import { type LockedInvoice, listRecipients, type RecipientRow } from './invoice.queries.ts'
import { balanceOf } from './invoice-state.ts'
import { text } from './invoice.text.ts'
import { recipientNames } from './recipient-names.ts'
import { issuerNameOf } from './tell-billed.ts'

/** Each who is billed hears what they owe, and who bills hears who owes it. What is on its way is said. */
export async function tellOverdue(context: EventContext, invoice: LockedInvoice): Promise<void> {
  const { db } = context
  const issuer = await issuerNameOf(db, invoice)
  const recipients = await listRecipients(db, [invoice.id])
  const owing = recipients.flatMap((recipient) => {
    const cents = balanceOf(owedBy(invoice, recipient))
    const transit = recipient.amount_cents === null ? invoice.in_transit_cents : recipient.in_transit_cents
    return cents > 0 ? [{ recipient, cents, transit }] : []
  })
  await noteInHistory(context, invoice.id, { said: say(text, 'becameOverdue'), isShared: true })
  for (const one of owing) await tellOne(context, invoice, issuer, one)
  await tellIssuer(
    context,
    invoice,
    owing.map(({ recipient }) => recipient),
  )
}

type Owing = { readonly recipient: RecipientRow; readonly cents: number; readonly transit: number }

const onceOf = (invoice: LockedInvoice, whom: string) => `invoice:${invoice.id}:overdue:${invoice.times_sent}:${whom}`

async function tellOne(context: EventContext, invoice: LockedInvoice, issuer: string, owing: Owing): Promise<void> {
  const { recipient, cents, transit } = owing
  const { db, services } = context
  const once = onceOf(invoice, recipient.id)
  const { number, asset_title: home, due_on: dueOn } = invoice
  if (recipient.profile_id === null) {
    const data = { issuer, number, home, cents, dueOn, inTransitCents: transit, hasPaper: false }
    return emailPerson(context, invoice, recipient, { definition: invoiceOverdueEmail, naturalKey: once, paper: null, data })
  }
  await notify(
    { db, services },
    {
      event: 'invoice.overdue',
      once,
      actorProfileId: null,
      profileIds: [recipient.profile_id],
      said: saidTo(invoice, issuer, owing),
      path: paths.viewInvoice(invoice.id),
      changes: ['invoice'],
    },
  )
}

function saidTo({ number, asset_title: home, due_on }: LockedInvoice, issuer: string, { cents, transit }: Owing): Said {
  const about = { number, home, issuer, day: { day: due_on } }
  if (transit === 0) return say(text, 'overdueForYou', { ...about, amount: { cents } })
  if (transit >= cents) return say(text, 'overdueOnItsWay', { ...about, transit: { cents: transit } })
  return say(text, 'overdueInPart', { ...about, amount: { cents }, transit: { cents: transit } })
}

async function tellIssuer({ db, services }: EventContext, invoice: LockedInvoice, owing: readonly RecipientRow[]): Promise<void> {
  const { number, asset_title: home, due_on, in_transit_cents: transit } = invoice
  const cents = balanceOf(owedBy(invoice, null))
  const about = { number, home, names: await saidNames({ db }, owing), amount: { cents }, day: { day: due_on } }
  await notify(
    { db, services },
    {
      event: 'invoice.overdue',
      once: onceOf(invoice, 'issuer'),
      actorProfileId: null,
      profileIds: [invoice.profile_id],
      assetId: invoice.asset_id,
      said: transit > 0 ? say(text, 'overdueToYouOnItsWay', { ...about, transit: { cents: transit } }) : say(text, 'overdueToYou', about),
      path: paths.viewInvoice(invoice.id),
      changes: ['invoice'],
    },
  )
}

/** Those without an account by their id, so that they can be forgotten. */
async function saidNames({ db }: Pick<EventContext, 'db'>, owing: readonly RecipientRow[]): Promise<SaidValue> {
  const nameOf = await recipientNames(db, owing)
  return { people: owing.map((one) => ({ name: nameOf(one), ...(one.person_id !== null && { id: one.person_id }) })) }
}
