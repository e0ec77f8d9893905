import { text } from './create-account.text.ts'

export const BANK_ACCOUNT_TYPE_CHOICES = [
  { Id: 'checking', Text: text.checking },
  { Id: 'savings', Text: text.savings },
] as const
