import { randomBytes, randomInt } from 'node:crypto'
import { sha256 } from '../src/secrets/sha256.ts'

/*
 * What rows call themselves, each other and those who come by them, and what copies of them are called instead.
 */

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const HEX = '0123456789abcdef'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** Of an id: its time and its version, by which copies stay in the order of what they copy. */
const IN_ORDER = 'xxxxxxxx-xxxx-7xxx-a'.length

export function idsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(UUID) ?? []))
}

type Named = {
  readonly ids: ReadonlySet<string>
  /** Of sessions: the database has digests of them. */
  readonly secrets: readonly string[]
  /** Values that no other row may have: letters, digits, `-` and `_`, as secrets are. */
  readonly marks: readonly string[]
  /** Ids that are made of other names. */
  readonly derived: readonly { readonly id: string; readonly inCopy: (renamed: (text: string) => string) => string }[]
}

/** Answers other names for one copy: a text in which each name has become another one. */
export function otherNames({ ids, secrets, marks, derived }: Named): () => (text: string) => string {
  const digests = new Map(secrets.map((secret) => [secret, hexOf(secret)]))
  const ofSessions = new Set(digests.values())
  const plain = marks.filter((mark) => !ofSessions.has(mark))
  const names = new RegExp([...secrets, ...ofSessions, ...plain, UUID.source].join('|'), 'g')
  return () => {
    const others = new Map([...ids].map((id) => [id, `${id.slice(0, IN_ORDER)}${likeThis(id.slice(IN_ORDER))}`]))
    for (const mark of plain) others.set(mark, likeThis(mark))
    for (const [secret, digest] of digests) {
      const other = randomBytes(32).toString('base64url')
      others.set(secret, other).set(digest, hexOf(other))
    }
    const renamed = (text: string) => text.replace(names, (name) => others.get(name) ?? name)
    for (const { id, inCopy } of derived) others.set(id, inCopy(renamed))
    return renamed
  }
}

function hexOf(secret: string): string {
  return sha256(secret).toString('hex')
}

/** Other digits in the place of digits, and other letters in that of small letters. */
function likeThis(text: string): string {
  const letters = /[g-z]/.test(text) ? LETTERS : HEX.slice(10)
  return text.replace(/[0-9a-z]/g, (one) => anyOf(one <= '9' ? HEX.slice(0, 10) : letters))
}

function anyOf(characters: string): string {
  return characters[randomInt(characters.length)]!
}
