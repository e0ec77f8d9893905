import { askedOf, type AskedFee, type FeeLimit, feeLimitOf } from '@keystead/contract/applications/fees/fee-limit.ts'
import type { FeeKind } from '@keystead/contract/applications/fees/fee.values.ts'
import type { LawRule } from '@keystead/contract/places/state-law/state-law.operations.ts'
import { CATEGORIES, LISTING_TYPES, monthlyRentCents } from '@keystead/contract/properties/fields/property.values.ts'
import type { Db } from '../../database/db.ts'
import { receivingAccountOf } from '../../money/invoices/invoice.public.ts'
import { listLaw, rulesOf } from '../../places/state-law/state-law.public.ts'
import type { Services } from '../../rpc/services.ts'
import { findHomeWithFee } from './fee.queries.ts'

const FOR_RENT = LISTING_TYPES.filter(({ asks }) => asks === 'rent').map(({ Id }) => Id)

type CapRule = Extract<LawRule, { Topic: 'ApplicationFeeCap' }>

/** What may be asked of who applies for a home now. */
export type FeeTerms = {
  /** What who manages the home wants; null: nothing, or the home is gone. */
  readonly homeFeeCents: number | null
  /** What the state says of it; null for what is no home, and where nothing is known of the place. */
  readonly rule: CapRule | null
  limitOf(kind: FeeKind): FeeLimit
  /** Whether who decides can be paid through the provider now. */
  readonly isOnline: boolean
}

type Asking = { readonly account_id: string; readonly profile_id: string; readonly asset_id: string }

export async function feeTermsOf(
  db: Db,
  { payments }: Pick<Services, 'payments'>,
  { account_id, profile_id, asset_id }: Asking,
): Promise<FeeTerms> {
  const home = await findHomeWithFee(db, asset_id, FOR_RENT)
  const rule = home?.category_id === CATEGORIES.Residential && home.state_id !== null ? await capRuleOf(db, home.state_id) : null
  const cap = rule?.Standing === 'set' ? rule.Value : null
  const { amount_cents: rent, rent_frequency_id: frequency, asks_rent: asksRent } = home ?? { asks_rent: false }
  const rents = { monthlyRentCents: asksRent && rent && frequency ? monthlyRentCents(rent, frequency) : null }
  // Who decides has given the home away meanwhile: what others want for it is no matter of theirs.
  const isTheirs = home?.managing_profile_id === profile_id
  const account = payments === null ? null : await receivingAccountOf(db, { account_id, profile_id, payment_account_id: null })
  return {
    homeFeeCents: isTheirs ? home.fee_cents : null,
    rule,
    limitOf: (kind) => feeLimitOf(cap, kind, rents),
    isOnline: isTheirs && account !== null && account.is_active && (account.takes_cards || account.takes_bank_payments),
  }
}

async function capRuleOf(db: Db, stateId: number): Promise<CapRule | null> {
  return rulesOf(await listLaw(db, stateId)).find((rule) => rule.Topic === 'ApplicationFeeCap') ?? null
}

/** The application fee that someone who begins now is asked for; null where none is wanted. */
export function applicationFeeOf(
  { homeFeeCents, limitOf }: FeeTerms,
  otherCents = 0,
): (AskedFee & { readonly wantedCents: number }) | null {
  return homeFeeCents === null || homeFeeCents === 0
    ? null
    : { wantedCents: homeFeeCents, ...askedOf(homeFeeCents, limitOf('application'), otherCents) }
}
