import { messages } from '@keystead/contract/security/factors/factors-messages.text.ts'
import type { NewPasskeyCredential, PasskeySignature } from '@keystead/contract/security/factors/passkey.schemas.ts'
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { CallFailure } from '../../api/failure.ts'

/*
 * The browser's side of passkeys. What goes wrong there is told like a failed call, in a sentence of ours.
 */

/** As the server sends them: the browser's own JSON form. */
type PasskeyOptions = { challenge: string }

export async function makePasskey(options: PasskeyOptions): Promise<z.input<typeof NewPasskeyCredential>> {
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }).catch(explain)
}

export async function signWithPasskey(options: PasskeyOptions): Promise<PasskeySignature> {
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }).catch(explain)
}

/** Waits in the suggestions of the email field. Null: nobody chose one there. */
export async function signFromSuggestions(options: PasskeyOptions): Promise<PasskeySignature | null> {
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON, useBrowserAutofill: true }).catch(() => null)
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

const never = () => () => {}

/**
 * Whether this browser has passkeys here. They need https, or this very machine. Until it can be asked the answer is yes, as it
 * is nearly everywhere: what offers them keeps its place from the first paint, and nothing moves under a finger.
 */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(never, browserSupportsWebAuthn, () => true)
}
