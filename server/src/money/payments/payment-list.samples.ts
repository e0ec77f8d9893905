import { PAYMENT_FILTERS } from '@keystead/contract/money/payments/payment.values.ts'
import type { Sample } from '../../database/samples.ts'
import { countPayments, listPayments, type PaymentListFilter } from './payment-list.queries.ts'
import { sumCollected, sumUnderWay } from './payment-sums.queries.ts'

const ANY = '0197b4b0-0000-7000-8000-000000000001'
const MONTH = '2026-11-01'

const ofLists = ([null, 'received', 'made'] as const).flatMap((side) =>
  [null, ...PAYMENT_FILTERS].flatMap((status): Sample[] => {
    const all: PaymentListFilter = {
      accountId: ANY,
      profileId: ANY,
      isAgent: true,
      side,
      status,
      invoiceId: null,
      assetId: null,
      month: null,
    }
    const narrowed: PaymentListFilter = { ...all, isAgent: false, invoiceId: ANY, assetId: ANY, month: MONTH }
    return [all, narrowed].flatMap((one): Sample[] => [
      (db) => listPayments(db, one, { limit: 10, offset: 0 }),
      (db) => countPayments(db, one),
    ])
  }),
)

const ofSums = (['issuer', 'agent', 'payer'] as const).flatMap((side): Sample[] => {
  const filter = { side, accountId: ANY, profileId: ANY, assetId: ANY }
  return [(db) => sumUnderWay(db, filter), (db) => sumCollected(db, filter, MONTH)]
})

export const samples: readonly Sample[] = [...ofLists, ...ofSums]
