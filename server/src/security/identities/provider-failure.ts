import {
  SocialAnswerRefused,
  SocialProviderDown,
  SocialSigninDeclined,
} from '@keystead/contract/security/identities/identity.operations.ts'
import { CallFailure } from '../../rpc/failure.ts'
import type { Services } from '../../rpc/services.ts'
import type { SocialProvider } from '../../settings/social-providers.ts'
import { failureKind, isDeclined, isProviderDown } from './provider-client.ts'

/** What the person is told when the talk with a provider ended badly; the log gets the kind of it. */
export function toldFailure({ log }: Services, provider: SocialProvider, error: unknown): CallFailure {
  if (isDeclined(error)) return new CallFailure(SocialSigninDeclined)
  const definition = isProviderDown(error) ? SocialProviderDown : SocialAnswerRefused
  log.warn({ event: 'provider-sign-in-failed', provider: provider.key, told: definition.code, reason: failureKind(error) }, 'security')
  return new CallFailure(definition)
}
