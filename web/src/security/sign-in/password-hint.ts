import { messages } from '@keystead/contract/security/sign-in/sign-in-messages.text.ts'
import { text as sentences } from './password.text.ts'

/** How a password strikes one who guesses. `bars` of 3; none while there is nothing to judge. */
export type PasswordHint = { bars: 0 | 1 | 2 | 3; text: string }

export type PasswordOwner = { FirstName: string; LastName: string; Email: string }

/** Below it there is too little room for what a patient guesser would not come upon. */
const SHORTEST_STRONG = 14
const SHORTEST_TELLING_WORD = 4

/**
 * What can be said honestly from the text alone. It never praises a short one, and it promises nothing: whether a
 * password is known from leaks is checked by the server.
 */
export function passwordHint(password: string, owner: PasswordOwner, shortest: number): PasswordHint {
  if (password === '') return { bars: 0, text: sentences.advice }
  if (password.length < shortest) return { bars: 1, text: sentences.tooShort({ count: shortest - password.length }) }
  if (holdsOwnWord(password, owner)) return { bars: 1, text: messages.passwordHoldsOwnWords }
  if (isOneDecoratedWord(password) || surprisingLength(password) < 7) {
    return { bars: 1, text: sentences.easyToGuess }
  }
  if (password.length < SHORTEST_STRONG) return { bars: 2, text: sentences.fair({ strong: SHORTEST_STRONG }) }
  return { bars: 3, text: sentences.hardToGuess }
}

/** `Winter2026!`: a word with a few digits and signs around it, or digits alone. Long ones count as several words. */
function isOneDecoratedWord(password: string): boolean {
  return /^(\P{L}{0,4}\p{L}{2,11}\P{L}{0,5}|\d+)$/u.test(password) && password.length < SHORTEST_STRONG
}

/** How many characters are neither the last one again nor its neighbour: `aaaabcd` has one, `742816` six. */
function surprisingLength(password: string): number {
  const codes = [...password.toLowerCase()].map((character) => character.codePointAt(0)!)
  return codes.filter((code, index) => index === 0 || Math.abs(code - codes[index - 1]!) > 1).length
}

function holdsOwnWord(password: string, { FirstName, LastName, Email }: PasswordOwner): boolean {
  const plain = password.toLowerCase()
  const words = [FirstName, LastName, Email.split('@')[0] ?? ''].flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u))
  return words.some((word) => word.length >= SHORTEST_TELLING_WORD && plain.includes(word))
}
