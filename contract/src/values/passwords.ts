import { lengthMessage } from '../text/messages.ts'

/** How long a new password must and may be: as the specification says, or stricter where an installation asks for it. */
export const PASSWORD_LENGTHS = {
  standard: { min: 6, max: 30 },
  strict: { min: 8, max: 128 },
} as const

export type PasswordRules = keyof typeof PASSWORD_LENGTHS
export type PasswordLength = { readonly min: number; readonly max: number }

/** The sentence about a new password that is too short or too long; null where it is neither. */
export function passwordLengthProblem(password: string, { min, max }: PasswordLength, label = 'Password'): string | null {
  return password.length >= min && password.length <= max ? null : lengthMessage(label, min, max)
}
