import { centsFromText } from '@keystead/contract/values/money.ts'
import { sumOf } from '@keystead/contract/values/shares.ts'
import type { Kept } from './books-of-both.ts'
import { type Intent, type Wrong, acknowledged, isUnknown } from './notes.ts'

/*
 * What clients were told against what is kept: nothing that was acknowledged is lost (M12), and one key has not had two effects (M13).
 */

export function answersThatWereLost(intents: readonly Intent[], kept: Kept): Wrong[] {
  const byKind = Map.groupBy(intents.filter(acknowledged), ({ operation }) => operation)
  const around = { kept, byKind, unknown: intents.filter(isUnknown) }
  return [
    ...intents.flatMap((intent) => {
      const answer = acknowledged(intent)
      const lost = answer && lostOf(intent, answer, kept)
      return lost ? [wrong('M12', `${intent.operation} with the key ${intent.key}`, lost)] : []
    }),
    ...sendingsThatWereLost(around),
    ...writeOffsThatDiffer(around),
    ...moreThanAsked(intents, kept),
  ]
}

const SAYS = { M12: 'What was acknowledged to a client has come about.', M13: 'One key has one effect.' } as const
const wrong = (name: keyof typeof SAYS, what: string, found: string): Wrong => ({ name, says: SAYS[name], what, found })

/** What is missing of an acknowledged effect; null where it is all there. */
function lostOf({ operation, input, invoiceId }: Intent, answer: Readonly<Record<string, unknown>>, kept: Kept): string | null {
  const payment = (id: unknown) => kept.payments.find((one) => one.id === id)
  const invoice = kept.invoices.find(({ id }) => id === invoiceId)
  const cents = () => centsFromText(String(input['Amount']))
  switch (operation) {
    case 'CreatePaymentTransaction':
    case 'PayCheckout':
      return payment(answer['PaymentId'])?.amount_cents === cents()
        ? null
        : `payment ${String(answer['PaymentId'])} is not there as it was asked for`
    case 'ProcessAssetPayment': {
      const isThere = invoice && payment(answer['PaymentId'])?.invoice_id === invoice.id && answer['InvoiceId'] === invoice.id
      return isThere ? null : `payment ${String(answer['PaymentId'])} or its invoice ${invoiceId} is not there`
    }
    case 'PayApplicationFee':
      return payment(answer['PaymentId'])?.invoice_id === answer['InvoiceId']
        ? null
        : `payment ${String(answer['PaymentId'])} of the invoice ${String(answer['InvoiceId'])} is not there`
    case 'RecordInvoicePayment': {
      const isThere = payment(answer['PaymentId'])?.amount_cents === cents() && kept.posted.has(`mark:${String(answer['PaymentId'])}`)
      return isThere ? null : `payment ${String(answer['PaymentId'])} is not there or not in the books`
    }
    case 'MarkInvoiceAsPaid': {
      const missing = (answer['PaymentIds'] as string[]).filter((id) => !payment(id) || !kept.posted.has(`mark:${id}`))
      return missing.length === 0 ? null : `payments ${missing.join(', ')} are not there or not in the books`
    }
    case 'ReverseRecordedPayment': {
      const { PaymentId } = input
      const isThere = payment(PaymentId)?.status === 'reversed' && kept.posted.has(`unmark:${String(PaymentId)}`)
      return isThere ? null : `payment ${String(PaymentId)} was not taken back`
    }
    case 'RefundPayment':
      return kept.refunds.some(({ id, amount_cents }) => id === answer['RefundId'] && amount_cents === cents())
        ? null
        : `refund ${String(answer['RefundId'])} is not there as it was asked for`
    case 'VoidInvoice':
      return invoice?.status === 'void' ? null : `invoice ${invoiceId} is ${invoice?.status ?? 'not there'}`
    case 'DeleteInvoice':
      return invoice ? `invoice ${invoiceId} is there` : null
    default:
      return null
  }
}

type Around = { readonly kept: Kept; readonly byKind: ReadonlyMap<string, readonly Intent[]>; readonly unknown: readonly Intent[] }

/** An invoice is sent and taken back several times: it is in the books for as often as was acknowledged. */
function sendingsThatWereLost({ kept, byKind }: Around): Wrong[] {
  const times = (kind: string, invoiceId: string) => [...kept.posted].filter((key) => key.startsWith(`${kind}:${invoiceId}:`)).length
  const check = (kind: string, intents: readonly Intent[]) =>
    [...Map.groupBy(intents, ({ invoiceId }) => invoiceId ?? 'none')].flatMap(([invoiceId, all]) => {
      const booked = times(kind, invoiceId)
      return booked >= all.length
        ? []
        : [wrong('M12', `invoice ${invoiceId}`, `${kind} was acknowledged ${all.length} times and is in the books ${booked} times`)]
    })
  return [
    ...check('charge', byKind.get('SendInvoice') ?? []),
    ...check('uncharge', [...(byKind.get('UnsendInvoice') ?? []), ...(byKind.get('VoidInvoice') ?? [])]),
  ]
}

/** What is open may be written off again when a payment came back: the sum of what was acknowledged is kept, and no more than that. */
function writeOffsThatDiffer({ kept, byKind, unknown }: Around): Wrong[] {
  const told = Map.groupBy(byKind.get('WriteOffInvoice') ?? [], ({ invoiceId }) => invoiceId)
  const mayBe = new Set(unknown.filter(({ operation }) => operation === 'WriteOffInvoice').map(({ invoiceId }) => invoiceId))
  return kept.invoices.flatMap(({ id, written_off_cents: found }) => {
    const cents = sumOf((told.get(id) ?? []).map((intent) => centsFromText(String(acknowledged(intent)!['WrittenOff']))))
    const says = `${found} cents are written off, and ${cents} were acknowledged`
    if (found < cents) return [wrong('M12', `invoice ${id}`, says)]
    return found > cents && !mayBe.has(id) ? [wrong('M13', `invoice ${id}`, says)] : []
  })
}

/** Two keys never answer with one effect, and an effect that no one was told of belongs to a key that has no answer. */
function moreThanAsked(intents: readonly Intent[], kept: Kept): Wrong[] {
  const told = new Map<string, string>()
  const shared: Wrong[] = []
  for (const intent of intents) {
    for (const id of effectIdsOf(intent)) {
      if (told.has(id)) shared.push(wrong('M13', id, `was answered to the keys ${told.get(id)} and ${intent.key}`))
      told.set(id, intent.key)
    }
  }
  const unknown = intents.filter(isUnknown)
  const mayBe = (operations: readonly string[], invoiceId: string) =>
    unknown.some((intent) => operations.includes(intent.operation) && (intent.invoiceId === null || intent.invoiceId === invoiceId))
  const unasked = kept.payments.filter(({ id, source, invoice_id }) => !told.has(id) && !mayBe(OF_SOURCE[source], invoice_id))
  const invoiceOf = new Map(kept.payments.map(({ id, invoice_id }) => [id, invoice_id]))
  const unaskedRefunds = kept.refunds.filter(
    ({ id, payment_id, is_by_itself }) => !is_by_itself && !told.has(id) && !mayBe(['RefundPayment'], invoiceOf.get(payment_id) ?? ''),
  )
  return [
    ...shared,
    ...unasked.map(({ id }) => wrong('M13', `payment ${id}`, 'is there, and no client has asked for it')),
    ...unaskedRefunds.map(({ id }) => wrong('M13', `refund ${id}`, 'is there, and no client has asked for it')),
  ]
}

const OF_SOURCE = {
  account: ['CreatePaymentTransaction', 'ProcessAssetPayment', 'PayApplicationFee'],
  link: ['PayCheckout'],
  recorded: ['RecordInvoicePayment', 'MarkInvoiceAsPaid'],
} as const

/** What an answer says that there is since then. */
function effectIdsOf(intent: Intent): string[] {
  if (intent.operation === 'ReverseRecordedPayment' || intent.operation === 'CancelPaymentTransaction') return []
  const { PaymentId, PaymentIds, RefundId } = acknowledged(intent) ?? {}
  return [PaymentId, RefundId, ...((PaymentIds as unknown[] | undefined) ?? [])].filter((id) => typeof id === 'string')
}
