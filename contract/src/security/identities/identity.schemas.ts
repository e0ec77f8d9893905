import { z } from 'zod'
import { defineError } from '../../rpc/errors.ts'
import { messages } from './identities-messages.text.ts'
import { SecondFactorAnswer, SignedInAnswer } from '../sessions/session.schemas.ts'

// Sign-up answers these, too.
export const OauthTicketExpired = defineError('OauthTicketExpired', 400, messages.oauthTicketExpired)
export const IdentityTaken = defineError('IdentityTaken', 409, messages.identityTaken)

const ReturnTo = z.string().nullable()

/** How coming back from a provider can end well. */
export const OAuthAnswer = z.discriminatedUnion('Kind', [
  SignedInAnswer.extend({ Kind: z.literal('signedIn'), ReturnTo }),
  SecondFactorAnswer.extend({ Kind: z.literal('secondFactor'), ReturnTo }),
  /** No one here has this identity: the sign-up form goes on with what the provider told. */
  z.object({
    Kind: z.literal('signUp'),
    OauthTicket: z.string(),
    OauthProviderId: z.int(),
    Email: z.string(),
    EmailVerified: z.boolean(),
    FirstName: z.string(),
    LastName: z.string(),
    ReturnTo,
  }),
  z.object({ Kind: z.literal('connected'), ProviderId: z.int(), ReturnTo }),
])
export type OAuthAnswer = z.infer<typeof OAuthAnswer>
