import { formatExactMoney } from '@keystead/contract/values/money.ts'
import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { WarningIcon } from '../../ui/icons.ts'
import styles from './Pay.module.css'
import { text } from './pay.text.ts'
import type { FollowedPayment } from './paying-state.ts'

type LastTryProps = {
  payment: FollowedPayment
  /** Whether it has just come to nothing, so that who waits for it is led to it. */
  takesFocus: boolean
}

/** Why the last payment came to nothing, and that it has cost nothing. */
export function LastTry({ payment, takesFocus }: LastTryProps) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) words.current?.focus()
  }, [takesFocus])
  return (
    <div ref={words} role="alert" tabIndex={-1} className={styles.lastTry}>
      <Icon of={WarningIcon} />
      <p>{wordsOf(payment)}</p>
    </div>
  )
}

function wordsOf({ Status, FailureReason, Amount, Total }: FollowedPayment): string {
  if (Status === 'canceled') return text.canceled({ amount: formatExactMoney(Total) })
  const reason = FailureReason ?? text.noReason
  return Status === 'returned'
    ? text.returned({ amount: formatExactMoney(Amount), reason })
    : text.failed({ amount: formatExactMoney(Total), reason })
}
