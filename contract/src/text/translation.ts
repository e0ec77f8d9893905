import { type Sentence, type TextTree, isPlural, readable, textSource } from './define-text.ts'

/** Sentences of one language, as `contract/src/text/translations/<language>.json` has them. What is missing is said in English. */
export type Translation = {
  /** By the names of texts and their keys. Forms by how many are those of the language. */
  readonly texts: Readonly<Record<string, TranslatedTree>>
  /** Sentences that code still says itself, such as messages of failures, by their English: `{label} can not be empty.` */
  readonly sentences?: Readonly<Record<string, string>>
}

type TranslatedForms = { readonly [Form in Intl.LDMLPluralRule]?: string }
export type TranslatedTree = { readonly [key: string]: string | TranslatedForms | TranslatedTree }

/** A text in another language, key by key. */
export function translatedText<Text extends object>(text: Text, { texts }: Translation, language: string): Text {
  const { name, english } = textSource(text)
  const theirs = texts[name]
  return theirs ? (readable(translatedTree(english, theirs), language) as Text) : text
}

/** The sentences of a text in another language; those that it does not have are the English ones. */
export function translatedTree(english: TextTree, theirs: TranslatedTree): TextTree {
  return Object.fromEntries(Object.entries(english).map(([key, sentence]) => [key, translatedOne(sentence, theirs[key])]))
}

function translatedOne(english: Sentence | TextTree, theirs: TranslatedTree[string] | undefined): Sentence | TextTree {
  if (typeof english === 'string') return typeof theirs === 'string' ? theirs : english
  if (typeof theirs !== 'object') return english
  if (!isPlural(english)) return translatedTree(english, theirs as TranslatedTree)
  const { other, ...forms } = theirs as TranslatedForms
  // A language whose forms never tell one from many has no `one`.
  return other === undefined ? english : { one: other, ...forms, other }
}
