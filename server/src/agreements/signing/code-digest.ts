import type { Signer } from '../../rpc/machinery.ts'

/** What is kept of a code: with the installation's key, since six digits are soon tried, and bound to its party. */
export function codeDigest(signer: Signer, partyId: string, code: string): Buffer {
  return Buffer.from(signer.sign('agreement-code', `${partyId} ${code}`), 'base64url')
}
