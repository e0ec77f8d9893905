import {
  CalculatePaymentAmount,
  CreatePaymentTransaction,
  GetAssetPaymentDetails,
  GetAssetPayments,
  GetPaymentFields,
} from '@keystead/contract/money/payments/payment.operations.ts'
import type { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import type { PaymentDetails } from '@keystead/contract/money/payments/payment.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { refresh, useCall, useCommand } from '../../api/query.ts'
import type { Payer } from './payer.ts'
import { isUnderWay } from './paying-state.ts'

/** The stream says so as well, mostly sooner. */
const LOOKS_EVERY_MS = 4_000

/** Who is billed pays with their account. */
export function useAccountPayer({ InvoiceId, State }: Pick<InvoiceDetails, 'InvoiceId' | 'State'>): Payer {
  const client = useQueryClient()
  const [amount, setAmount] = useState<string | null>(null)
  const [begunId, follow] = useState<string | null>(null)
  const quote = useCall(
    CalculatePaymentAmount,
    { InvoiceId, ...(amount !== null && { Amount: amount }) },
    { keepPrevious: true, enabled: State !== 'void' },
  )
  const list = useCall(GetAssetPayments, { InvoiceId })
  const paying = useCommand(CreatePaymentTransaction)
  const PaymentId = begunId ?? list.data?.Items[0]?.PaymentId ?? null
  const details = useCall(
    GetAssetPaymentDetails,
    { PaymentId: PaymentId ?? '' },
    { enabled: PaymentId !== null, refetchEveryMs: (payment) => (payment && isWaitedFor(payment) ? LOOKS_EVERY_MS : false) },
  )
  return {
    quote: { data: quote.data, error: quote.error, refetch: () => void quote.refetch() },
    setAmount,
    openFields: () => call(GetPaymentFields, { InvoiceId }),
    pay: (wish) => paying.run({ InvoiceId, ...wish }),
    begunId,
    follow,
    payment: PaymentId === null ? list.data && null : details.data,
    paymentError: list.error ?? details.error,
    lookAgain: () => refresh(client, CreatePaymentTransaction),
  }
}

/** A card is there at once, or after its bank has asked; a bank payment takes days. */
export function isWaitedFor(payment: Pick<PaymentDetails, 'Status' | 'Method'>): boolean {
  return isUnderWay(payment) && !(payment.Status === 'processing' && payment.Method === 'bank')
}
