import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { clearSession, currentSession, deviceStore, sessionSettled } from '../sessions/session.ts'
import { type CallFunction, createCallClient } from './call-client.ts'
import { unlessHeld } from './held-queries.ts'
import { asOwnCommand } from './own-commands.ts'
import { randomId } from './random-id.ts'

type IdentityQuestion = () => Promise<boolean>
let identityQuestion: IdentityQuestion | null = null
let identityAnswer: Promise<boolean> | null = null

/** Says who asks people to confirm that it is them. Returns how to stop. */
export function onIdentityQuestion(question: IdentityQuestion): () => void {
  identityQuestion = question
  return () => {
    if (identityQuestion === question) identityQuestion = null
  }
}

/** Calls that need it at the same moment wait for one answer. */
async function confirmIdentity(): Promise<boolean> {
  identityAnswer ??= (identityQuestion?.() ?? Promise.resolve(false)).finally(() => {
    identityAnswer = null
  })
  return identityAnswer
}

/** What came of asking: no one is asked where nothing would be lost by leaving the page. */
export type SignInOutcome = 'signed-in' | 'declined' | 'not-asked'
type SignInQuestion = (ended: SessionRecord, operation: AnyOperation) => Promise<SignInOutcome>
let signInQuestion: SignInQuestion | null = null
let signInOutcome: Promise<SignInOutcome> | null = null

/** Says who asks people to sign in again where their session has ended. Returns how to stop. */
export function onSignInQuestion(question: SignInQuestion): () => void {
  signInQuestion = question
  return () => {
    if (signInQuestion === question) signInQuestion = null
  }
}

async function askToSignIn(operation: AnyOperation): Promise<SignInOutcome> {
  const ended = currentSession()
  if (!ended || !signInQuestion) return 'not-asked'
  signInOutcome ??= signInQuestion(ended, operation).finally(() => {
    signInOutcome = null
  })
  return signInOutcome
}

type EndListener = (operation: AnyOperation) => void
const endListeners = new Set<EndListener>()

/** Calls back when an answer showed that the session is over, and it was not begun again. `_u` is gone by then. */
export function onSessionEnd(listener: EndListener): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

const client = createCallClient({
  baseUrl: '',
  device: deviceStore,
  session: currentSession,
  confirmIdentity,
  async sessionEnded(operation) {
    const outcome = await askToSignIn(operation)
    // Calls that ended together may have been told already.
    if (outcome === 'not-asked' && currentSession()) {
      clearSession()
      for (const listener of endListeners) listener(operation)
    }
    return outcome === 'signed-in'
  },
})

export const callHeaders = client.headers
export const answeredAt = client.answeredAt

/** As `call`, also while the session is another profile's than the page shows: to make it that of the page again. */
export const callAtOnce: CallFunction = (operation, input, { transactionId = randomId(), ...options } = {}) => {
  const send = (signal = options.signal) => client.call(operation, input, { signal, transactionId })
  return operation.kind === 'query' ? unlessHeld(options.signal, send) : asOwnCommand(transactionId, () => send())
}

/** The browser's way to the server: `call(GetAssetDetails, { AssetId })`. Failures are thrown as `CallFailure`. */
export const call: CallFunction = (operation, input, options) => {
  const settled = sessionSettled()
  return settled ? settled.then(() => callAtOnce(operation, input, options)) : callAtOnce(operation, input, options)
}
