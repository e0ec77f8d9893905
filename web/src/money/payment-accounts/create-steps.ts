import type { SubAccount } from '@keystead/contract/money/payment-accounts/payment-account.schemas.ts'
import { text } from './create-account.text.ts'

export const STEPS = ['owner', 'contact', 'bank', 'agreement', 'numbers'] as const
export type Step = (typeof STEPS)[number]

export const STEP_TITLES: Readonly<Record<Step, string>> = {
  owner: text.stepOwner,
  contact: text.stepContact,
  bank: text.stepBank,
  agreement: text.stepAgreement,
  numbers: text.stepNumbers,
}

/** How far one may go: each step builds on those before it. */
export function furthestStep(account: SubAccount | null): Step {
  if (account === null) return 'owner'
  if (account.Email === null) return 'contact'
  if (account.HolderName === null) return 'bank'
  return account.Agreement?.Version === account.CurrentAgreementVersion ? 'numbers' : 'agreement'
}

/** The step of an address: one that is too far, or none, is the furthest that was reached. */
export function stepOf(asked: string | null, furthest: Step): Step {
  const step = STEPS.find((one) => one === asked)
  return step !== undefined && STEPS.indexOf(step) <= STEPS.indexOf(furthest) ? step : furthest
}

export function nextStep(step: Step): Step {
  return STEPS[STEPS.indexOf(step) + 1] ?? step
}

export function stepBefore(step: Step): Step {
  return STEPS[STEPS.indexOf(step) - 1] ?? step
}
