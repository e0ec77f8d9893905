import type { Settings } from './env.ts'
import { text } from './social-providers.text.ts'

/** Where people may sign in with an account that they have elsewhere. */
export type SocialProvider = OpenIdProvider | PlainOauthProvider

type ProviderBase = {
  /** Identities are kept under this number. */
  readonly id: number
  readonly name: string
  readonly clientId: string
  readonly clientSecret: string
  readonly scopes: string
}

/** OpenID Connect: endpoints and keys are discovered at the issuer, and a signed token says who it is. */
export type OpenIdProvider = ProviderBase & { readonly key: 'google'; readonly issuer: URL }

/** Plain OAuth 2: a token that is good for asking who it is. */
export type PlainOauthProvider = ProviderBase & {
  readonly key: 'facebook'
  readonly authorizationUrl: string
  readonly tokenUrl: string
  readonly profileUrl: URL
}

/** Those that are set up; a provider without a client id does not exist. */
export function socialProviders(settings: Settings): readonly SocialProvider[] {
  const providers: SocialProvider[] = []
  if (settings.GOOGLE_CLIENT_ID) {
    providers.push({
      key: 'google',
      id: settings.GOOGLE_PROVIDER_ID,
      name: 'Google',
      clientId: settings.GOOGLE_CLIENT_ID,
      clientSecret: settings.GOOGLE_CLIENT_SECRET,
      scopes: settings.GOOGLE_SCOPES,
      issuer: new URL(settings.GOOGLE_ISSUER),
    })
  }
  if (settings.FACEBOOK_CLIENT_ID) {
    providers.push({
      key: 'facebook',
      id: settings.FACEBOOK_PROVIDER_ID,
      name: 'Facebook',
      clientId: settings.FACEBOOK_CLIENT_ID,
      clientSecret: settings.FACEBOOK_CLIENT_SECRET,
      scopes: settings.FACEBOOK_SCOPES,
      authorizationUrl: settings.FACEBOOK_AUTHORIZATION_URL,
      tokenUrl: settings.FACEBOOK_TOKEN_URL,
      profileUrl: new URL(settings.FACEBOOK_PROFILE_URL),
    })
  }
  return providers
}

/** A provider may be switched off while people are still connected with it. */
export function providerName(settings: Settings, providerId: number): string {
  return socialProviders(settings).find(({ id }) => id === providerId)?.name ?? text.another
}
