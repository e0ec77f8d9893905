import { defineText } from '@keystead/contract/text/define-text.ts'

/** What accounts of the ledger are called by those whose book it is. */
export const text = defineText('server/money/payments/account-name', {
  receivable: 'Owed to you',
  income: 'Income',
  deposit_held: 'Deposits held',
  prepaid: 'Paid ahead',
  at_provider: 'At the payment provider',
  held: 'Held for a dispute',
  bank: 'Your bank account',
  offline: 'Received outside',
  provider_costs: 'Payment fees',
  incomeOf: 'Income: {type}',
})
