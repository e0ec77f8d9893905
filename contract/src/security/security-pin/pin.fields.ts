import { z } from 'zod'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { messages } from './security-pin-messages.text.ts'

const SIX_DIGITS = /^\d{6}$/

export function securityPin(label: string) {
  return z
    .string({ error: (issue) => (issue.input ? invalidMessage(label) : emptyMessage(label)) })
    .min(1, { error: emptyMessage(label) })
    .regex(SIX_DIGITS, { error: messages.pinSixDigits })
}

export function repeatedPin() {
  return z
    .string({ error: emptyMessage('Confirm PIN') })
    .min(1, { error: emptyMessage('Confirm PIN') })
    .max(20, { error: messages.pinsDiffer })
}

export function pinsAgree(form: { Pin: string; ConfirmPin: string }): boolean {
  return form.Pin === form.ConfirmPin
}

/** One digit over and over, a run up or down, or a repeated half: what anyone would try first. */
export function isEasyPin(pin: string): boolean {
  const digits = [...pin].map(Number)
  const steps = digits.slice(1).map((digit, index) => digit - digits[index]!)
  const isRun = steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 0) <= 1
  return isRun || /^(\d{1,3})\1+$/.test(pin)
}
