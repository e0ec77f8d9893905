import {
  CalculateCheckoutAmount,
  CreatePaymentTransaction,
  GetCheckout,
  GetCheckoutFields,
  PayCheckout,
} from '@keystead/contract/money/payments/payment.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { refresh, useCall, useCommand } from '../../api/query.ts'
import type { Payer } from './payer.ts'

/** Who has the link of an email pays without an account. */
export function useLinkPayer(Token: string, { Payments }: Pick<OutputOf<typeof GetCheckout>, 'Payments'>): Payer {
  const client = useQueryClient()
  const [amount, setAmount] = useState<string | null>(null)
  const [begunId, follow] = useState<string | null>(null)
  const quote = useCall(CalculateCheckoutAmount, { Token, ...(amount !== null && { Amount: amount }) }, { keepPrevious: true })
  const paying = useCommand(PayCheckout)
  // It changes the same, for no one that is signed in.
  const lookAgain = () => refresh(client, CreatePaymentTransaction)
  const payment = begunId === null ? Payments[0] : Payments.find(({ PaymentId }) => PaymentId === begunId)
  return {
    quote: { data: quote.data, error: quote.error, refetch: () => void quote.refetch() },
    setAmount,
    openFields: () => call(GetCheckoutFields, { Token }),
    pay: async (wish) => {
      const paid = await paying.run({ Link: Token, ...wish })
      lookAgain()
      return paid
    },
    begunId,
    follow,
    payment: payment ? { ...payment, CanCancel: false } : null,
    paymentError: null,
    lookAgain,
  }
}
