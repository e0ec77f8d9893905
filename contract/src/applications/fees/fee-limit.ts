import type { LawValue } from '../../places/state-law/state-law.values.ts'
import { centsFromText } from '../../values/money.ts'
import type { FeeKind, FeeLimitKind } from './fee.values.ts'

export type FeeLimit = {
  readonly kind: FeeLimitKind | null
  /** All fees of one applicant together; null where the law names no amount. */
  readonly capCents: number | null
}

const NO_LIMIT: FeeLimit = { kind: null, capCents: null }

/**
 * What the law of a state lets be asked of one applicant. `cap` is null where the state has no rule, or where we are not certain of it. What a check
 * really costs is known to those who make it alone: such a rule names no amount here, and its sentence is shown.
 */
export function feeLimitOf(
  cap: LawValue<'ApplicationFeeCap'> | null,
  kind: FeeKind,
  { monthlyRentCents }: { readonly monthlyRentCents: number | null },
): FeeLimit {
  if (!cap) return NO_LIMIT
  if (cap.IsForbidden) {
    const isCostOfCheck = kind === 'screening' && cap.IsActualCost === true
    return isCostOfCheck ? { kind: 'actualCost', capCents: null } : { kind: 'forbidden', capCents: 0 }
  }
  const fixed = cap.Amount === undefined ? null : centsFromText(cap.Amount)
  const share =
    cap.PercentOfRent === undefined || monthlyRentCents === null ? null : Math.floor((monthlyRentCents * cap.PercentOfRent) / 100)
  const named = either(fixed, share, cap.Which)
  // The higher of an amount and a cost that is not known is not known either.
  const capCents = cap.IsActualCost && cap.Which === 'higher' ? null : named
  if (capCents !== null) return { kind: 'capped', capCents }
  return cap.IsActualCost ? { kind: 'actualCost', capCents: null } : NO_LIMIT
}

function either(one: number | null, other: number | null, which: 'lower' | 'higher' | undefined): number | null {
  if (one === null || other === null) return one ?? other
  return which === 'higher' ? Math.max(one, other) : Math.min(one, other)
}

export type AskedFee = { readonly cents: number; readonly limit: FeeLimitKind | null }

/** What of a fee may be asked, beside what is asked of the same applicant already. */
export function askedOf(wantedCents: number, { kind, capCents }: FeeLimit, otherCents = 0): AskedFee {
  if (kind === 'actualCost') return { cents: wantedCents, limit: 'actualCost' }
  const room = capCents === null ? wantedCents : Math.max(capCents - otherCents, 0)
  return wantedCents > room ? { cents: room, limit: kind } : { cents: wantedCents, limit: null }
}
