import { StartPasskeySignin } from '@keystead/contract/security/factors/passkey.operations.ts'
import type { PasskeySignature } from '@keystead/contract/security/factors/passkey.schemas.ts'
import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../api/call.ts'
import { signFromSuggestions } from './passkey-browser.ts'

/** A challenge is good for five minutes; whoever takes longer to type is given a new one. */
const RENEW_AFTER_MS = 240_000

type PasskeySuggestionsProps = { onSigned: (challengeId: string, signature: PasskeySignature) => void }

/**
 * Offers passkeys among the suggestions of an email field (`autocomplete="username webauthn"`), where the browser does
 * that. Shows nothing itself. A passkey that is asked for by button ends it: another `key` begins anew.
 */
export function PasskeySuggestions({ onSigned }: PasskeySuggestionsProps) {
  const sign = useEffectEvent(onSigned)
  useEffect(() => {
    let isGone = false
    async function offer() {
      if (isGone || !(await browserSupportsWebAuthnAutofill())) return
      // Without a challenge there are no suggestions; everything else on the page works.
      const challenge = await call(StartPasskeySignin, {}).catch(() => null)
      if (isGone || !challenge) return
      const signature = await signFromSuggestions(challenge.Options)
      if (signature) sign(challenge.ChallengeId, signature)
    }
    void offer()
    // The one that waits is ended by the next one.
    const timer = setInterval(() => void offer(), RENEW_AFTER_MS)
    return () => {
      isGone = true
      clearInterval(timer)
      WebAuthnAbortService.cancelCeremony()
    }
  }, [])
  return null
}
