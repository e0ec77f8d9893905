import type { Languages } from '../../text/languages.ts'
import { text } from './paper.text.ts'

/** How a paper is written: its sentences, days, amounts and numbers in the language of who reads it. */
export type PaperWords = {
  readonly t: typeof text
  readonly language: string
  /** `"1250.50"` as people read it: always with cents, since amounts stand below each other. */
  readonly money: (amount: string) => string
  readonly day: (day: string) => string
  readonly number: (value: number) => string
  readonly percent: (percent: number) => string
}

export function paperWords(languages: Languages, language: string): PaperWords {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' })
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  return {
    t: languages.inLanguage(text, language),
    language,
    money: (amount) => money.format(amount as Intl.StringNumericLiteral),
    day: (date) => day.format(new Date(date)),
    number: (value) => number.format(value),
    percent: (value) => percent.format(value / 100),
  }
}
