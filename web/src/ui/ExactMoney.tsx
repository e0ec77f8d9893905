import { formatExactMoney } from '@keystead/contract/values/money.ts'
import { classNames } from './class-names.ts'

/** An amount that is accounted for, always with its cents. Prices that are said are `Money`. */
export function ExactMoney({ amount, className }: { amount: string; className?: string }) {
  return <span className={classNames('tabular', className)}>{formatExactMoney(amount)}</span>
}
