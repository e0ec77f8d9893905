import type { OAuthAnswer } from '@keystead/contract/security/identities/identity.schemas.ts'

/** What a provider told of someone who is new here. */
export type SocialSignup = Extract<OAuthAnswer, { Kind: 'signUp' }>

/*
 * From the callback screen to the sign-up form. In memory alone, since its ticket is a secret: after a reload the form
 * asks for a password like any other.
 */
let pending: SocialSignup | null = null

export function pendingSocialSignup(): SocialSignup | null {
  return pending
}

export function keepSocialSignup(signup: SocialSignup | null): void {
  pending = signup
}
