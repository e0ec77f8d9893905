import { fieldText } from './field-messages.text.ts'

/* What fields say of a value. Each takes the label that a person sees. */

export function emptyMessage(label: string): string {
  return fieldText.empty({ label })
}

/** `hint` says what would be valid: a sentence that gives an example. */
export function invalidMessage(label: string, hint?: string): string {
  return [fieldText.invalid({ label }), hint].filter(Boolean).join(' ')
}

/** What would be valid, for values that people type. */
export const hints = {
  amount: fieldText.hints.amount,
  date: fieldText.hints.date,
  year: fieldText.hints.year,
  // Examples are typed as they stand there, without grouping.
  wholeNumber: (example: number) => fieldText.hints.wholeNumber({ example: String(example) }),
  number: (example: number) => fieldText.hints.number({ example: String(example) }),
  /** Of numbers that come in coarse steps, such as halves. */
  steps: (step: number, example: number) => fieldText.hints.steps({ step: String(step), example: String(example) }),
} as const

export function tooLongMessage(label: string, max: number): string {
  return fieldText.tooLong({ label, max })
}

export function lengthMessage(label: string, min: number, max: number): string {
  return fieldText.length({ label, min: String(min), max: String(max) })
}

export function rangeMessage(label: string, min: number, max: number): string {
  return fieldText.range({ label, min, max })
}

/** Years are not grouped: 1600, not 1,600. */
export function yearRangeMessage(label: string, min: number, max: number): string {
  return fieldText.range({ label, min: String(min), max: String(max) })
}

export function unknownFieldMessage(name: string): string {
  return fieldText.unknown({ name })
}
