import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { NewPasskeyCredential, PasskeySignature } from '@keystead/contract/security/factors/passkey.schemas.ts'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { z } from 'zod'

/*
 * An authenticator in software, for tests: a P-256 key that answers what a browser would pass on. It does as it is
 * told, so that it can lie about site, user and count.
 */

export type SignatureLies = {
  origin?: string
  rpId?: string
  challenge?: string
  counter?: number
  userVerified?: boolean
  userHandle?: string
  type?: string
  signature?: Buffer
}

export type Authenticator = {
  credentialId: string
  /** As the database keeps it. */
  publicKey: Buffer
  register(options: { challenge: string }, lies?: SignatureLies): z.input<typeof NewPasskeyCredential>
  sign(options: { challenge: string }, lies?: SignatureLies): PasskeySignature
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

export function newAuthenticator(origin: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  // COSE: key type EC2, algorithm ES256, curve P-256.
  const coseKey = Buffer.from(
    isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ]) as never,
    ),
  )
  const id = randomBytes(16)
  const credentialId = id.toString('base64url')
  let counter = 0

  function clientData(type: string, challenge: string, lies: SignatureLies): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    )
  }

  function authenticatorData(flags: number, lies: SignatureLies, tail = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(lies.counter ?? (counter += 1))
    const rpIdHash = sha256(lies.rpId ?? new URL(origin).hostname)
    return Buffer.concat([rpIdHash, Buffer.of(flags | (lies.userVerified === false ? 0 : VERIFIED)), count, tail])
  }

  const credential = { id: credentialId, rawId: credentialId, type: 'public-key' as const }

  return {
    credentialId,
    publicKey: coseKey,
    register({ challenge }, lies = {}) {
      const idLength = Buffer.alloc(2)
      idLength.writeUInt16BE(id.length)
      const authData = authenticatorData(PRESENT | HAS_CREDENTIAL, lies, Buffer.concat([Buffer.alloc(16), idLength, id, coseKey]))
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as never,
      )
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, lies).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign({ challenge }, lies = {}) {
      const data = clientData('webauthn.get', challenge, lies)
      const authData = authenticatorData(PRESENT, lies)
      const signature =
        lies.signature ??
        createSign('sha256')
          .update(Buffer.concat([authData, sha256(data)]))
          .sign(privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: lies.userHandle,
        },
      }
    },
  }
}

function sha256(content: Buffer | string): Buffer {
  return createHash('sha256').update(content).digest()
}
