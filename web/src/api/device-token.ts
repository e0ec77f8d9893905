import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { GetToken } from '@keystead/contract/rpc/device-token.operations.ts'
import { logWarning } from '../browser/log.ts'
import { randomId } from './random-id.ts'
import type { DeviceRecord, DeviceStore } from '../sessions/device-record.ts'

type FetchToken = (deviceId: string) => Promise<OutputOf<typeof GetToken>>

/** Renewed this long before its end, so that it does not expire on the way. */
const RENEW_BEFORE_MS = 30_000

export type DeviceTokens = {
  deviceId(): string
  /** A token that is still good, or null when none can be had: the call then goes out without. */
  current(): Promise<string | null>
  /** The server refused this one. A newer one, fetched meanwhile by another call, stays. */
  discard(token: string | null): void
}

export function createDeviceTokens(store: DeviceStore, fetchToken: FetchToken): DeviceTokens {
  let underway: Promise<string | null> | null = null

  function record(): DeviceRecord {
    const kept = store.read()
    if (kept) return kept
    const fresh = { Token: '', DeviceId: randomId(), Expires: '' }
    store.write(fresh)
    return fresh
  }

  async function renew(): Promise<string | null> {
    const { DeviceId } = record()
    try {
      const { Token, Expires } = await fetchToken(DeviceId)
      store.write({ Token, DeviceId, Expires })
      return Token
    } catch (error) {
      logWarning('No device token could be fetched; going on without one.', error)
      return null
    } finally {
      underway = null
    }
  }

  return {
    deviceId: () => record().DeviceId,
    async current() {
      const { Token, Expires } = record()
      if (Token && Date.parse(Expires) > Date.now() + RENEW_BEFORE_MS) return Token
      underway ??= renew()
      return underway
    },
    discard(token) {
      const kept = record()
      if (kept.Token === token) store.write({ ...kept, Token: '', Expires: '' })
    },
  }
}
