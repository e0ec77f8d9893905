import { paths } from '@keystead/contract/navigation/paths.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { OAuthUser, StartSocialSignin } from '@keystead/contract/security/identities/identity.operations.ts'
import type { TestAnswer, TestCaller } from '../../../test/harness.ts'
import type { ProviderAnswer, TestProvider } from '../../../test/openid-provider.ts'

export const GOOGLE = 1
export const FACEBOOK = 2

/** Leaves for a provider, and comes back as this person; with null as one who said no. */
export async function travel(
  caller: TestCaller,
  provider: TestProvider,
  login: string | null,
  ProviderId = GOOGLE,
): Promise<ProviderAnswer> {
  const { data, error } = await caller.call(StartSocialSignin, { ProviderId, ReturnTo: paths.plans() })
  if (error) throw new Error(`could not leave: ${JSON.stringify(error)}`)
  return provider.visit(data.Url, login)
}

export async function arrive(
  caller: TestCaller,
  provider: TestProvider,
  login: string | null,
  ProviderId = GOOGLE,
): Promise<TestAnswer<OutputOf<typeof OAuthUser>>> {
  return caller.call(OAuthUser, await travel(caller, provider, login, ProviderId))
}

type Newcomer = Extract<OutputOf<typeof OAuthUser>, { Kind: 'signUp' }>

/** Someone of whom no one here knows yet, with the ticket to sign up with. */
export async function newcomer(caller: TestCaller, provider: TestProvider, login: string, ProviderId = GOOGLE): Promise<Newcomer> {
  const { data, error } = await arrive(caller, provider, login, ProviderId)
  if (error || data.Kind !== 'signUp') throw new Error(`not a newcomer: ${JSON.stringify(error ?? data)}`)
  return data
}
