import { z } from 'zod'
import { isAccountNumber, isLuhn, isRoutingNumber, bankNameOf } from '../numbers/account-numbers.ts'
import { BANK_ACCOUNTS, CARDS } from '../numbers/magic-numbers.ts'
import { dayOf } from '../time/business-days.ts'
import type { Method } from './payment-method.ts'

/*
 * From a number to what people may see of it and what it will do. Nothing behind this knows the number.
 */

const filled = (label: string) =>
  z
    .string({ error: `${label} can not be empty.` })
    .trim()
    .min(1, `${label} can not be empty.`)

export const cardInput = z.strictObject({
  number: filled('Card number')
    .transform((text) => text.replaceAll(/[\s-]/g, ''))
    .refine((number) => isLuhn(number) && CARDS.some((card) => card.number === number), 'Card number is not valid.'),
  expiry: filled('Card expiry').regex(/^(0?[1-9]|1[0-2])\s*\/\s*(\d{2}|20\d{2})$/, 'Card expiry is not valid.'),
  cvv: filled('CVV').regex(/^\d{3,4}$/, 'CVV is not valid.'),
})

export type FieldErrors = Readonly<Record<string, string>>
type Read = { readonly method: Method } | { readonly errors: FieldErrors }

export function readCard(given: unknown, now: number): Read {
  const parsed = cardInput.safeParse(given)
  if (!parsed.success) return { errors: errorsOf(parsed.error) }
  const { number, cvv } = parsed.data
  const card = CARDS.find((known) => known.number === number)!
  const [month = 0, year = 0] = parsed.data.expiry.split('/').map((part) => Number(part.trim()))
  const fullYear = year < 100 ? 2_000 + year : year
  if (isOver(month, fullYear, now)) return { errors: { expiry: 'Card expiry is not valid.' } }
  if (cvv.length !== (card.brand === 'amex' ? 4 : 3)) return { errors: { cvv: 'CVV is not valid.' } }
  const shown = { brand: card.brand, last4: number.slice(-4), exp_month: month, exp_year: fullYear, funding: 'credit' as const }
  return { method: { type: 'card', card: shown, outcome: card.outcome } }
}

/** A card is good until the end of its month, and for some 20 years at most. */
function isOver(month: number, year: number, now: number): boolean {
  const [thisYear = 0, thisMonth = 0] = dayOf(now).split('-').map(Number)
  return year < thisYear || (year === thisYear && month < thisMonth) || year > thisYear + 20
}

const bankFields = {
  routing_number: filled('Routing number').refine(isRoutingNumber, 'Routing number is not valid.'),
  account_type: z.enum(['checking', 'savings'], 'Account type is not valid.'),
  account_holder_type: z.enum(['individual', 'company'], 'Account holder is not valid.'),
  account_holder_name: filled('Name').max(100, 'Name is too long.'),
}
const accountNumber = filled('Bank account number').refine(isAccountNumber, 'Bank account number is not valid.')

export const bankInput = z.strictObject({
  ...bankFields,
  account_number: accountNumber.refine(
    (number) => !isAccountNumber(number) || BANK_ACCOUNTS.some((account) => account.number === number),
    'Bank account number is not valid.',
  ),
  mandate: z.literal(true, 'Please authorize the payment.'),
})

export function readBank(given: unknown): Read {
  const parsed = bankInput.safeParse(given)
  if (!parsed.success) return { errors: errorsOf(parsed.error) }
  const { routing_number, account_number, account_type, account_holder_type } = parsed.data
  const account = BANK_ACCOUNTS.find(({ number }) => number === account_number)!
  const bank = { bank_name: bankNameOf(routing_number), last4: account_number.slice(-4), account_type, account_holder_type }
  return { method: { type: 'us_bank_account', bank, outcome: account.outcome } }
}

/** Any account can be paid out to. */
export const payoutAccountInput = z.strictObject({ ...bankFields, account_number: accountNumber })

/** The first sentence for each field. */
export function errorsOf({ issues }: z.ZodError): FieldErrors {
  const byField = Map.groupBy(issues, ({ path }) => String(path[0] ?? 'form'))
  return Object.fromEntries([...byField].map(([name, [first]]) => [name, first!.message]))
}
