import type { FeeLaw, FeeRead } from '@keystead/contract/applications/fees/fee.schemas.ts'
import type { FeeState } from '@keystead/contract/applications/fees/fee.values.ts'
import { formatExactMoney } from '@keystead/contract/values/money.ts'
import type { Tone } from '../../ui/Badge.tsx'
import { text } from './fees.text.ts'

export const FEE_TONES: Readonly<Record<FeeState, Tone>> = {
  none: 'neutral',
  outside: 'neutral',
  due: 'warn',
  pending: 'info',
  onItsWay: 'info',
  paid: 'good',
  disputed: 'warn',
  returned: 'bad',
  waived: 'neutral',
  void: 'neutral',
  goingBack: 'info',
  givenBack: 'neutral',
}

type Limited = Pick<FeeRead, 'Wanted' | 'Amount' | 'LimitedBy'>

/** Why less is asked than the landlord wants; null where it is all of it. */
export function limitText({ Wanted, Amount, LimitedBy }: Limited): string | null {
  if (Wanted === null || Amount === null || LimitedBy === null || LimitedBy === 'actualCost') return null
  return text.limited[LimitedBy]({ wanted: formatExactMoney(Wanted), amount: formatExactMoney(Amount) })
}

export function lawText({ Says, Statute }: FeeLaw): string {
  const said = text.law({ says: Says })
  return Statute === null ? said : `${said} ${text.statute({ statute: Statute })}`
}

/** What is to be paid of one’s own fees before a form is submitted; null where nothing is. */
export function obstacleOf(fees: readonly Pick<FeeRead, 'IsYou' | 'CanPay' | 'State'>[]): string | null {
  const own = fees.filter(({ IsYou }) => IsYou)
  if (own.some(({ CanPay }) => CanPay)) return text.payFirst
  return own.some(({ State }) => State === 'pending') ? text.confirmFirst : null
}

/** More to its payer than its state. */
export function ownFeeNow({ Kind, State, WaivedBy, WaiveReason }: FeeRead): string {
  if (State === 'waived') return text.waived({ name: WaivedBy ?? '', reason: WaiveReason ?? '' })
  const ofKind: Partial<Record<FeeState, string>> = Kind === 'screening' ? text.nowScreening : {}
  return ofKind[State] ?? text.now[State]
}
