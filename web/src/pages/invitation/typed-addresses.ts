import { TypedAddress } from '@keystead/contract/people/invitations/invitation.forms.ts'
import { text as sentences } from './invite-many.text.ts'

/** The longest text that is read at once; far more than fifty addresses with names. */
export const LONGEST_TEXT = 20_000
const MOST_ENTRIES = 200
const LONGEST_NAME = 120

/** One of those that were typed or pasted. Without an email it is no address. */
export type TypedEntry = { readonly text: string; readonly email: string | null; readonly name: string | null }

export type ReadEntries = { readonly entries: readonly TypedEntry[] } | { readonly refusal: string }

/**
 * Takes addresses out of a text as people paste it: between commas, semicolons, spaces or lines, alone or with a name
 * (`Ann Cole <ann@example.com>`, `"Cole, Ann" <ann@example.com>`, a row of a spreadsheet). Each character is read once.
 */
export function readAddresses(text: string): ReadEntries {
  if (text.length > LONGEST_TEXT) return { refusal: sentences.textTooLong({ most: LONGEST_TEXT }) }
  const entries: TypedEntry[] = []
  for (const line of text.split(/[\n;]/)) {
    entries.push(...entriesOfLine(line))
    if (entries.length > MOST_ENTRIES) return { refusal: sentences.tooManyEntries({ most: MOST_ENTRIES }) }
  }
  return { entries }
}

function entriesOfLine(line: string): TypedEntry[] {
  const entries: TypedEntry[] = []
  let words: string[] = []
  let isName = true
  /** What can be no one's name is an entry of its own, to be corrected. */
  const endStrange = () => {
    if (isName) return
    entries.push(noAddress(words))
    words = []
    isName = true
  }
  for (const token of tokensOf(line)) {
    if (token === ',') {
      endStrange()
      if (words.length > 0) words.push(`${words.pop() ?? ''},`)
    } else if (token.includes('@')) {
      endStrange()
      entries.push(entryOf(token, words))
      words = []
    } else {
      words.push(token)
      isName &&= isNameWord(token)
    }
  }
  endStrange()
  return words.length > 0 ? withRest(entries, words) : entries
}

function noAddress(words: readonly string[]): TypedEntry {
  return { text: words.join(' '), email: null, name: null }
}

/** Words that no address follows: the name of the only one before them, as in a row `ann@example.com, Ann Cole`; else no address. */
function withRest(entries: readonly TypedEntry[], words: readonly string[]): TypedEntry[] {
  const [only, ...others] = entries
  if (only?.email && only.name === null && others.length === 0 && words.length > 1) {
    const name = nameOf(words)
    return [{ ...only, name, text: textOf(only.email, name) }]
  }
  return [...entries, noAddress([nameOf(words) ?? ''])]
}

function entryOf(token: string, words: readonly string[]): TypedEntry {
  const typed = withoutFrame(token)
  const { data: email = null } = TypedAddress.shape.Email.safeParse(typed)
  const name = nameOf(words)
  return { text: textOf(email ?? typed, name), email, name }
}

function textOf(address: string, name: string | null): string {
  return name === null ? address : `${name} <${address}>`
}

function nameOf(words: readonly string[]): string | null {
  const name = words.join(' ').slice(0, LONGEST_NAME).trim()
  return (name.endsWith(',') ? name.slice(0, -1) : name) || null
}

/** What mail programs and sentences put around an address. */
function withoutFrame(token: string): string {
  const address = token.toLowerCase().startsWith('mailto:') ? token.slice('mailto:'.length) : token
  return address.endsWith('.') || address.endsWith(':') ? address.slice(0, -1) : address
}

/** What stands in quotes is one token, whatever is in it; a comma is one of its own. */
function tokensOf(line: string): string[] {
  const tokens: string[] = []
  let token = ''
  const end = () => {
    if (/[\p{L}\p{N}@]/u.test(token)) tokens.push(token)
    token = ''
  }
  // A quote that none follows is no beginning.
  const lastQuote = line.lastIndexOf('"')
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at]!
    if (character === '"') {
      isQuoted = !isQuoted && at < lastQuote
      end()
    } else if (isQuoted) token += character
    else if (character === ',') {
      end()
      tokens.push(',')
    } else if (isBetween(character)) end()
    else token += character
  }
  end()
  return tokens
}

function isBetween(character: string): boolean {
  return '<>()[]'.includes(character) || character.trim() === ''
}

function isNameWord(token: string): boolean {
  return /^[\p{L}\p{M}'’., -]+$/u.test(token) && !/[^.]\.[^. ]/u.test(token)
}
