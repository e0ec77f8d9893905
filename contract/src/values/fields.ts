import { z } from 'zod'
import { emptyMessage, hints, invalidMessage, lengthMessage, rangeMessage, tooLongMessage, yearRangeMessage } from '../text/messages.ts'
import { messages } from '../text/shared-messages.text.ts'
import { holdsCardNumber } from './card-numbers.ts'
import { isCalendarDate } from './dates.ts'
import { isRowId } from './ids.ts'
import { isMoneyText } from './money.ts'
import { type NumberRange, isInSteps } from './numbers.ts'
import { PASSWORD_LENGTHS, type PasswordLength, passwordLengthProblem } from './passwords.ts'
import { MIN_SEARCH_CHARACTERS, searchWords } from './search-words.ts'
import { hasUnseenCharacters } from './unseen-characters.ts'

/*
 * The fields that forms and calls are built from. Each takes the label that a person sees and answers with the
 * sentences of the specification (§5): "{field} can not be empty." and "{field} is not valid."; numbers, amounts and dates
 * say what would be valid.
 */

/** The issue handler of a field: nothing there means empty, anything else of the wrong kind means not valid. */
export function emptyOrInvalid(label: string, hint?: string) {
  return (issue: { input?: unknown }) => (isNothing(issue.input) ? emptyMessage(label) : invalidMessage(label, hint))
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** Letters and symbols of any script, but no control characters (line breaks and tabs only where `multiline`). */
// eslint-disable-next-line no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f\u0080-\u009f\u2028\u2029\ufeff]/
// eslint-disable-next-line no-control-regex
const CONTROL_CHARACTERS_BUT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u0080-\u009f\ufeff]/
/** Lone halves of surrogate pairs cannot be stored as UTF-8. */
export const isStorable = (text: string, multiline: boolean) =>
  text.isWellFormed() && !(multiline ? CONTROL_CHARACTERS_BUT_LINES : CONTROL_CHARACTERS).test(text)

/** Characters as people and the database count them: an emoji is one, not two. */
export function characterCount(text: string): number {
  return [...text].length
}

type TextOptions = {
  max: number
  min?: number
  multiline?: boolean
  /** Where people may take the field for that of a card: those are for the payment provider's fields, and are kept nowhere here. */
  refusesCards?: boolean
}

/** Required text, trimmed. */
export function requiredText(label: string, { max, min = 1, multiline = false, refusesCards = false }: TextOptions) {
  return z
    .string({ error: emptyOrInvalid(label) })
    .trim()
    .min(1, { error: emptyMessage(label) })
    .refine((text) => characterCount(text) >= min, { error: lengthMessage(label, min, max) })
    .refine((text) => characterCount(text) <= max, { error: min > 1 ? lengthMessage(label, min, max) : tooLongMessage(label, max) })
    .refine((text) => isStorable(text, multiline), { error: invalidMessage(label) })
    .refine((text) => !refusesCards || !holdsCardNumber(text), { error: messages.cardNumber })
    .meta({ minLength: min, maxLength: max })
}

/** A letter, digit or sign: something that can be seen. */
const VISIBLE = /[\p{L}\p{N}\p{S}]/u
const UNSEEN_HINT = 'It has characters that can not be seen. Please type it instead of pasting it.'

/** The name of a person, in any script. */
export function personName(label: string, max = 60) {
  return requiredText(label, { max }).superRefine((name, context) => refuseUnseen(label, name, context))
}

/** The name of a person that may be left out; an empty one is the same as none. */
export function optionalPersonName(label: string, max = 60) {
  return optionalText(label, { max }).superRefine((name, context) => refuseUnseen(label, name, context))
}

/** Names stand in sentences that others read: each has something to see, and nothing that turns or hides the rest. */
function refuseUnseen(label: string, name: string | null, context: z.core.$RefinementCtx<string | null>): void {
  if (!name) return
  const hint = VISIBLE.test(name) ? UNSEEN_HINT : undefined
  if (!hint || hasUnseenCharacters(name)) context.addIssue({ code: 'custom', message: invalidMessage(label, hint) })
}

/** Text of one line, perhaps empty, in which nothing turns or hides the rest. */
export function storedText(label: string, max: number) {
  return z
    .string({ error: invalidMessage(label) })
    .trim()
    .refine((text) => characterCount(text) <= max && isStorable(text, false) && !hasUnseenCharacters(text), {
      error: invalidMessage(label),
    })
}

/** Text that may be left out; an empty one is the same as none. */
export function optionalText(label: string, { max, multiline = false, refusesCards = false }: TextOptions) {
  return z
    .string({ error: invalidMessage(label) })
    .trim()
    .refine((text) => characterCount(text) <= max, { error: tooLongMessage(label, max) })
    .refine((text) => isStorable(text, multiline), { error: invalidMessage(label) })
    .refine((text) => !refusesCards || !holdsCardNumber(text), { error: messages.cardNumber })
    .meta({ maxLength: max })
    .nullish()
    .transform((text) => text || null)
}

/** Words to search for: short, of one line, perhaps empty. */
export function searchText(label: string, max: number) {
  return z
    .string({ error: invalidMessage(label) })
    .overwrite(searchWords)
    .max(max, { error: invalidMessage(label) })
}

/** What a dropdown of too many to list is searched with. */
export function dropdownText(label: string, max: number) {
  return searchText(label, max).min(MIN_SEARCH_CHARACTERS, { error: messages.typeTwoCharacters })
}

/** The rule of a searched dropdown: words, or the id of what is chosen, whose name a form shows that is opened again. */
export function wordsOr(
  idField: string,
): [rule: (search: { readonly [field: string]: unknown }) => boolean, { path: string[]; error: string }] {
  return [(search) => search.Text !== null || search[idField] !== null, { path: ['Text'], error: messages.typeTwoCharacters }]
}

export function email(label = 'Email') {
  return z
    .string({ error: emptyOrInvalid(label) })
    .trim()
    .toLowerCase()
    .min(1, { error: emptyMessage(label) })
    .max(254, { error: tooLongMessage(label, 254) })
    .pipe(z.email({ error: invalidMessage(label) }))
}

/**
 * A phone number as people type it: of the US, or of another country with its plus. The server knows the numbers of each country.
 */
export function phone(label: string) {
  return typedPhone(label).refine(isAmericanOrForeign, { error: invalidMessage(label) })
}

/** A number that may lack its country, where the form says which it is. */
export function phoneOfCountry(label: string) {
  return typedPhone(label).refine((text) => /^\d{4,15}$/.test(text.replace(/\D/g, '')), { error: invalidMessage(label) })
}

function typedPhone(label: string) {
  return z
    .string({ error: emptyOrInvalid(label) })
    .trim()
    .min(1, { error: emptyMessage(label) })
    .max(32, { error: tooLongMessage(label, 32) })
    .regex(/^[+]?[0-9().\-\s]+$/, { error: invalidMessage(label) })
}

function isAmericanOrForeign(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  return /^1?[2-9]\d{2}[2-9]\d{6}$/.test(digits) || (/^\+/.test(text) && /^[2-9]\d{6,14}$/.test(digits))
}

/** Of the US. */
export const ZIP = /^\d{5}(-\d{4})?$/

export function zip(label = 'Zip') {
  return z
    .string({ error: emptyOrInvalid(label) })
    .trim()
    .min(1, { error: emptyMessage(label) })
    .regex(ZIP, { error: invalidMessage(label) })
}

/** A new password in a form, kept exactly as typed. How long it may be is a setting (GetAppConfig). */
export function password(label = 'Password', length: PasswordLength = PASSWORD_LENGTHS.standard) {
  return newPassword(label).refine((text) => passwordLengthProblem(text, length) === null, {
    error: lengthMessage(label, length.min, length.max),
    when: ({ issues }) => issues.length === 0,
  })
}

/** Fields for a new password, so that the server finds them in a call and says how long one must be beside all else that is wrong. */
export const newPasswordFields = z.registry<{ label: string }>()

/** A new password in a call. Whether it is long and uncommon enough is for the server to say. */
export function newPassword(label = 'Password') {
  const field = z
    .string({ error: emptyOrInvalid(label) })
    .min(1, { error: emptyMessage(label) })
    .max(PASSWORD_LENGTHS.strict.max, { error: tooLongMessage(label, PASSWORD_LENGTHS.strict.max) })
    .refine((text) => text.isWellFormed(), { error: invalidMessage(label) })
  newPasswordFields.add(field, { label })
  return field
}

/** A password that exists already: whatever it is, it is compared, not judged. */
export function existingPassword(label = 'Password') {
  return z
    .string({ error: emptyOrInvalid(label) })
    .min(1, { error: emptyMessage(label) })
    .max(128, { error: invalidMessage(label) })
}

/** The second typing of a new password. That it equals the first is a rule of the whole form. */
export function repeatedPassword(label: string, differs: string) {
  return z
    .string({ error: emptyOrInvalid(label) })
    .min(1, { error: emptyMessage(label) })
    .max(128, { error: differs })
}

/** The secret part of a link from an email. Its shape is not judged: a cut one is answered like an expired one. */
export function linkToken(label = 'Link') {
  return z
    .string({ error: emptyOrInvalid(label) })
    .min(1, { error: emptyMessage(label) })
    .max(200, { error: invalidMessage(label) })
}

/** A code of an app, an email or a list, as people type it: gaps and small letters do not matter. */
export function typedCode(label = 'Code') {
  return z
    .string({ error: emptyOrInvalid(label) })
    .max(64, { error: invalidMessage(label) })
    .overwrite((text) => text.replace(/[\s-]+/g, '').toUpperCase())
    .min(1, { error: emptyMessage(label) })
    .regex(/^[0-9A-Z]{6,32}$/, { error: invalidMessage(label) })
}

export function wholeNumber(label: string, { min, max }: Omit<NumberRange, 'step'>) {
  return z
    .int({ error: emptyOrInvalid(label, hints.wholeNumber(exampleIn({ min, max, step: 1 }))) })
    .min(min, { error: rangeMessage(label, min, max) })
    .max(max, { error: rangeMessage(label, min, max) })
}

/** A year of the calendar. */
export function year(label: string, { min, max }: Omit<NumberRange, 'step'>) {
  return z
    .int({ error: emptyOrInvalid(label, hints.year) })
    .min(min, { error: yearRangeMessage(label, min, max) })
    .max(max, { error: yearRangeMessage(label, min, max) })
}

/** A number in steps, such as bathrooms (0.25) or an area (0.01). */
export function steppedNumber(label: string, range: NumberRange) {
  const { min, max, step } = range
  const example = exampleIn(range)
  return z
    .number({ error: emptyOrInvalid(label, hints.number(example)) })
    .min(min, { error: rangeMessage(label, min, max) })
    .max(max, { error: rangeMessage(label, min, max) })
    .refine((value) => isInSteps(value, step), { error: invalidMessage(label, hints.steps(step, example)) })
}

/** A part of a whole in percent, to the hundredth. */
export function percent(label: string) {
  return steppedNumber(label, { min: 0, max: 100, step: 0.01 })
}

/** Degrees on the map, as finely as they come. */
export function coordinate(label: string, max: 90 | 180) {
  return z
    .number({ error: emptyOrInvalid(label, hints.number(max === 90 ? 39.7392 : -104.9903)) })
    .min(-max, { error: rangeMessage(label, -max, max) })
    .max(max, { error: rangeMessage(label, -max, max) })
}

/** A small number that a field takes: of halves and quarters one that shows them. */
function exampleIn({ min, max, step }: NumberRange): number {
  const usual = step === 0.5 || step === 0.25 ? 1.5 : 2
  return usual >= min && usual <= max ? usual : min
}

/** An amount in US dollars as a decimal string, `"1250.00"`; more than zero unless `allowZero`. */
export function money(label: string, { allowZero = false }: { allowZero?: boolean } = {}) {
  return z
    .string({ error: emptyOrInvalid(label, hints.amount) })
    .trim()
    .min(1, { error: emptyMessage(label) })
    .refine((text) => isMoneyText(text) && (allowZero || Number(text) > 0), { error: invalidMessage(label, hints.amount) })
}

/** A calendar date, `"2026-11-20"`. */
export function date(label: string) {
  return z
    .string({ error: emptyOrInvalid(label, hints.date) })
    .min(1, { error: emptyMessage(label) })
    .refine(isCalendarDate, { error: invalidMessage(label, hints.date) })
}

/** The number of an entry of a reference list, or of a closed set. */
export function choice(label: string, allowed?: readonly number[]) {
  return z
    .int({ error: emptyOrInvalid(label) })
    .min(0, { error: invalidMessage(label) })
    .max(2_147_483_647, { error: invalidMessage(label) })
    .refine((id) => !allowed || allowed.includes(id), { error: invalidMessage(label) })
}

/** The id of a row, in small letters as rows have it. */
export function rowId(label: string) {
  return z
    .string({ error: emptyOrInvalid(label) })
    .toLowerCase()
    .min(1, { error: emptyMessage(label) })
    .refine((text) => text === '' || isRowId(text), { error: invalidMessage(label) })
    .meta({ format: 'uuid' })
}

export function termsAccepted() {
  return z.boolean({ error: messages.termsUnticked }).refine((accepted) => accepted, { error: messages.termsUnticked })
}

/**
 * A field that no person sees. A program that fills in whatever a page has writes into it, and is then answered as if
 * all were well. Null: as it should be.
 */
export function honeypot(label = 'Website') {
  return z
    .string({ error: invalidMessage(label) })
    .max(200, { error: invalidMessage(label) })
    .nullish()
    .transform((text) => text || null)
}

/** A field that may be absent or null; null is what is stored for both. */
export function optional<Field extends z.ZodType>(field: Field) {
  return field.nullish().transform((value) => value ?? null)
}
