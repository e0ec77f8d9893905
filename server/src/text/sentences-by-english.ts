import type { Sentence, TextSource, TextTree } from '@keystead/contract/text/define-text.ts'
import { type Translation, translatedTree } from '@keystead/contract/text/translation.ts'

/** `{label} can not be empty.`: words and names of values in turn. */
type Pattern = { readonly words: readonly string[]; readonly names: readonly string[]; readonly translation: string }

const VALUE = /\{(\w+)\}/

/**
 * Says a sentence that is there in English in another language, found by its English as `gettext` does: whole, or by a pattern with values.
 * Values that are words of ours, such as the labels of fields, are looked up as well; the rest stays as it is.
 */
export function sentencesInOtherWords(sources: readonly TextSource[], { texts, sentences = {} }: Translation): (english: string) => string {
  const pairs = [
    ...sources.flatMap(({ name, english }) => (texts[name] ? pairsOf(english, translatedTree(english, texts[name])) : [])),
    ...Object.entries(sentences),
  ]
  const whole = new Map(pairs.filter(([english]) => !english.includes('{')))
  // What has more words of its own is tried first.
  const patterns = pairs
    .filter(([english]) => english.includes('{'))
    .map(([english, translation]) => patternOf(english, translation))
    .toSorted((one, other) => other.words.join('').length - one.words.join('').length)

  return function inOtherWords(english: string): string {
    const known = whole.get(english)
    if (known !== undefined) return known
    for (const { words, names, translation } of patterns) {
      const values = valuesIn(english, words)
      if (values) return filled(translation, names, values)
    }
    return english
  }

  function filled(translation: string, names: readonly string[], values: readonly string[]): string {
    const valueOf = new Map(names.map((name, index) => [name, whole.get(values[index] ?? '') ?? values[index] ?? '']))
    return translation
      .split(VALUE)
      .map((piece, index) => (index % 2 === 0 ? piece : (valueOf.get(piece) ?? '')))
      .join('')
  }
}

function pairsOf(english: TextTree, translated: TextTree): [string, string][] {
  return Object.entries(english).flatMap(([key, sentence]) => pairsOfOne(sentence, translated[key] ?? sentence))
}

function pairsOfOne(english: Sentence | TextTree, translated: Sentence | TextTree): [string, string][] {
  if (typeof english === 'string') return typeof translated === 'string' && translated !== english ? [[english, translated]] : []
  return typeof translated === 'string' ? [] : pairsOf(english as TextTree, translated as TextTree)
}

function patternOf(english: string, translation: string): Pattern {
  const pieces = english.split(VALUE)
  return {
    words: pieces.filter((_piece, index) => index % 2 === 0),
    names: pieces.filter((_piece, index) => index % 2 === 1),
    translation,
  }
}

/** What stands between the words of a pattern; null where the sentence is another one. Each value is as short as it can be. */
function valuesIn(sentence: string, [first = '', ...others]: readonly string[]): string[] | null {
  const last = others.at(-1) ?? ''
  if (!sentence.startsWith(first) || !sentence.endsWith(last)) return null
  const values: string[] = []
  let from = first.length
  for (const [index, words] of others.entries()) {
    const isLast = index === others.length - 1
    const at = isLast ? sentence.length - last.length : sentence.indexOf(words, from + 1)
    if (at <= from) return null
    values.push(sentence.slice(from, at))
    from = at + words.length
  }
  return values
}
