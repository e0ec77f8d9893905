import { type FilledSentence, textSource } from '@keystead/contract/text/define-text.ts'
import type { Languages } from './languages.ts'
import { text as ownText } from './said.text.ts'

/*
 * What people are told is kept as data: which sentence, by the name of its text and its key, and its values. It becomes words when it is
 * read, in the language of who reads it (docs/decisions/0083).
 */

export type Said = {
  readonly text: string
  readonly key: string
  readonly values?: Readonly<Record<string, SaidValue>>
}

/** Texts stand as they are, such as the title of a home; a number is written as the language writes it; the rest says what it is. */
export type SaidValue =
  | string
  | number
  | { readonly people: readonly SaidPerson[] }
  /** `2027-01-15` */
  | { readonly day: string }
  /** The day on which it falls: in this zone, else in that of the reader. */
  | { readonly dayOf: string; readonly timeZone?: string }
  /** Day and time; an appointment with its weekday, or with everything, each with the name of the zone. */
  | { readonly moment: string; readonly timeZone?: string; readonly style?: 'appointment' | 'full' }
  /** As amounts are accounted for, `$1,250.00`, or as prices are said, `$1,250`. */
  | { readonly cents: number; readonly isPrice?: true }
  /** 4000 is 40%. */
  | { readonly bps: number }
  /** A part that is a sentence, or the half of one, itself. */
  | { readonly said: Said }
  /** Words of ours that code or a list has in English, such as the label of a field. */
  | { readonly english: string }
  /** `rent, terms, and address` */
  | { readonly list: readonly SaidValue[] }

/** Whom a sentence names. `id` is that of a person without an account; who was erased has no name. */
export type SaidPerson = { readonly name: string | null; readonly id?: string }

type KeysOf<Text> = { [Key in keyof Text]: Text[Key] extends string | ((values: never) => string) ? Key : never }[keyof Text] & string
type NamesIn<Sentence> = Sentence extends (values: infer Values) => string ? keyof Values : never
/** Who did it is known to what tells it, and is named as they are when it is read. */
type ValuesOf<Sentence> = { readonly [Name in Exclude<NamesIn<Sentence>, 'actor'>]: Name extends 'count' ? number : SaidValue }

/** `say(text, 'noticeGiven', { home, lastDay: { day } })`. A key that was said once stays, or a migration renames it in rows. */
export function say<Text extends object, Key extends KeysOf<Text>>(
  text: Text,
  key: Key,
  ...[values]: [Exclude<NamesIn<Text[Key]>, 'actor'>] extends [never] ? [] : [values: ValuesOf<Text[Key]>]
): Said {
  const { name } = textSource(text)
  return values === undefined ? { text: name, key } : { text: name, key, values }
}

export type Reading = {
  readonly languages: Languages
  readonly language: string
  readonly timeZone: string
  /** Who did it; someone, where it is not said. */
  readonly actor?: string
}

/** Writes values as the reader reads them. */
export type Write = (value: SaidValue, options?: { readonly actor?: string }) => string

export function writerFor(reading: Reading): Write {
  return (value, { actor } = {}) => String(inWordsOne(value, { ...reading, actor }))
}

/** In words. Null where no text has the sentence any more. */
export function inWords({ text, key, values = {} }: Said, reading: Reading): string | null {
  const sentence = reading.languages.sentence(text, key, reading.language)
  if (sentence === null || typeof sentence === 'string') return sentence
  if (typeof sentence !== 'function') return null
  const written = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inWordsOne(value, reading)]))
  const { someone } = reading.languages.inLanguage(ownText, reading.language)
  return (sentence as FilledSentence<string>)({ actor: reading.actor ?? someone, ...written } as Parameters<FilledSentence>[0])
}

function inWordsOne(value: SaidValue, reading: Reading): string | number {
  const { language, timeZone } = reading
  if (typeof value !== 'object') return value
  if ('people' in value) {
    const { erased } = reading.languages.inLanguage(ownText, language)
    return listed(
      value.people.map(({ name }) => name ?? erased),
      language,
    )
  }
  if ('day' in value) return formatted(dayFormat(language, 'UTC'), value.day)
  if ('dayOf' in value) return formatted(dayFormat(language, value.timeZone ?? timeZone), value.dayOf)
  if ('moment' in value) return formatted(momentFormat(language, value.timeZone ?? timeZone, value.style), value.moment)
  if ('english' in value) return reading.languages.otherWords(value.english, language)
  if ('cents' in value) return inDollars(value, language)
  if ('bps' in value) return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(value.bps / 10_000)
  if ('list' in value)
    return listed(
      value.list.map((each) => String(inWordsOne(each, reading))),
      language,
    )
  return inWords(value.said, reading) ?? ''
}

const ISO = /^\d{4}-\d{2}-\d{2}/

/** Days that were written out already, in emails of older versions, stay as they are. */
function formatted(format: Intl.DateTimeFormat, day: string): string {
  return ISO.test(day) ? format.format(new Date(day)) : day
}

function listed(items: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items)
}

function dayFormat(language: string, timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { timeZone, year: 'numeric', month: 'short', day: 'numeric' })
}

function momentFormat(language: string, timeZone: string, style?: 'appointment' | 'full'): Intl.DateTimeFormat {
  const time = { timeZone, day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  if (style === 'full') return new Intl.DateTimeFormat(language, { ...time, year: 'numeric', month: 'long', timeZoneName: 'short' })
  if (style === undefined) return new Intl.DateTimeFormat(language, { ...time, month: 'short' })
  return new Intl.DateTimeFormat(language, { ...time, weekday: 'short', month: 'short', timeZoneName: 'short' })
}

function inDollars({ cents, isPrice }: { readonly cents: number; readonly isPrice?: true }, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: isPrice && cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100)
}

/** With what a person has added in their own words. */
export function withNote(said: Said, note: string | null): Said {
  return note === null ? said : say(ownText, 'withNote', { sentence: { said }, note })
}

/** The sentence alone, for where no one's own words may stand. */
export function withoutNote(said: Said): Said {
  const sentence = said.text === textSource(ownText).name && said.key === 'withNote' ? said.values?.['sentence'] : undefined
  return typeof sentence === 'object' && 'said' in sentence ? sentence.said : said
}

/** One sentence after the other. */
export function followedBy(said: Said, next: Said | null): Said {
  return next === null ? said : say(ownText, 'twoSentences', { first: { said }, second: { said: next } })
}

/** Persons without an account whom it names: found by their id, they can be forgotten. */
export function personsIn(said: Said): { id: string; name: string }[] {
  return Object.values(said.values ?? {}).flatMap(personsInValue)
}

function personsInValue(value: SaidValue): { id: string; name: string }[] {
  if (typeof value !== 'object') return []
  if ('people' in value) return value.people.flatMap(({ id, name }) => (id !== undefined && name !== null ? { id, name } : []))
  if ('list' in value) return value.list.flatMap(personsInValue)
  return 'said' in value ? personsIn(value.said) : []
}

/** The same data with the name of a person gone, wherever it stands in them. */
export function withoutPerson<Data>(data: Data, personId: string): Data {
  if (Array.isArray(data)) return data.map((each: unknown) => withoutPerson(each, personId)) as Data
  if (typeof data !== 'object' || data === null) return data
  if ('id' in data && data.id === personId && 'name' in data) return { name: null } as Data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withoutPerson(value as unknown, personId)])) as Data
}
