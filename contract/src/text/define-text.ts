import { WRITTEN_IN } from './languages.ts'

/*
 * Sentences stand in `*.text.ts` files beside the code that says them, as data: named values in braces, forms by how many.
 * A second language is one more file of the same names and keys (docs/decisions/0082).
 */

/** A sentence, or its forms by `count`, as `Intl.PluralRules` names those of English. */
export type Sentence = string | PluralSentence
export type PluralSentence = { readonly one: string; readonly other: string }
export type TextTree = { readonly [key: string]: Sentence | TextTree }

export type TextValue = string | number
type NamesIn<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type NamesOf<S> = S extends string ? NamesIn<S> : S extends PluralSentence ? NamesIn<S[keyof S] & string> | 'count' : never

/** A sentence with values: `text.nights({ count: 3 })`. */
export type FilledSentence<Names extends string = string> = {
  /** Numbers are written as the language writes them; what is no amount, such as a year, comes as text. */
  (values: { readonly [Name in Names]: Name extends 'count' ? number : TextValue }): string
  /** The same in parts, for values that are more than text, such as a link. */
  parts<Value>(values: { readonly [Name in Names]: Name extends 'count' ? number : Value | TextValue }): (Value | string)[]
}

/** What code reads: a sentence without values is a string. */
export type TextOf<Tree> = {
  readonly [Key in keyof Tree]: [NamesOf<Tree[Key]>] extends [never]
    ? Tree[Key] extends string
      ? string
      : TextOf<Tree[Key]>
    : FilledSentence<NamesOf<Tree[Key]>>
}

export type TextSource = { readonly name: string; readonly english: TextTree }
const SOURCES = new WeakMap<object, TextSource>()
const BY_NAME = new Map<string, object>()

/** `name` is the file's path without its ending, from the workspace on: `web/leasing/leases/lease-end`. */
export function defineText<const Tree extends TextTree>(name: string, english: Tree): TextOf<Tree> {
  const text = readable(english, WRITTEN_IN) as TextOf<Tree>
  SOURCES.set(text, { name, english })
  BY_NAME.set(name, text)
  return text
}

/** The text of a name, where the file that defines it is loaded. */
export function textNamed(name: string): object | null {
  return BY_NAME.get(name) ?? null
}

/** All texts that are loaded, by their names. */
export function loadedTexts(): ReadonlyMap<string, object> {
  return BY_NAME
}

/** What a text was defined with. */
export function textSource(text: object): TextSource {
  const source = SOURCES.get(text)
  if (!source) throw new Error('this is no text that defineText made')
  return source
}

/** The sentences of a tree as code reads them, in the manner of a language. */
export function readable(tree: TextTree, language: string): object {
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, readableOne(value, language)]))
}

function readableOne(value: Sentence | TextTree, language: string): string | FilledSentence | object {
  if (typeof value === 'string') return value.includes('{') ? filledSentence(() => value, language) : value
  if (!isPlural(value)) return readable(value, language)
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = value
  return filledSentence((count) => forms[pluralRules(language).select(count)] ?? value.other, language)
}

export function isPlural(value: Sentence | TextTree): value is PluralSentence {
  return typeof value === 'object' && typeof value['one'] === 'string' && typeof value['other'] === 'string'
}

const VALUE = /\{(\w+)\}/
const written = (value: unknown, language: string) => (typeof value === 'number' ? value.toLocaleString(language) : value)

function filledSentence(form: (count: number) => string, language: string): FilledSentence {
  function parts<Value>(values: Readonly<Record<string, Value | TextValue>>): (Value | string)[] {
    // Words and names of values in turn.
    const pieces = form(Number(values['count'])).split(VALUE)
    return pieces.map((piece, index) => (index % 2 === 0 ? piece : (written(values[piece], language) as Value | string)))
  }
  return Object.assign((values: Readonly<Record<string, TextValue>>) => parts(values).join(''), { parts })
}

const rules = new Map<string, Intl.PluralRules>()
function pluralRules(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known
}
