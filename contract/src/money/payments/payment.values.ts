/** How something is paid through the payment provider. */
export const ONLINE_METHODS = ['card', 'bank'] as const
export type OnlineMethod = (typeof ONLINE_METHODS)[number]

/** How something was paid outside, as who bills has recorded it. */
export const RECORDED_METHODS = ['cash', 'check', 'cashiersCheck', 'moneyOrder', 'wire', 'directDeposit', 'retailCash', 'other'] as const
export type RecordedMethod = (typeof RECORDED_METHODS)[number]

export const PAYMENT_METHODS = [...ONLINE_METHODS, ...RECORDED_METHODS] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
export const PAYMENT_METHOD_TEXTS: Readonly<Record<PaymentMethod, string>> = {
  card: 'Card',
  bank: 'Bank account (ACH)',
  cash: 'Cash',
  check: 'Check',
  cashiersCheck: 'Cashier’s check',
  moneyOrder: 'Money order',
  wire: 'Wire transfer',
  directDeposit: 'Direct deposit',
  retailCash: 'Cash at a store',
  other: 'Other',
}

/**
 * `created`: the provider is being asked. `needsAction`: the payer proves to their bank who they are. `processing`: on its way. `returned`: the bank has
 * taken it back after it had come. `refunded`: given back whole; in part, it is settled still. `reversed`: recorded by hand, and taken back.
 */
export const PAYMENT_STATUSES = [
  'created',
  'needsAction',
  'processing',
  'settled',
  'failed',
  'canceled',
  'returned',
  'refunded',
  'disputed',
  'reversed',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
export const PAYMENT_STATUS_TEXTS: Readonly<Record<PaymentStatus, string>> = {
  created: 'Processing',
  needsAction: 'Waiting for your bank',
  processing: 'Processing',
  settled: 'Paid',
  failed: 'Failed',
  canceled: 'Canceled',
  returned: 'Returned',
  refunded: 'Refunded',
  disputed: 'Disputed',
  reversed: 'Taken back',
}
/** As long as it is in one of these, nothing else happens to what it pays. */
export const OPEN_STATUSES = ['created', 'needsAction', 'processing'] as const satisfies readonly PaymentStatus[]

/**
 * From one status to the next, by what the provider says or who bills does. Whatever else is told is old news, or wrong, and changes nothing. What was
 * canceled or has failed may prove to have been paid after all: then it is.
 */
export const PAYMENT_STEPS: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['needsAction', 'processing', 'settled', 'failed', 'canceled'],
  needsAction: ['processing', 'settled', 'failed', 'canceled'],
  processing: ['settled', 'failed', 'canceled'],
  settled: ['returned', 'refunded', 'disputed', 'reversed'],
  failed: ['settled'],
  canceled: ['settled'],
  returned: [],
  refunded: ['settled', 'disputed'],
  disputed: ['settled', 'returned'],
  reversed: [],
}

/** What lists are narrowed to: on their way, arrived (whatever became of it since), not made after all, and given or taken back in whole or in part. */
export const PAYMENT_FILTERS = ['underWay', 'arrived', 'failed', 'wentBack'] as const
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number]

export function canStep(from: PaymentStatus, to: PaymentStatus): boolean {
  return PAYMENT_STEPS[from].includes(to)
}

/** Who bears the fee of a method. */
export const FEE_PAYERS = ['payer', 'issuer'] as const
export type FeePayer = (typeof FEE_PAYERS)[number]

export const REFUND_STATUSES = ['pending', 'succeeded', 'failed'] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]
