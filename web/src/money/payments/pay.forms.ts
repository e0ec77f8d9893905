import { CreatePaymentForm } from '@keystead/contract/money/payments/payment.forms.ts'
import { messages } from '@keystead/contract/money/payments/payments-messages.text.ts'
import type { PaymentQuote } from '@keystead/contract/money/payments/payment.schemas.ts'
import { money, optional } from '@keystead/contract/values/fields.ts'
import { centsFromText, formatExactMoney } from '@keystead/contract/values/money.ts'
import { z } from 'zod'

type Limits = Pick<PaymentQuote, 'Balance' | 'LeastPartial'>

const amount = money('Amount')

/** What is wrong with a part that is to be paid; the server says the same. */
export function partProblem(typed: string | null, { Balance, LeastPartial }: Limits): string | null {
  const parsed = amount.safeParse(typed)
  if (!parsed.success) return parsed.error.issues[0]!.message
  const cents = centsFromText(parsed.data)
  const balance = centsFromText(Balance)
  if (cents > balance) return messages.aboveBalance({ amount: formatExactMoney(Balance) })
  const least = Math.min(LeastPartial === null ? 1 : centsFromText(LeastPartial), balance)
  return cents < least ? messages.belowLeast({ amount: formatExactMoney(LeastPartial ?? Balance) }) : null
}

/** How much and how; the rest is what the page shows. */
export function payRules(limits: Limits) {
  return z
    .strictObject({
      Method: CreatePaymentForm.shape.Method,
      HowMuch: z.enum(['whole', 'part']),
      Amount: optional(z.string()),
    })
    .superRefine(({ HowMuch, Amount }, { addIssue }) => {
      const problem = HowMuch === 'part' ? partProblem(Amount, limits) : null
      if (problem !== null) addIssue({ code: 'custom', path: ['Amount'], message: problem })
    })
}
