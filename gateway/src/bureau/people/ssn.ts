import { createHash } from 'node:crypto'
import { type Outcome, SSNS } from './magic-ssns.ts'

/** What can not exist: areas 000, 666 and 900 to 999, the group 00 and the serial 0000. */
export function isPossibleSsn(ssn: string): boolean {
  return /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(ssn)
}

/** Nine digits in a row, or written as such a number: not where other things are said. */
export function holdsSsn(text: string): boolean {
  return /(?<!\d)(?:\d{9}|\d{3}-\d{2}-\d{4}|\d{3} \d{2} \d{4})(?!\d)/.test(text)
}

export type Decided = { readonly outcome: Outcome; readonly score: number | null }

/** All that the number is needed for. Who has none is asked questions, and found by name. */
export function decide(ssn: string | null, name: string): Decided {
  if (ssn === null) return { outcome: 'questions', score: scoreOf(name) }
  // Of the last four, which are kept anyway: the score tells no more of the number.
  const { outcome, score } = SSNS.find((magic) => magic.ssn === ssn) ?? { outcome: 'clean', score: scoreOf(ssn.slice(-4)) }
  return { outcome, score }
}

/** From 640 to 819. */
function scoreOf(text: string): number {
  return 640 + (createHash('sha256').update(text).digest().readUInt16BE() % 180)
}
