import { CalculateApplicationFee, GetApplicationFeeFields, PayApplicationFee } from '@keystead/contract/applications/fees/fee.operations.ts'
import type { FeeRead } from '@keystead/contract/applications/fees/fee.schemas.ts'
import { GetAssetPaymentDetails, GetAssetPayments } from '@keystead/contract/money/payments/payment.operations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { refresh, useCall, useCommand } from '../../api/query.ts'
import type { Payer } from '../../money/payments/payer.ts'
import { isWaitedFor } from '../../money/payments/use-account-payer.ts'

/** The stream says so as well, mostly sooner. */
const LOOKS_EVERY_MS = 4_000

/** An applicant pays a fee of their form: it is billed by that. */
export function useFeePayer({ FormId, FeeId, InvoiceId }: Pick<FeeRead, 'FormId' | 'FeeId' | 'InvoiceId'>): Payer {
  const client = useQueryClient()
  const [begunId, follow] = useState<string | null>(null)
  const quote = useCall(CalculateApplicationFee, { FormId, FeeId }, { keepPrevious: true })
  const list = useCall(GetAssetPayments, { InvoiceId }, { enabled: InvoiceId !== null })
  const paying = useCommand(PayApplicationFee)
  const PaymentId = begunId ?? list.data?.Items[0]?.PaymentId ?? null
  const details = useCall(
    GetAssetPaymentDetails,
    { PaymentId: PaymentId ?? '' },
    { enabled: PaymentId !== null, refetchEveryMs: (payment) => (payment && isWaitedFor(payment) ? LOOKS_EVERY_MS : false) },
  )
  const isKnown = InvoiceId === null || list.data !== undefined
  return {
    quote: { data: quote.data, error: quote.error, refetch: () => void quote.refetch() },
    setAmount: () => {},
    openFields: () => call(GetApplicationFeeFields, { FormId, FeeId }),
    async pay(wish) {
      // What is paid is what is asked.
      const { Amount: _, ...typed } = wish
      return paying.run({ FormId, FeeId, ...typed })
    },
    begunId,
    follow,
    payment: PaymentId === null ? (isKnown ? null : undefined) : details.data,
    paymentError: list.error ?? details.error,
    lookAgain: () => refresh(client, PayApplicationFee),
  }
}
