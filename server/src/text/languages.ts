import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type FilledSentence, loadedTexts, textNamed, textSource } from '@keystead/contract/text/define-text.ts'
import { LANGUAGES } from '@keystead/contract/text/languages.ts'
import { type Translation, translatedText } from '@keystead/contract/text/translation.ts'
import { languageAskedFor } from './accept-language.ts'
import { sentencesInOtherWords } from './sentences-by-english.ts'

/** In which languages this installation speaks, and how each says what we say. */
export type Languages = {
  /** English first. */
  readonly codes: readonly string[]
  /** Of those who have not said otherwise: the setting `DEFAULT_LANGUAGE`. */
  readonly usual: string
  /** One that we speak, or the usual one. */
  known(language: string | null | undefined): string
  /** What a browser asks for among those that we speak. */
  askedBy(acceptLanguage: string | undefined): string
  /** A text in a language, key by key; what it does not have is in English. */
  inLanguage<Text extends object>(text: Text, language: string): Text
  /** A sentence by the name of its text and its key. Null where no text has it any more. */
  sentence(name: string, key: string, language: string): string | FilledSentence | null
  /** A sentence that is there in English already, such as the message of a failure, in another language. */
  otherWords(english: string, language: string): string
}

const ENGLISH = LANGUAGES[0]

/** `translations`: of the languages other than English, by their codes. */
export function openLanguages(usual: string, translations: Readonly<Record<string, Translation>> = {}): Languages {
  const codes = [ENGLISH, ...Object.keys(translations).filter((code) => code !== ENGLISH)]
  const texts = new Map<string, WeakMap<object, object>>()
  const otherWords = new Map<string, (english: string) => string>()

  function inLanguage<Text extends object>(text: Text, language: string): Text {
    const translation = translations[language]
    if (!translation) return text
    const known = texts.get(language) ?? new WeakMap<object, object>()
    texts.set(language, known)
    const there = (known.get(text) as Text | undefined) ?? translatedText(text, translation, language)
    known.set(text, there)
    return there
  }

  return {
    codes,
    usual: codes.includes(usual) ? usual : ENGLISH,
    known: (language) => (language && codes.includes(language) ? language : codes.includes(usual) ? usual : ENGLISH),
    askedBy: (header) => languageAskedFor(header, codes) ?? (codes.includes(usual) ? usual : ENGLISH),
    inLanguage,
    sentence(name, key, language) {
      const text = textNamed(name)
      if (!text || !Object.hasOwn(text, key)) return null
      return (inLanguage(text, language) as Record<string, string | FilledSentence>)[key] ?? null
    },
    otherWords(english, language) {
      const translation = translations[language]
      if (!translation) return english
      const known = otherWords.get(language) ?? sentencesInOtherWords([...loadedTexts().values()].map(textSource), translation)
      otherWords.set(language, known)
      return known(english)
    },
  }
}

/** What translators have written, of all languages but English. */
export async function readTranslations(): Promise<Record<string, Translation>> {
  const [, ...others] = LANGUAGES as readonly string[]
  const entries = others.map(async (language) => {
    const file = fileURLToPath(import.meta.resolve(`@keystead/contract/text/translations/${language}.json`))
    return [language, JSON.parse(await readFile(file, 'utf8')) as Translation] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
