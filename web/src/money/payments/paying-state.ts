import { OPEN_STATUSES, type PaymentMethod, type PaymentStatus } from '@keystead/contract/money/payments/payment.values.ts'

/** A payment as its payer follows it, with an account or by a link. */
export type FollowedPayment = {
  readonly PaymentId: string
  readonly Status: PaymentStatus
  readonly Method: PaymentMethod
  readonly MethodDetail: string | null
  readonly Amount: string
  readonly Total: string
  readonly ExpectedOn: string | null
  readonly FailureReason: string | null
  readonly ChallengeUrl: string | null
  readonly ReceiptNumber: string | null
  readonly IsUnknown: boolean
  readonly CanCancel: boolean
}

export type PayingState =
  | { readonly kind: 'underWay'; readonly payment: FollowedPayment }
  | { readonly kind: 'paid'; readonly payment: FollowedPayment | null }
  | { readonly kind: 'otherUnderWay' }
  | { readonly kind: 'refused'; readonly refusal: string }
  /** With the last payment, where it came to nothing. */
  | { readonly kind: 'open'; readonly last: FollowedPayment | null }

type Facts = {
  /** The latest payment of this payer. */
  readonly latest: FollowedPayment | null
  /** Whether it was begun on this page: then what became of it is said, also where more can be paid. */
  readonly isFollowed: boolean
  /** Whether anything is owed still. */
  readonly isOwed: boolean
  /** Whether a payment is on its way, of this payer or of another. */
  readonly isProcessing: boolean
  /** Why nothing can be paid online now. */
  readonly refusal: string | null
}

const CAME_TO_NOTHING: readonly PaymentStatus[] = ['failed', 'returned', 'canceled']

export const isUnderWay = ({ Status }: Pick<FollowedPayment, 'Status'>) => OPEN_STATUSES.some((status) => status === Status)

/** What the page is about now. */
export function payingStateOf({ latest, isFollowed, isOwed, isProcessing, refusal }: Facts): PayingState {
  if (latest && isUnderWay(latest)) return { kind: 'underWay', payment: latest }
  const isSettled = latest?.Status === 'settled'
  if (isFollowed && isSettled) return { kind: 'paid', payment: latest }
  if (!isOwed) return { kind: 'paid', payment: isSettled ? latest : null }
  if (isProcessing) return { kind: 'otherUnderWay' }
  if (refusal !== null) return { kind: 'refused', refusal }
  return { kind: 'open', last: latest && CAME_TO_NOTHING.includes(latest.Status) ? latest : null }
}
