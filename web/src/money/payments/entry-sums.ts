import type { BookedEntry } from '@keystead/contract/money/payments/payment.schemas.ts'
import { centsFromText } from '@keystead/contract/values/money.ts'
import type { InvoiceNumber } from '../invoices/InvoicePaper.tsx'

type Leg = BookedEntry['Legs'][number]

/** Debit less credit, in cents. */
export const centsOf = ({ Debit, Credit }: Leg) => (Debit ? centsFromText(Debit) : 0) - (Credit ? centsFromText(Credit) : 0)

const BILLED: ReadonlySet<string> = new Set(['charge', 'uncharge'])
const FORGIVEN: ReadonlySet<string> = new Set(['credit', 'uncredit'])

/** Of which entries a number of the invoice is made: those that change what is owed, by what they are. */
const IS_OF: Readonly<Record<InvoiceNumber, (entry: BookedEntry) => boolean>> = {
  total: ({ Kind }) => BILLED.has(Kind),
  paid: ({ Kind }) => !BILLED.has(Kind) && !FORGIVEN.has(Kind),
  balance: () => true,
}

/** The entries behind a number, also of one who is billed, and what they come to in cents. */
export function behind(
  number: InvoiceNumber,
  entries: readonly BookedEntry[],
  recipientId: string | null = null,
): { entries: BookedEntry[]; cents: number } {
  const owedLegs = (entry: BookedEntry) => owedOf(entry, recipientId)
  const own = entries.filter((entry) => IS_OF[number](entry) && owedLegs(entry).length > 0)
  const owed = own.flatMap(owedLegs).reduce((sum, leg) => sum + centsOf(leg), 0)
  return { entries: own, cents: number === 'paid' ? 0 - owed : owed }
}

function owedOf({ Legs }: BookedEntry, recipientId: string | null): Leg[] {
  return Legs.filter(({ AccountKind, RecipientId }) => AccountKind === 'receivable' && (recipientId ?? RecipientId) === RecipientId)
}

/** Debit less credit of each account, in the order in which they first come. */
export function accountSums(entries: readonly BookedEntry[]): { account: string; cents: number }[] {
  const sums = new Map<string, number>()
  for (const leg of entries.flatMap(({ Legs }) => Legs)) sums.set(leg.Account, (sums.get(leg.Account) ?? 0) + centsOf(leg))
  return [...sums].map(([account, cents]) => ({ account, cents }))
}
