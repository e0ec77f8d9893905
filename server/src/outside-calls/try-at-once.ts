import type { Services } from '../rpc/services.ts'
import { makeOutsideCall } from './make-outside-call.ts'
import type { AnyOutsideCall } from './outside-call.ts'

/**
 * Makes a first try right after the commit, since a person waits for what becomes of it. Where it learns nothing the job goes on; both may try at the
 * same moment, which the key makes one.
 */
export async function tryAtOnce(services: Services, call: AnyOutsideCall, callId: string | null): Promise<void> {
  if (callId === null) return
  try {
    await makeOutsideCall(services, [call], { callId }, AbortSignal.timeout(call.timeoutMs))
  } catch (error) {
    services.log.info({ event: 'outside-call-not-settled-at-once', call: call.name, id: callId, reason: String(error) }, 'outside call')
  }
}
