import { z } from 'zod'
import { fieldText } from '../text/field-messages.text.ts'
import { emptyMessage, invalidMessage } from '../text/messages.ts'
import { emptyOrInvalid } from './fields.ts'

/** Digits as people write them: gaps and dashes do not matter. What is kept has the digits alone. */
export function digitsOf(label: string, hint: string, isValid: (digits: string) => boolean) {
  return z
    .string({ error: emptyOrInvalid(label, hint) })
    .max(40, { error: invalidMessage(label, hint) })
    .overwrite((typed) => typed.replace(/[\s-]+/g, ''))
    .min(1, { error: emptyMessage(label) })
    .refine((digits) => digits === '' || isValid(digits), { error: invalidMessage(label, hint) })
}

/** Numbers that the Social Security Administration has given no one. */
export function isSsn(digits: string): boolean {
  return /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits)
}

export const ssn = () => digitsOf('SSN', fieldText.hints.ssn, isSsn)

export const last4Ssn = () => digitsOf('Last 4 SSN', fieldText.hints.last4Ssn, (digits) => /^(?!0000)\d{4}$/.test(digits))
