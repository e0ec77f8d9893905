import { isDeepStrictEqual } from 'node:util'

/*
 * What clients have asked for and what they were answered: what they may rely on.
 */

/** What one key was used for. */
export type Intent = {
  readonly key: string
  readonly operation: string
  readonly input: Readonly<Record<string, unknown>>
  /** The invoice that it is about, where that is known before. */
  readonly invoiceId: string | null
  readonly answers: Answered[]
}

export type Answered = {
  /** When it was asked and when the answer was there, in one count of what happens to the clients. */
  readonly askedAt: number
  readonly at: number
  readonly status: number
  readonly code: string | null
  readonly data: unknown
}

export type Wrong = { readonly name: string; readonly says: string; readonly what: string; readonly found: string }

/** Those that move or record money. */
export const EFFECTS: ReadonlySet<string> = new Set([
  'SendInvoice',
  'UnsendInvoice',
  'VoidInvoice',
  'CreatePaymentTransaction',
  'ProcessAssetPayment',
  'PayCheckout',
  'PayApplicationFee',
  'MarkInvoiceAsPaid',
  'RecordInvoicePayment',
  'WriteOffInvoice',
  'ReverseRecordedPayment',
  'RefundPayment',
])

export class Notes {
  readonly intents: Intent[] = []
  #clock = 0

  begin(intent: Omit<Intent, 'answers'>): Intent {
    const begun = { ...intent, answers: [] }
    this.intents.push(begun)
    return begun
  }

  tick(): number {
    this.#clock += 1
    return this.#clock
  }
}

export const isDone = ({ status }: Pick<Answered, 'status'>): boolean => status === 200

/** The answer on which a client relies; null where there is none, or a refusal. */
export function acknowledged({ answers }: Intent): Readonly<Record<string, unknown>> | null {
  const done = answers.find(isDone)
  return done ? (done.data as Record<string, unknown>) : null
}

/** Neither done nor refused, as far as the client knows. */
export const isUnknown = ({ answers }: Intent): boolean => answers.length === 0

export const effectsOf = (intents: readonly Intent[]): number =>
  intents.filter((intent) => EFFECTS.has(intent.operation) && acknowledged(intent) !== null).length

/** M13: a key has one answer. Who asks after it was given gets that one again. */
export function answersThatDiffer(intents: readonly Intent[]): Wrong[] {
  return intents.flatMap(({ key, operation, answers }) => {
    const done = answers.filter(isDone)
    const first = done[0]
    if (!first) return []
    const what = `${operation} with the key ${key}`
    const says = 'A key has one answer, and that is final.'
    const other = done.find(({ data }) => !isDeepStrictEqual(data, first.data))
    if (other) return [{ name: 'M13', says, what, found: `was answered ${JSON.stringify(first.data)} and ${JSON.stringify(other.data)}` }]
    const refused = answers.find((answer) => !isDone(answer) && done.some(({ at }) => at < answer.askedAt))
    return refused ? [{ name: 'M13', says, what, found: `was done, and refused later with ${refused.code}` }] : []
  })
}
