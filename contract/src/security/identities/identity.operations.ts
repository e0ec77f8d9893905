import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { messages } from './identities-messages.text.ts'
import { choice, linkToken, optionalText } from '../../values/fields.ts'
import { SignInFailed } from '../sessions/session.operations.ts'
import { SignInAnswer } from '../sessions/session.schemas.ts'
import { IdentityTaken, OAuthAnswer, OauthTicketExpired } from './identity.schemas.ts'

const users = area('users')

export const SocialProviderNotFound = defineError('SocialProviderNotFound', 404, messages.socialProviderNotFound)
export const SocialProviderDown = defineError('SocialProviderDown', 503, messages.socialProviderDown)
export const SocialSigninExpired = defineError('SocialSigninExpired', 400, messages.socialSigninExpired)
export const SocialSigninDeclined = defineError('SocialSigninDeclined', 400, messages.socialSigninDeclined)
export const SocialAnswerRefused = defineError('SocialAnswerRefused', 400, messages.socialAnswerRefused)
export const SocialEmailInUse = defineError('SocialEmailInUse', 409, messages.socialEmailInUse)
export const OtherIdentityConnected = defineError('OtherIdentityConnected', 409, messages.otherIdentityConnected)
export const IdentityNotFound = defineError('IdentityNotFound', 404, messages.identityNotFound)
export const OnlyWayIn = defineError('OnlyWayIn', 409, messages.onlyWayIn)

const startFields = {
  ProviderId: choice('Provider'),
  /** Where the person was heading; given back at the end. The page goes there only if it is a path of its own. */
  ReturnTo: optionalText('Return address', { max: 2_000 }),
}
/** The provider's page to send the browser to. */
const Departure = z.object({ Url: z.url() })

export const StartSocialSignin = users.command('StartSocialSignin', {
  summary: 'Begins to sign in or up with an account at a provider. The attempt holds for ten minutes, once, in this browser alone.',
  access: publicAccess('Visitors sign in with an account that they have elsewhere.'),
  input: z.strictObject(startFields),
  output: Departure,
  errors: [SocialProviderNotFound, SocialProviderDown],
  // The address holds the secret of the attempt.
  replay: 'never',
  quota: 'sensitive',
})

export const ConnectIdentity = users.command('ConnectIdentity', {
  summary: 'Begins to connect an account at a provider to the signed-in account. The same browser and session has to come back.',
  access: signedIn({ profiles: 'any', fresh: true }),
  permission: 'personal',
  input: z.strictObject(startFields),
  output: Departure,
  errors: [SocialProviderNotFound, SocialProviderDown],
  replay: 'never',
  quota: 'sensitive',
})

export const OAuthUser = users.command('OAuthUser', {
  summary:
    'Spends what a provider sent back: signs in who is known, asks for the second factor where there is one, hands a newcomer to sign-up, or connects. Never by an email alone.',
  access: publicAccess('The one who comes back from a provider is not signed in yet.'),
  input: z.strictObject({
    State: linkToken('State'),
    Code: optionalText('Code', { max: 4_000 }),
    Error: optionalText('Error', { max: 200 }),
    Iss: optionalText('Issuer', { max: 500 }),
  }),
  output: OAuthAnswer,
  errors: [
    SocialSigninExpired,
    SocialSigninDeclined,
    SocialAnswerRefused,
    SocialProviderNotFound,
    SocialProviderDown,
    SocialEmailInUse,
    IdentityTaken,
    OtherIdentityConnected,
    SignInFailed,
  ],
  replay: 'never',
  quota: 'sensitive',
  changes: ['identity'],
})

export const LoginWithTicket = users.command('LoginWithTicket', {
  summary: 'Signs in to the account that was just made with a ticket of OAuthUser. Once, in the same browser.',
  access: publicAccess('Signing up with a provider sets no password to sign in with.'),
  input: z.strictObject({ OauthTicket: linkToken('Ticket') }),
  output: SignInAnswer,
  errors: [OauthTicketExpired, SignInFailed],
  replay: 'never',
  quota: 'sensitive',
})

export const GetUserIdentities = users.query('GetUserIdentities', {
  summary: 'The accounts at providers that the signed-in account is connected with.',
  access: signedIn({ profiles: 'any' }),
  permission: 'personal',
  input: z.strictObject({}),
  output: z.object({
    Items: z.array(
      z.object({
        ProviderId: z.int(),
        Provider: z.string(),
        /** As the provider told it when it was connected. */
        Email: z.string().nullable(),
        ConnectedAt: z.iso.datetime(),
        /** Null for one that was never used since. */
        LastUsedAt: z.iso.datetime().nullable(),
        /** Whether there would be no way to sign in without it. */
        IsOnlyWayIn: z.boolean(),
      }),
    ),
  }),
  reads: ['identity'],
})

export const DisconnectIdentity = users.command('DisconnectIdentity', {
  summary: 'Takes away a connected account at a provider; refused for the only way to sign in.',
  access: signedIn({ profiles: 'any', fresh: true }),
  permission: 'personal',
  input: z.strictObject({ ProviderId: choice('Provider') }),
  output: z.object({ ProviderId: z.int() }),
  errors: [IdentityNotFound, OnlyWayIn],
  changes: ['identity'],
})
