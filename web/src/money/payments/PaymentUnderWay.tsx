import { CancelPaymentTransaction } from '@keystead/contract/money/payments/payment.operations.ts'
import { PAYMENT_METHOD_TEXTS } from '@keystead/contract/money/payments/payment.values.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { formatExactMoney } from '@keystead/contract/values/money.ts'
import { useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { ChallengeFrame } from './ChallengeFrame.tsx'
import styles from './Pay.module.css'
import { text } from './pay.text.ts'
import type { FollowedPayment } from './paying-state.ts'
import { StateCard } from './StateCard.tsx'
import { useLooks } from './use-looks.ts'

type PaymentUnderWayProps = { payment: FollowedPayment; takesFocus: boolean; lookAgain: () => void }

/** A payment that is neither there nor lost: at the provider, at the payer's bank, or on its way. */
export function PaymentUnderWay({ payment, takesFocus, lookAgain }: PaymentUnderWayProps) {
  const amount = formatExactMoney(payment.Total)
  const from = payment.MethodDetail ?? PAYMENT_METHOD_TEXTS[payment.Method]
  if (payment.Status === 'needsAction') return <Challenge payment={payment} takesFocus={takesFocus} lookAgain={lookAgain} />
  if (payment.Status === 'created')
    return (
      <StateCard title={text.createdTitle} takesFocus={takesFocus}>
        <p>{payment.IsUnknown ? text.unknown : text.created}</p>
      </StateCard>
    )
  return (
    <StateCard title={text.processingTitle} takesFocus={takesFocus}>
      <p>
        {payment.ExpectedOn ? text.processingDay({ amount, from, day: formatDate(payment.ExpectedOn) }) : text.processing({ amount, from })}
      </p>
      {payment.Method === 'bank' && <p className={styles.note}>{text.mayReturn}</p>}
    </StateCard>
  )
}

function Challenge({ payment, takesFocus, lookAgain }: PaymentUnderWayProps) {
  const [isAnswered, setIsAnswered] = useState(false)
  const cancellation = useCommand(CancelPaymentTransaction, { onDone: lookAgain })
  const look = useLooks(lookAgain)
  const { PaymentId, ChallengeUrl, CanCancel, Total } = payment
  return (
    <StateCard title={text.challengeTitle} takesFocus={takesFocus}>
      <p>{text.challenge({ amount: formatExactMoney(Total) })}</p>
      {ChallengeUrl && (
        <ChallengeFrame
          url={ChallengeUrl}
          onAnswered={() => {
            setIsAnswered(true)
            look()
          }}
        />
      )}
      <p role="status">{isAnswered && text.challengeLooking}</p>
      {CanCancel ? (
        <Button busy={cancellation.pending} onClick={() => void withToast(cancellation.run({ PaymentId }))}>
          {text.giveUp}
        </Button>
      ) : (
        <p className={styles.note}>{text.challengeOver}</p>
      )}
    </StateCard>
  )
}
