import { paths } from '@keystead/contract/navigation/paths.ts'
import { randomBytes } from 'node:crypto'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { SocialProviderNotFound } from '@keystead/contract/security/identities/identity.operations.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import type { Origin } from '../../rpc/origin.ts'
import { CallFailure, fail } from '../../rpc/failure.ts'
import type { Services } from '../../rpc/services.ts'
import type { Signer } from '../../rpc/machinery.ts'
import { type SocialProvider, socialProviders } from '../../settings/social-providers.ts'
import { type AttemptSecrets, departureUrl } from './provider-client.ts'
import { toldFailure } from './provider-failure.ts'
import { emptyMessage } from '@keystead/contract/text/messages.ts'

/** A way to a provider that is not in the database yet: made in `prepare`, since the provider may have to be asked. */
export type Departure = { url: string; state: string; deviceId: string }

type PrepareContext = Pick<CallContext, 'origin' | 'services'>

export async function prepareDeparture({ origin, services }: PrepareContext, providerId: number): Promise<Departure> {
  const provider = providerOf(services, providerId)
  const deviceId = browserOf(origin)
  const state = randomBytes(32).toString('base64url')
  try {
    const url = await departureUrl(provider, callbackAddress(origin), secretsOf(services.signer, state), services.clock.now())
    return { url, state, deviceId }
  } catch (error) {
    throw toldFailure(services, provider, error)
  }
}

export function providerOf(services: Services, providerId: number): SocialProvider {
  return socialProviders(services.settings).find(({ id }) => id === providerId) ?? fail(SocialProviderNotFound)
}

/** An attempt belongs to one browser. Its id is known to no one else, which keeps others from ending what they began in it. */
export function browserOf(origin: Origin): string {
  if (origin.deviceId) return origin.deviceId
  throw new CallFailure(CallErrors.HeaderMissing, { fields: { 'Device-Id': emptyMessage('Device-Id') } })
}

/** Nonce and code verifier follow from the state, so that neither has to be kept. */
export function secretsOf(signer: Signer, state: string): AttemptSecrets {
  return { state, nonce: signer.sign('oauth-nonce', state), codeVerifier: signer.sign('oauth-code-verifier', state) }
}

export function callbackAddress(origin: Origin): string {
  return origin.publicOrigin + paths.oauthCallback()
}
