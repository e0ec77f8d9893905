import { email } from '@keystead/contract/values/fields.ts'
import * as openid from 'openid-client'
import { z } from 'zod'
import type { OpenIdProvider, PlainOauthProvider, SocialProvider } from '../../settings/social-providers.ts'

/*
 * The talk with a provider: where to send the browser, and who came back. Code flow with PKCE, state and nonce; of an
 * OpenID provider the token's signature, issuer, audience, nonce and times are checked by openid-client.
 */

/** What one attempt is known by: `state` to the browser, the other two to the provider and us. */
export type AttemptSecrets = { readonly state: string; readonly nonce: string; readonly codeVerifier: string }

/** Who a provider says it is. Only the subject identifies; the rest helps to fill in a form. */
export type ProviderPerson = {
  readonly subject: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/** The provider answered, but not with what we asked for. */
export class UnusableAnswer extends Error {}

const TIMEOUT_SECONDS = 8
/** What was discovered is looked up again after an hour. */
const DISCOVERY_KEPT_MS = 3_600_000

export async function departureUrl(provider: SocialProvider, redirectUri: string, secrets: AttemptSecrets, now: Date): Promise<string> {
  const config = await configurationOf(provider, now)
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: provider.scopes,
    state: secrets.state,
    code_challenge: await openid.calculatePKCECodeChallenge(secrets.codeVerifier),
    code_challenge_method: 'S256',
    ...(provider.key === 'google' ? { nonce: secrets.nonce } : {}),
  })
  return url.href
}

/** Exchanges the code of `callbackUrl` and answers who it stands for. */
export async function personBehind(
  provider: SocialProvider,
  callbackUrl: URL,
  secrets: AttemptSecrets,
  now: Date,
): Promise<ProviderPerson> {
  const config = await configurationOf(provider, now)
  const checks = { pkceCodeVerifier: secrets.codeVerifier, expectedState: secrets.state }
  if (provider.key === 'facebook') {
    const tokens = await openid.authorizationCodeGrant(config, callbackUrl, checks)
    return profileOf(provider, config, tokens.access_token)
  }
  const tokens = await openid.authorizationCodeGrant(config, callbackUrl, {
    ...checks,
    expectedNonce: secrets.nonce,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new UnusableAnswer('no id token')
  // Some providers tell no more than the subject in the token itself.
  const told =
    claims['email'] === undefined && config.serverMetadata().userinfo_endpoint
      ? await openid.fetchUserInfo(config, tokens.access_token, claims.sub)
      : claims
  return personOf(OpenIdClaims.parse(told))
}

/** Whether the provider could not be reached or is out of order, rather than wrong. */
export function isProviderDown(error: unknown): boolean {
  if (error instanceof TypeError) return error.message === 'fetch failed'
  if (error instanceof openid.ResponseBodyError) return error.status >= 500
  if (error instanceof openid.AuthorizationResponseError) return ['server_error', 'temporarily_unavailable'].includes(error.error)
  if (!(error instanceof openid.ClientError)) return false
  const failedAnswer = error.cause instanceof Response && error.cause.status >= 500
  return error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT' || failedAnswer
}

/** Whether the person said no at the provider. */
export function isDeclined(error: unknown): boolean {
  return error instanceof openid.AuthorizationResponseError && error.error === 'access_denied'
}

/** What may be logged of a failure: its kind, none of its contents. */
export function failureKind(error: unknown): string {
  if (error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError) return `${error.code} ${error.error}`
  if (error instanceof openid.ClientError) return error.code ?? error.name
  return error instanceof Error ? error.name : typeof error
}

const configurations = new Map<string, { made: Promise<openid.Configuration>; until: number }>()

async function configurationOf(provider: SocialProvider, now: Date): Promise<openid.Configuration> {
  if (provider.key === 'facebook') return plainConfiguration(provider)
  const key = [provider.issuer.href, provider.clientId, provider.clientSecret].join(' ')
  const known = configurations.get(key)
  if (known && known.until > now.getTime()) return known.made
  const made = discover(provider)
  configurations.set(key, { made, until: now.getTime() + DISCOVERY_KEPT_MS })
  // The next one tries again.
  made.catch(() => configurations.delete(key))
  return made
}

function discover({ issuer, clientId, clientSecret }: OpenIdProvider): Promise<openid.Configuration> {
  return openid.discovery(issuer, clientId, undefined, openid.ClientSecretPost(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    // The token comes over TLS from the provider itself; its signature is checked all the same.
    execute: [openid.enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [])],
  })
}

function plainConfiguration({ authorizationUrl, tokenUrl, clientId, clientSecret }: PlainOauthProvider): openid.Configuration {
  const server = { issuer: new URL(authorizationUrl).origin, authorization_endpoint: authorizationUrl, token_endpoint: tokenUrl }
  const config = new openid.Configuration(server, clientId, undefined, openid.ClientSecretPost(clientSecret))
  config.timeout = TIMEOUT_SECONDS
  if (tokenUrl.startsWith('http:')) openid.allowInsecureRequests(config)
  return config
}

async function profileOf(provider: PlainOauthProvider, config: openid.Configuration, accessToken: string): Promise<ProviderPerson> {
  const answer = await openid.fetchProtectedResource(config, accessToken, provider.profileUrl, 'GET')
  if (answer.status !== 200) throw new openid.ClientError('profile not answered', { cause: answer })
  const { id, email: address, first_name, last_name, name } = PlainProfile.parse(await answer.json())
  // Nothing in it says that the address was ever confirmed.
  return personOf({ sub: id, email: address, given_name: first_name, family_name: last_name, name })
}

const text = z.string().optional().catch(undefined)
const subject = z.string().min(1).max(255)
const OpenIdClaims = z.object({
  sub: subject,
  email: text,
  email_verified: z.boolean().optional().catch(undefined),
  given_name: text,
  family_name: text,
  name: text,
})
const PlainProfile = z.object({ id: subject, email: text, first_name: text, last_name: text, name: text })

function personOf(claims: z.infer<typeof OpenIdClaims>): ProviderPerson {
  const address = email().safeParse(claims.email).data ?? null
  const [firstWord = '', ...otherWords] = nameText(claims.name).split(' ')
  return {
    subject: claims.sub,
    email: address,
    emailVerified: address !== null && claims.email_verified === true,
    firstName: nameText(claims.given_name) || firstWord,
    lastName: nameText(claims.family_name) || otherWords.join(' '),
  }
}

/** A name on one line; whether it is too long is for the form to say. */
function nameText(name: string | undefined): string {
  return (name ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 300)
}
