import { CreateAssetPayment, ProcessAssetPayment } from '@keystead/contract/money/asset-payments/asset-payment.operations.ts'
import { PaymentFieldsOff } from '@keystead/contract/money/payments/payment.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { CallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import type { Payer } from '../payments/payer.ts'

export type HomeWish = InputOf<typeof CreateAssetPayment>
export type PricedWish = OutputOf<typeof CreateAssetPayment>

type HomePayer = {
  readonly payer: Payer
  /** It is begun: it is followed where its invoice is paid. */
  readonly open: () => void
}

/** A tenant pays what was priced for them. `priceAgain` asks for another price and other fields, under another number. */
export function useHomePayer({ AssetPaymentId, Quote, Fields }: PricedWish, priceAgain: () => Promise<PricedWish>): HomePayer {
  const navigate = useNavigate()
  const paying = useCommand(ProcessAssetPayment)
  const begun = useRef<string | null>(null)
  const wasOpened = useRef(false)
  // What may have come about is asked for as it was, and not priced again.
  const isUnsure = useRef(false)
  const again = async () => (await priceAgain()).Fields
  return {
    payer: {
      quote: { data: Quote, error: null, refetch: () => void priceAgain() },
      setAmount: () => {},
      async openFields() {
        const fields = wasOpened.current ? await again() : Fields
        wasOpened.current = true
        if (!fields) throw new CallFailure({ code: PaymentFieldsOff.code, message: PaymentFieldsOff.message, status: 503 })
        return fields
      },
      async pay(wish) {
        // What is paid was said when it was priced.
        const { Amount: _, ...typed } = wish
        try {
          const { InvoiceId, ...payment } = await paying.run({ AssetPaymentId, ...typed })
          begun.current = InvoiceId
          return payment
        } catch (error) {
          isUnsure.current = error instanceof CallFailure && error.outcomeIsUnknown
          throw error
        }
      },
      begunId: null,
      follow: () => {},
      payment: null,
      paymentError: null,
      lookAgain: () => {
        if (!isUnsure.current) void priceAgain()
      },
    },
    open: () => {
      if (begun.current !== null) void navigate(paths.checkout(begun.current), { replace: true })
    },
  }
}
