import { StartPasskeySignin } from '@keystead/contract/security/factors/passkey.operations.ts'
import type { PasskeySignature } from '@keystead/contract/security/factors/passkey.schemas.ts'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../api/call.ts'
import { signFromSuggestions, suggestsPasskeys } from './passkey-support.ts'

/** A challenge is good for five minutes; whoever takes longer to type is given a new one. */
const RENEW_AFTER_MS = 240_000

type PasskeySuggestionsProps = { onSigned: (challengeId: string, signature: PasskeySignature) => void }

/**
 * Offers passkeys among the suggestions of an email field (`autocomplete="username webauthn"`), where the browser does
 * that. Shows nothing itself. Browsers wait for one passkey at a time: it goes while one is asked for by button.
 */
export function PasskeySuggestions({ onSigned }: PasskeySuggestionsProps) {
  const sign = useEffectEvent(onSigned)
  useEffect(() => {
    let waiting = new AbortController()
    async function offer() {
      waiting.abort()
      const { signal } = (waiting = new AbortController())
      if (!(await suggestsPasskeys()) || signal.aborted) return
      // Without a challenge there are no suggestions; everything else on the page works.
      const challenge = await call(StartPasskeySignin, {}).catch(() => null)
      if (signal.aborted || !challenge) return
      const signature = await signFromSuggestions(challenge.Options, signal)
      if (signature) sign(challenge.ChallengeId, signature)
    }
    void offer()
    const timer = setInterval(() => void offer(), RENEW_AFTER_MS)
    return () => {
      clearInterval(timer)
      waiting.abort()
    }
  }, [])
  return null
}
