import { useState } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import styles from './Pay.module.css'
import { text } from './pay.text.ts'
import type { Payer } from './payer.ts'
import { PayForm } from './PayForm.tsx'
import { PaymentDone } from './PaymentDone.tsx'
import { PaymentUnderWay } from './PaymentUnderWay.tsx'
import { payingStateOf } from './paying-state.ts'
import { StateCard } from './StateCard.tsx'

type PayPartProps = {
  payer: Payer
  bill: { readonly balance: string; readonly isProcessing: boolean; readonly state: string }
  invoiceAddress: string | null
}

/** Paying, from the form to what became of it; the same with an account and by a link. */
export function PayPart({ payer, bill, invoiceAddress }: PayPartProps) {
  const { quote, payment, paymentError, begunId, follow, lookAgain } = payer
  // Once something was pressed here, what comes of it takes the focus.
  const [hasActed, setHasActed] = useState(false)
  if (bill.state === 'void') return <StateCard title={text.isVoid} />
  if (bill.state === 'writtenOff') return <StateCard title={text.isWrittenOff} />
  const error = quote.data ? paymentError : quote.error
  if (begunId !== null && payment?.PaymentId !== begunId && !error) return <StateCard title={text.createdTitle} takesFocus />
  if (!quote.data || payment === undefined) return error ? <ErrorState failure={error} onRetry={lookAgain} /> : <FormSkeleton />
  const isFollowed = begunId !== null
  const state = payingStateOf({
    latest: payment,
    isFollowed,
    isOwed: bill.balance !== '0.00',
    isProcessing: bill.isProcessing,
    refusal: quote.data.Refusal,
  })
  switch (state.kind) {
    case 'underWay':
      return <PaymentUnderWay payment={state.payment} takesFocus={hasActed} lookAgain={lookAgain} />
    case 'paid':
      return (
        <PaymentDone
          payment={state.payment}
          takesFocus={hasActed}
          balance={bill.balance}
          onMore={() => follow(null)}
          invoiceAddress={invoiceAddress}
        />
      )
    case 'otherUnderWay':
      return (
        <StateCard title={text.otherUnderWayTitle} takesFocus={hasActed}>
          <p>{text.otherUnderWay}</p>
        </StateCard>
      )
    case 'refused':
      return (
        <StateCard title={text.offTitle} takesFocus={hasActed}>
          <p>{state.refusal}</p>
        </StateCard>
      )
    case 'open':
      return (
        <>
          {quote.data.IsSandbox && <p className={styles.sandbox}>{text.sandbox}</p>}
          <PayForm
            key={begunId}
            payer={payer}
            quote={quote.data}
            last={state.last}
            isFollowed={isFollowed}
            onBegun={(paymentId) => {
              setHasActed(true)
              follow(paymentId)
            }}
            onRefused={() => {
              setHasActed(true)
              lookAgain()
            }}
          />
        </>
      )
  }
}
