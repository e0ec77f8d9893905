import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { clearSession, currentSession, deviceStore } from '../app/session.ts'
import { createCallClient } from './call-client.ts'

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
  sessionEnded(operation) {
    clearSession()
    for (const listener of endListeners) listener(operation)
  },
})
