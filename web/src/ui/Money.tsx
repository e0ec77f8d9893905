import { formatMoney } from '@keystead/contract/values/money.ts'
import { classNames } from './class-names.ts'

export type MoneyProps = {
  /** As amounts cross the wire: `"1250.00"`. */
  amount: string
  /** What follows: `/mo`. */
  per?: string
  className?: string
}

/** An amount whose digits line up with those above and below. */
export function Money({ amount, per, className }: MoneyProps) {
  return (
    <span className={classNames('tabular', className)}>
      {formatMoney(amount)}
      {per && <small>{per}</small>}
    </span>
  )
}
