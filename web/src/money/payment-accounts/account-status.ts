import type { SubAccountCard } from '@keystead/contract/money/payment-accounts/payment-account.schemas.ts'
import type { Tone } from '../../ui/Badge.tsx'
import { text } from './accounts.text.ts'

const TONES = { Pending: 'neutral', Active: 'good', Processing: 'info', Rejected: 'bad' } as const

/** Where an account stands, in one or two words. */
export function statusOf({ Status, IsRestricted }: Pick<SubAccountCard, 'Status' | 'IsRestricted'>): { text: string; tone: Tone } {
  if (IsRestricted) return { text: Status === 'Active' ? text.restricted : text.needsMore, tone: 'warn' }
  return { text: text.statuses[Status], tone: TONES[Status] }
}

/** Whether it was begun and not handed in. */
export function isDraft({ Status, IsRestricted }: Pick<SubAccountCard, 'Status' | 'IsRestricted'>): boolean {
  return Status === 'Pending' && !IsRestricted
}

export function nameOf({ DbaName, LegalName }: Pick<SubAccountCard, 'DbaName' | 'LegalName'>): string {
  return DbaName ?? LegalName
}

/** `SANDBOX BANK ending in 6789`. */
export function bankText({ BankName, BankLast4 }: Pick<SubAccountCard, 'BankName' | 'BankLast4'>): string | null {
  return BankLast4 === null ? null : text.bankEnding({ bank: BankName ?? text.unnamedBank, last4: BankLast4 })
}
