import { sha256 } from '../../secrets/sha256.ts'

/** What is kept of a code, bound to its party: the same digits of another are another code. */
export function codeDigest(partyId: string, code: string): Buffer {
  return sha256(`${partyId} ${code}`)
}
