import { ACCOUNT_FOR_TYPES } from '@keystead/contract/money/invoice-items/item.values.ts'
import { text } from './account-name.text.ts'

const TYPES = new Map<string, string>(ACCOUNT_FOR_TYPES.map(({ Id, Text }) => [String(Id), Text]))
const NAMES: Readonly<Record<string, string>> = {
  receivable: text.receivable,
  income: text.income,
  deposit_held: text.deposit_held,
  prepaid: text.prepaid,
  at_provider: text.at_provider,
  held: text.held,
  bank: text.bank,
  offline: text.offline,
  provider_costs: text.provider_costs,
}

/** `income` with the type of account that a line goes to. */
export function accountName(kind: string, detail: string): string {
  const type = TYPES.get(detail)
  return kind === 'income' && type ? text.incomeOf({ type }) : (NAMES[kind] ?? kind)
}
