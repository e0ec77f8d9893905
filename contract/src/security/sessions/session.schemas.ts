import { z } from 'zod'
import { ProfileSummary } from '../../sessions/session-record.ts'

/** What a browser gets when someone is signed in (the login response of spec §3). */
export const SignedInAnswer = z
  .object({
    AccountId: z.guid(),
    SessionId: z.string(),
    Email: z.string(),
    PlanId: z.int(),
    Plan: z.string(),
    DefaultProfileId: z.guid().nullable(),
    Profiles: z.array(ProfileSummary),
  })
  .meta({ id: 'SignedInAnswer' })
export type SignedInAnswer = z.infer<typeof SignedInAnswer>

export const SECOND_FACTOR_METHODS = ['totp', 'passkey', 'recoveryCode'] as const
export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number]

/** The password was right, and a second factor is still to come. The ticket holds for ten minutes, on this device alone. */
export const SecondFactorAnswer = z.object({
  Ticket: z.string(),
  Methods: z.array(z.enum(SECOND_FACTOR_METHODS)),
})
export type SecondFactorAnswer = z.infer<typeof SecondFactorAnswer>

/** The answer of every call that signs someone in. */
export const SignInAnswer = z.union([SignedInAnswer, SecondFactorAnswer])
export type SignInAnswer = z.infer<typeof SignInAnswer>

export function needsSecondFactor(answer: SignInAnswer): answer is SecondFactorAnswer {
  return 'Ticket' in answer
}
