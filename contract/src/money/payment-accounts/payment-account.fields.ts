import type { z } from 'zod'
import { messages as sharedMessages } from '../../text/shared-messages.text.ts'
import { holdsCardNumber } from '../../values/card-numbers.ts'
import { digitsOf } from '../../values/identity-fields.ts'
import { BANK_NUMBER_LENGTHS, isRoutingNumber } from './payment-account.values.ts'
import { messages } from './payment-accounts-messages.text.ts'

/* Numbers of the bank and of the taxes. They go to the payment provider, and of each the last four digits stay here. */

export const routingNumber = () => digitsOf('Routing number', messages.routingHint, isRoutingNumber)

const BANK_NUMBER = new RegExp(`^\\d{${BANK_NUMBER_LENGTHS.min},${BANK_NUMBER_LENGTHS.max}}$`)
export const bankAccountNumber = () => digitsOf('Bank account number', messages.bankNumberHint, (digits) => BANK_NUMBER.test(digits))

const NINE_DIGITS = /^(?!00)\d{9}$/
export const companyEin = () => digitsOf('Company EIN', messages.einHint, (digits) => NINE_DIGITS.test(digits))
export const federalTaxId = () => digitsOf('Federal tax ID', messages.einHint, (digits) => NINE_DIGITS.test(digits))

/** What may look like the number of a card and is none: it has rules of its own, or was made by us. */
const NOT_LOOKED_AT: ReadonlySet<string> = new Set(['BankAccountNumber', 'Phone', 'SubAccountId', 'PinConfirmation'])

/** A card number in a field of ours is refused: it belongs into the fields of the payment provider, and nowhere else. */
export function refuseCardNumbers(fields: object, context: z.core.$RefinementCtx): void {
  for (const path of cardNumbersIn(fields)) context.addIssue({ code: 'custom', path, message: sharedMessages.cardNumber })
}

function cardNumbersIn(value: unknown): string[][] {
  if (typeof value === 'string') return holdsCardNumber(value) ? [[]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([name]) => !NOT_LOOKED_AT.has(name))
    .flatMap(([name, inner]) => cardNumbersIn(inner).map((path) => [name, ...path]))
}
