import type { Signer } from '../rpc/machinery.ts'

const PURPOSE = 'device-token'
const LIFETIME_MS = 24 * 3_600_000

/** A token for a device: `<expiry>.<signature>`. It is a quota identity and grants nothing else. */
export function issueDeviceToken(signer: Signer, deviceId: string, now: Date): { token: string; expires: Date } {
  const expires = new Date(now.getTime() + LIFETIME_MS)
  const stamp = expires.getTime().toString(36)
  return { token: `${stamp}.${signer.sign(PURPOSE, `${deviceId}.${stamp}`)}`, expires }
}

export function isDeviceTokenValid(signer: Signer, token: string, deviceId: string, now: Date): boolean {
  const [stamp, signature, ...rest] = token.split('.')
  if (!stamp || !signature || rest.length > 0) return false
  if (!(Number.parseInt(stamp, 36) > now.getTime())) return false
  return signer.verify(PURPOSE, `${deviceId}.${stamp}`, signature)
}
