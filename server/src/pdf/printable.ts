import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { addCoverage } from './font-coverage.ts'
import { WORD_FONT_FOLDERS } from './fonts.ts'

/*
 * A paper that says it can be read by everyone (PDF/UA) may have no character that its fonts lack. What they lack is shown as a box,
 * and told to the caller that has the document made.
 */

const BOX = '□'
/** No one sees them: what joins characters, chooses between their forms or says in which direction they run. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u
/** Nothing that is read; line ends stay. Such characters may not stand in a document at all. */
const NO_TEXT = /[\p{Cc}\uFEFF]/gu
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g

let covered: ReadonlySet<number> | null = null

/** All fonts together in which any words can stand. */
function coverage(): ReadonlySet<number> {
  if (covered) return covered
  const all = new Set<number>()
  for (const folder of WORD_FONT_FOLDERS) {
    for (const file of readdirSync(folder)) if (file.endsWith('.ttf')) addCoverage(all, readFileSync(join(folder, file)))
  }
  covered = all
  return all
}

/** What of these texts can not be printed. */
export function missingIn(texts: readonly string[]): readonly string[] {
  const missing = new Set<string>()
  walk(texts, missing, coverage())
  return [...missing]
}

/** The same with each string in it as it can be printed. What cannot be is added to `missing`. */
export function printable<Value>(value: Value, missing: Set<string>): Value {
  return walk(value, missing, coverage()) as Value
}

function walk(value: unknown, missing: Set<string>, fonts: ReadonlySet<number>): unknown {
  if (typeof value === 'string') return printableText(value, missing, fonts)
  if (Array.isArray(value)) return value.map((item) => walk(item, missing, fonts))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item, missing, fonts)]))
}

/** Most of what is written. */
const PLAIN = /^[\x20-\x7e\n]*$/

function printableText(text: string, missing: Set<string>, fonts: ReadonlySet<number>): string {
  if (PLAIN.test(text)) return text
  const lines = text
    .toWellFormed()
    .normalize('NFC')
    .replace(LINE_END, '\n')
    .replace(NO_TEXT, (character) => (character === '\n' ? '\n' : character === '\t' ? ' ' : ''))
  let printed = ''
  for (const character of lines) {
    if (character === '\n' || fonts.has(character.codePointAt(0)!) || INVISIBLE.test(character)) printed += character
    else {
      missing.add(character)
      printed += BOX
    }
  }
  return printed
}
