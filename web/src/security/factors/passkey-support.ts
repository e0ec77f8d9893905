import type { PasskeySignature } from '@keystead/contract/security/factors/passkey.schemas.ts'
import { useSyncExternalStore } from 'react'

/*
 * What pages ask a browser about passkeys while they are only looked at. The library for the rest comes when one is asked for.
 */

const never = () => () => {}

/**
 * Whether this browser has passkeys here. They need https, or this very machine. Until it can be asked the answer is yes, as it
 * is nearly everywhere: what offers them keeps its place from the first paint, and nothing moves under a finger.
 */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => true,
  )
}

/** Whether it offers them among the suggestions of a field. Browsers that read no JSON of ours do without. */
export async function suggestsPasskeys(): Promise<boolean> {
  if (!('PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential)) return false
  return PublicKeyCredential.isConditionalMediationAvailable()
}

/** Waits in the suggestions until `signal`. Null: no one chose one there. */
export async function signFromSuggestions(options: { challenge: string }, signal: AbortSignal): Promise<PasskeySignature | null> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
    const credential = await navigator.credentials.get({ mediation: 'conditional', publicKey, signal })
    return credential instanceof PublicKeyCredential ? (credential.toJSON() as PasskeySignature) : null
  } catch {
    return null
  }
}
