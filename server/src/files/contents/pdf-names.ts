import type { Refusal } from './refused.ts'

/*
 * Names of PDF that stand for something that acts, or that brings a file along. `/J#61vaScript` is the same name as `/JavaScript`.
 */

const NAMES: ReadonlyMap<string, Refusal> = new Map<string, Refusal>([
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'Rendition', 'RichMedia', 'RichMediaExecute', 'XFA'].map(
    (name) => [name, 'active'] as const,
  ),
  ...['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment'].map((name) => [name, 'holdsFiles'] as const),
])
/** So short that they are found by chance in any bytes: they count as keys of dictionaries alone, and not before lists, which are rights to use a form. */
const KEYS: ReadonlyMap<string, Refusal> = new Map<string, Refusal>([...NAMES, ['JS', 'active'], ['AA', 'active'], ['EF', 'holdsFiles']])

export function refusalOfName(name: string): Refusal | undefined {
  return NAMES.get(name)
}

export function refusalOfKey(name: string): Refusal | undefined {
  return KEYS.get(name)
}

const SLASH = 0x2f
const HASH = 0x23
const LONGEST_NAME = 100

/** All names in bytes, wherever they stand: also where a reader that keeps to the structure would not look. */
export function* namesIn(bytes: Uint8Array): Generator<string> {
  for (let at = bytes.indexOf(SLASH); at !== -1; at = bytes.indexOf(SLASH, at + 1)) {
    const name = nameAt(bytes, at + 1)
    if (name) yield name
  }
}

function nameAt(bytes: Uint8Array, start: number): string {
  let name = ''
  for (let at = start; at < bytes.length && name.length < LONGEST_NAME; at += 1) {
    const byte = bytes[at]!
    if (endsName(byte)) break
    const escaped = byte === HASH ? Number.parseInt(String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0), 16) : Number.NaN
    if (Number.isNaN(escaped)) {
      name += String.fromCharCode(byte)
    } else {
      name += String.fromCharCode(escaped)
      at += 2
    }
  }
  return name
}

const DELIMITERS: ReadonlySet<number> = new Set([...'()<>[]{}/%'].map((character) => character.charCodeAt(0)))

function endsName(byte: number): boolean {
  return byte <= 0x20 || byte >= 0x7f || DELIMITERS.has(byte)
}
