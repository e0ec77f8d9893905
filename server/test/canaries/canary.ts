import { createHash } from 'node:crypto'

/** A secret that was really used, and the places that may show it. */
export type Canary = {
  readonly name: string
  readonly value: string
  /** Replies and cookies that bring it by declaration. */
  readonly carriers: readonly string[]
  /** Tables that keep it as it is. */
  readonly tables: readonly string[]
}

export type Place = { readonly name: string; readonly text: string }

/** Shorter ones are looked for as words, or they would be found by chance. */
const LONG_ENOUGH = 12

/** Places where a secret stands in one of its spellings, as `name of the canary in name of the place (spelling)`. */
export function findCanaries(canaries: readonly Canary[], places: readonly Place[], spell: (canary: Canary) => Spelling[]): string[] {
  return canaries.flatMap((canary) =>
    spell(canary).flatMap(({ how, text }) =>
      places
        .filter((place) => !canary.carriers.includes(place.name) && !canary.tables.includes(place.name) && holds(place.text, text))
        .map((place) => `${canary.name} in ${place.name} (${how})`),
    ),
  )
}

type Spelling = { how: string; text: string }

/** The secret itself, as text and as whatever text turns into. */
export function openSpellings({ value }: Canary): Spelling[] {
  return distinct([
    { how: 'raw', text: value },
    { how: 'in a URL', text: encodeURIComponent(value) },
    { how: 'in JSON', text: JSON.stringify(value).slice(1, -1) },
    ...bytesOf(value).flatMap(spellingsOfBytes),
  ])
}

/** What a stored hash of it would look like. */
export function hashSpellings({ value }: Canary): Spelling[] {
  return distinct(
    bytesOf(value)
      .flatMap((bytes) => spellingsOfBytes(createHash('sha256').update(bytes).digest()))
      .map(({ how, text }) => ({ how: `hash, ${how}`, text })),
  )
}

/** The letters of it, and what they say where they are base64url or base32 of something. */
function bytesOf(value: string): Buffer[] {
  const readings: Buffer[] = [Buffer.from(value)]
  if (/^[\w-]{32,}$/.test(value)) readings.push(Buffer.from(value, 'base64url'))
  if (/^[A-Z2-7]{16,}$/.test(value)) readings.push(fromBase32(value))
  return readings
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
}

function spellingsOfBytes(bytes: Buffer): Spelling[] {
  return [
    { how: 'hex', text: bytes.toString('hex') },
    { how: 'base64', text: bytes.toString('base64').replace(/=+$/, '') },
    { how: 'base64url', text: bytes.toString('base64url') },
  ]
}

function distinct(spellings: Spelling[]): Spelling[] {
  return spellings.filter(({ text }, index) => spellings.findIndex((other) => other.text === text) === index)
}

function holds(text: string, secret: string): boolean {
  if (secret.length >= LONG_ENOUGH) return text.includes(secret)
  return new RegExp(`(?<![\\w.-])${secret.replace(/\W/g, String.raw`\$&`)}(?![\\w.-])`).test(text)
}
