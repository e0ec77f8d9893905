import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { SealedPlace, Sealer } from '../rpc/machinery.ts'

/*
 * Private values that must be readable again: one-time-code keys, identity numbers. Each is encrypted with a key of its
 * own, which in turn is encrypted with a key of the installation. Copied to another place, a sealed value does not open.
 * The ciphers are those of Node; ours is the order of the bytes, which another library reads as well (0076).
 */

const FORMAT = 1
const KEY_ID_BYTES = 4
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const BOXED_KEY_BYTES = IV_BYTES + TAG_BYTES + KEY_BYTES

type RingKey = { readonly id: Buffer; readonly key: Buffer }

/** `secrets`: the installation's, then former ones whose values are still to be opened. */
export function openSealer(secrets: readonly [string, ...string[]]): Sealer {
  const current = ringKey(secrets[0])
  const ring = [current, ...secrets.slice(1).map(ringKey)]
  return {
    seal(text, place) {
      const dataKey = randomBytes(KEY_BYTES)
      return Buffer.concat([
        Buffer.of(FORMAT),
        current.id,
        box(current.key, dataKey, `key|${nameOf(place)}`),
        box(dataKey, Buffer.from(text, 'utf8'), nameOf(place)),
      ])
    },

    open(sealed, place) {
      const parts = partsOf(sealed)
      const ringed = ring.find(({ id }) => id.equals(parts.keyId))
      if (!ringed) throw new Error('the key of this sealed value is not known')
      const dataKey = unbox(ringed.key, parts.boxedKey, `key|${nameOf(place)}`)
      return unbox(dataKey, parts.boxedText, nameOf(place)).toString('utf8')
    },
  }
}

function ringKey(secret: string): RingKey {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sealed values', KEY_BYTES))
  return { key, id: createHash('sha256').update(key).digest().subarray(0, KEY_ID_BYTES) }
}

function nameOf({ table, column, rowId }: SealedPlace): string {
  return `${table}|${column}|${rowId}`
}

function partsOf(sealed: Buffer): { keyId: Buffer; boxedKey: Buffer; boxedText: Buffer } {
  if (sealed[0] !== FORMAT) throw new Error('this is not a sealed value')
  const keyAt = 1 + KEY_ID_BYTES
  const textAt = keyAt + BOXED_KEY_BYTES
  return { keyId: sealed.subarray(1, keyAt), boxedKey: sealed.subarray(keyAt, textAt), boxedText: sealed.subarray(textAt) }
}

/** AES-256-GCM: iv, tag, cipher text. */
function box(key: Buffer, content: Buffer, name: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(name, 'utf8'))
  const encrypted = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted])
}

function unbox(key: Buffer, boxed: Buffer, name: string): Buffer {
  const iv = boxed.subarray(0, IV_BYTES)
  const tag = boxed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(name, 'utf8')).setAuthTag(tag)
  return Buffer.concat([decipher.update(boxed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
}
