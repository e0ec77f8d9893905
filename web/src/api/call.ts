import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { clearSession, currentSession, deviceStore } from '../app/session.ts'
import { createCallClient } from './call-client.ts'

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

type EndListener = (operation: AnyOperation) => void
const endListeners = new Set<EndListener>()

/** Calls back when an answer showed that the session is over. `_u` is gone by then. */
export function onSessionEnd(listener: EndListener): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

/** The browser's way to the server: `call(GetAssetDetails, { AssetId })`. Failures are thrown as `CallFailure`. */
export const { call, headers: callHeaders } = createCallClient({
  baseUrl: '',
  device: deviceStore,
  session: currentSession,
  confirmIdentity,
  sessionEnded(operation) {
    clearSession()
    for (const listener of endListeners) listener(operation)
  },
})
