import { messages } from '@keystead/contract/security/factors/factors-messages.text.ts'
import type { NewPasskeyCredential, PasskeySignature } from '@keystead/contract/security/factors/passkey.schemas.ts'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type { z } from 'zod'
import { CallFailure } from '../../api/failure.ts'

/*
 * The browser's side of passkeys, once a person asks for one. What goes wrong there is told like a failed call, in a sentence of ours.
 */

/** As the server sends them: the browser's own JSON form. */
type PasskeyOptions = { challenge: string }

export async function makePasskey(options: PasskeyOptions): Promise<z.input<typeof NewPasskeyCredential>> {
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }).catch(explain)
}

export async function signWithPasskey(options: PasskeyOptions): Promise<PasskeySignature> {
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }).catch(explain)
}

function explain(error: unknown): never {
  const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
  throw new CallFailure({
    code: 'PasskeyNotUsed',
    status: 400,
    message: isKnown ? messages.passkeyIsKnown : messages.passkeyNotUsed,
    cause: error,
  })
}
