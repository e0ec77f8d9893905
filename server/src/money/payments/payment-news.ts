import { paths } from '@keystead/contract/navigation/paths.ts'
import type { NotificationEventKey } from '@keystead/contract/platform/preferences/notification-events.ts'
import { actingAs } from '../../database/pool.ts'
import { announceChange } from '../../live/announce-change.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import type { EventContext } from '../../rpc/events.ts'
import { type Said, type SaidValue, say } from '../../text/said.ts'
import { noteInHistory } from '../invoices/invoice.public.ts'
import { failureWords } from './failure-words.ts'
import type { LockedPayment } from './lock-with-invoice.ts'
import { payerSaid } from './payer-name.ts'
import { text } from './payment.text.ts'

type Failure = { readonly failureCode: string | null; readonly returnCode?: string | null; readonly isCanceled?: boolean }
type Told = { readonly event: NotificationEventKey; readonly once: string; readonly said: Said; readonly to: readonly (string | null)[] }

export async function noteProcessing(context: EventContext, held: LockedPayment): Promise<void> {
  const { payment } = held
  await inHistory(context, held, say(text, 'historyProcessing', { amount: amountOf(held) }))
  await tell(context, held, {
    event: 'payment.processing',
    once: `payment:${payment.id}:processing`,
    said: say(text, 'processingForIssuer', {
      payer: await payerSaid(context.db, held),
      ...aboutOf(held),
      day: { day: payment.expected_on ?? '' },
    }),
    to: [payment.issuer_profile_id],
  })
}

export async function noteSettled(context: EventContext, held: LockedPayment): Promise<void> {
  const { payment } = held
  const { amount, number } = aboutOf(held)
  await inHistory(context, held, say(text, 'historySettled', { amount }))
  const once = `payment:${payment.id}:settled`
  await tell(context, held, {
    event: 'payment.settled',
    once: `${once}:payer`,
    said: say(text, 'settledForPayer', { amount, number }),
    to: [payerOf(held)],
  })
  await tell(context, held, {
    event: 'payment.settled',
    once: `${once}:issuer`,
    said: say(text, 'settledForIssuer', { payer: await payerSaid(context.db, held), ...aboutOf(held) }),
    to: [payment.issuer_profile_id],
  })
}

export async function noteRecorded(context: EventContext, held: LockedPayment): Promise<void> {
  const { amount, number } = aboutOf(held)
  await inHistory(context, held, say(text, 'historyRecorded', { amount }))
  await tell(context, held, {
    event: 'payment.settled',
    once: `payment:${held.payment.id}:recorded`,
    said: say(text, 'recordedForPayer', { amount, number }),
    to: [held.recipient.profile_id],
  })
}

export async function noteFailed(context: EventContext, held: LockedPayment, failure: Failure): Promise<void> {
  const { amount, number } = aboutOf(held)
  if (failure.isCanceled) return inHistory(context, held, say(text, 'historyCanceled', { amount }))
  const reason = wordsOf(failure)
  await inHistory(context, held, say(text, 'historyFailed', { amount, reason }))
  await tell(context, held, {
    event: 'payment.returned',
    once: `payment:${held.payment.id}:failed`,
    said: say(text, 'failedForPayer', { amount, number, reason }),
    to: [payerOf(held)],
  })
}

export async function noteReturned(context: EventContext, held: LockedPayment, failure: Failure): Promise<void> {
  const reason = wordsOf(failure)
  const { amount, number } = aboutOf(held)
  const once = `payment:${held.payment.id}:returned`
  await inHistory(context, held, say(text, 'historyReturned', { amount, reason }))
  await tell(context, held, {
    event: 'payment.returned',
    once: `${once}:payer`,
    said: say(text, 'returnedForPayer', { amount, number, reason }),
    to: [payerOf(held)],
  })
  await tell(context, held, {
    event: 'payment.returned',
    once: `${once}:issuer`,
    said: say(text, 'returnedForIssuer', { payer: await payerSaid(context.db, held), ...aboutOf(held), reason }),
    to: [held.payment.issuer_profile_id],
  })
}

export async function noteReversed(context: EventContext, held: LockedPayment, reason: string): Promise<void> {
  const { amount, number } = aboutOf(held)
  await inHistory(context, held, say(text, 'historyReversed', { amount, reason }))
  await tell(context, held, {
    event: 'payment.returned',
    once: `payment:${held.payment.id}:reversed`,
    said: say(text, 'reversedForPayer', { amount, number, reason }),
    to: [held.recipient.profile_id],
  })
}

type Part = { readonly factId: string; readonly cents: number }

export async function noteRefunded(
  context: EventContext,
  held: LockedPayment,
  { factId, cents, reason }: Part & { reason: string },
): Promise<void> {
  const amount = { cents }
  await inHistory(context, held, say(text, 'historyRefunded', { amount, reason }))
  await tell(context, held, {
    event: 'payment.settled',
    once: `refund:${factId}`,
    said: say(text, 'refundedForPayer', { amount, number: held.invoice.number }),
    to: [payerOf(held)],
  })
}

export async function noteRefundFailed(context: EventContext, held: LockedPayment, { factId, cents }: Part): Promise<void> {
  const amount = { cents }
  await inHistory(context, held, say(text, 'historyRefundFailed', { amount }))
  await tell(context, held, {
    event: 'payment.returned',
    once: `refund-failed:${factId}`,
    said: say(text, 'refundFailedForIssuer', { amount, number: held.invoice.number }),
    to: [held.payment.issuer_profile_id],
  })
}

export async function noteDispute(
  context: EventContext,
  held: LockedPayment,
  { factId, cents, outcome }: Part & { outcome: 'open' | 'won' | 'lost' },
): Promise<void> {
  const about = { amount: { cents }, number: held.invoice.number }
  const { amount } = about
  const payer = await payerSaid(context.db, held)
  const [history, said] = {
    open: [say(text, 'historyDisputed', { amount }), say(text, 'disputedForIssuer', { payer, ...about })] as const,
    won: [say(text, 'historyDisputeWon', { amount }), say(text, 'disputeWonForIssuer', about)] as const,
    lost: [say(text, 'historyDisputeLost', { amount }), say(text, 'disputeLostForIssuer', about)] as const,
  }[outcome]
  await inHistory(context, held, history)
  await tell(context, held, {
    event: 'payment.returned',
    once: `dispute:${factId}:${outcome}`,
    said,
    to: [held.payment.issuer_profile_id],
  })
}

const amountOf = ({ payment }: LockedPayment): SaidValue => ({ cents: payment.amount_cents })
const aboutOf = (held: LockedPayment) => ({ amount: amountOf(held), number: held.invoice.number, home: held.invoice.asset_title })
const payerOf = ({ payment, recipient }: LockedPayment) => payment.payer_profile_id ?? recipient.profile_id
const wordsOf = ({ failureCode, returnCode = null }: Failure): SaidValue => ({ english: failureWords({ failureCode, returnCode }) })

/** Of a share, no one else who is billed reads it. */
async function inHistory(context: EventContext, { invoice, recipient, claim, payment }: LockedPayment, said: Said): Promise<void> {
  await noteInHistory(context, invoice.id, { said, isShared: true, recipientId: claim.shareOf === null ? null : recipient.id })
  await announceChange(
    context.db,
    [payment.issuer_profile_id, ...(recipient.profile_id ? [recipient.profile_id] : [])],
    ['invoice', 'payment'],
  )
}

async function tell(context: EventContext, { invoice, payment }: LockedPayment, { event, once, said, to }: Told): Promise<void> {
  const profileIds = to.flatMap((id) => id ?? [])
  await actingAs(context.db, payment.account_id, () =>
    notify(context, {
      event,
      once,
      profileIds,
      said,
      assetId: invoice.asset_id,
      // The provider tells it, or who bills: their name stands in the sentence where it matters.
      actorProfileId: said.key.endsWith('ForPayer') && payment.source === 'recorded' ? payment.issuer_profile_id : null,
      path: paths.viewInvoice(invoice.id),
      changes: ['invoice', 'payment'],
    }),
  )
}
