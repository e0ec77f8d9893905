import type { Kept, Line } from './books-of-both.ts'
import type { Wrong } from './notes.ts'

const HAS_COME = new Set(['settled', 'refunded', 'disputed', 'returned'])

/** M6: what the gateway has charged and given back is what we have settled and refunded: each once, with its amount, and nothing else. */
export function chargesThatDiffer({ payments, refunds }: Kept, lines: readonly Line[]): Wrong[] {
  const ofPlatform = lines.filter(({ accountId }) => accountId === null)
  const charged = Map.groupBy(
    ofPlatform.filter(({ type }) => type === 'charge'),
    ({ metadata }) => metadata['attempt'] ?? 'none',
  )
  const givenBack = Map.groupBy(
    ofPlatform.filter(({ type }) => type === 'refund'),
    ({ refundMetadata }) => refundMetadata['refund'] ?? 'none',
  )
  const online = payments.filter(({ source }) => source !== 'recorded')
  return [
    ...differences('payment', charged, online, ({ status, amount_cents, payer_fee_cents }) =>
      HAS_COME.has(status) ? amount_cents + payer_fee_cents : null,
    ),
    // One that failed later was taken, and came back by a line of its own.
    ...differences('refund', givenBack, refunds, ({ status, amount_cents }) =>
      status === 'succeeded' ? -amount_cents : status === 'failed' ? undefined : null,
    ),
  ]
}

type Found = ReadonlyMap<string, readonly Line[]>

/** `expected`: the cents of the one line, null where there is none to be, undefined where there may be one. */
function differences<Fact extends { readonly id: string; readonly status: string }>(
  what: string,
  found: Found,
  facts: readonly Fact[],
  expected: (fact: Fact) => number | null | undefined,
): Wrong[] {
  const wrong = (id: string, said: string): Wrong => ({
    name: 'M6',
    says: 'What the gateway has charged and given back is what we have settled and refunded.',
    what: `${what} ${id}`,
    found: said,
  })
  const known = new Set(facts.map(({ id }) => id))
  const unknown = [...found.keys()].filter((id) => !known.has(id)).map((id) => wrong(id, 'is in the report of the gateway, and not here'))
  const differing = facts.flatMap((fact) => {
    const cents = (found.get(fact.id) ?? []).map(({ amountCents }) => amountCents)
    const wanted = expected(fact)
    const fits = wanted === undefined ? cents.length <= 1 : wanted === null ? cents.length === 0 : cents.length === 1 && cents[0] === wanted
    return fits
      ? []
      : [wrong(fact.id, `is ${fact.status}, the gateway has ${cents.join(' and ') || 'nothing'}, not ${wanted ?? 'nothing'}`)]
  })
  return [...unknown, ...differing]
}
