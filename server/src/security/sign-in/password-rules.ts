import { readFile } from 'node:fs/promises'
import { PasswordHoldsOwnWords, PasswordTooCommon } from '@keystead/contract/security/sign-in/account.operations.ts'
import { PASSWORD_LENGTHS, passwordLengthProblem, type PasswordRules } from '@keystead/contract/values/passwords.ts'
import { fail, failField } from '../../rpc/failure.ts'

/** Whose password it is to become: their own words are what is guessed first. */
export type PasswordOwner = { firstName: string; lastName: string; email: string }

type Asked = { rules: PasswordRules; field?: string; label?: string }

/** Refuses, at its field, what is too short or too long here and what anyone would try first. */
export async function checkPassword(
  password: string,
  owner: PasswordOwner,
  { rules, field = 'Password', label = 'Password' }: Asked,
): Promise<void> {
  const lengthProblem = passwordLengthProblem(password, PASSWORD_LENGTHS[rules], label)
  if (lengthProblem) failField(field, lengthProblem)
  if (await isCommonPassword(password)) fail(PasswordTooCommon, { [field]: PasswordTooCommon.message })
  if (holdsOwnWords(password, owner)) fail(PasswordHoldsOwnWords, { [field]: PasswordHoldsOwnWords.message })
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined

/** On the list in any case, or no more than a repetition or a run such as `abcdef` and `987654`. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= readCommonPasswords()
  const plain = password.normalize('NFKC').toLowerCase()
  return (await commonPasswords).has(plain) || isRepetition(plain) || isRun(plain)
}

/** The commonest passwords of 6 to 30 characters, one on each line; NOTICE names their source. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const text = await readFile(new URL('common-passwords.txt', import.meta.url), 'utf8')
  return new Set(text.split('\n').filter(Boolean))
}

/** `aaaaaa`, `ababab`, `abcabc`. */
function isRepetition(text: string): boolean {
  return /^(.{1,3})\1+$/su.test(text)
}

function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  const [first = 0, second = 0] = codes
  const step = second - first
  return Math.abs(step) === 1 && codes.every((code, index) => code === first + step * index)
}

/** Shorter words turn up in good passwords by chance. */
const SHORTEST_TELLING_WORD = 4

/** Whether a password holds a word of the owner, or is a short one with digits and signs around it. */
export function holdsOwnWords(password: string, owner: PasswordOwner): boolean {
  const plain = folded(password)
  const bare = plain.replace(/[^\p{L}]/gu, '')
  return ownWords(owner).some((word) => ([...word].length >= SHORTEST_TELLING_WORD ? plain.includes(word) : bare === word))
}

function ownWords({ firstName, lastName, email }: PasswordOwner): string[] {
  const local = email.slice(0, email.lastIndexOf('@'))
  const texts = [firstName, lastName, local].map(folded)
  const parts = texts.flatMap((text) => text.split(/[^\p{L}]+/u))
  return [...texts, ...parts].filter(Boolean)
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
