import { formatDate, isCalendarDate } from '@keystead/contract/values/dates.ts'
import type { FieldValues } from 'react-hook-form'
import type { NamedLists } from '../../ui/form/form-errors.ts'
import { mergeChanges, type Merged } from '../../ui/form/merge-changes.ts'
import { text } from './form.text.ts'
import type { Checked } from './section-problems.ts'

/** What a section holds, and the version that it is. */
export type Versioned<Values> = { readonly values: Values; readonly version: number }

/** A section of the form, as the frame around its fields needs to know it. */
export type Section<Values extends FieldValues> = {
  /** What it began with. */
  begun: Versioned<Values>
  /** Lists in it, with the name of one of their entries. */
  lists: NamedLists
  check: (values: Values) => Checked
  /** Saves it, and answers its new version. `before` is what was saved last. */
  send: (values: Values, of: { version: number; before: Values }) => Promise<{ Version: number }>
  newest: () => Promise<Versioned<Values>>
  merge: (three: Record<'base' | 'mine' | 'newest', Values>) => Merged<Values>
}

/** Brings what two devices typed together, field by field; a list is one field. `special` says what has words of its own. */
export function mergeSections<Values extends object>(
  labels: Partial<Record<keyof Values & string, string>>,
  special: (field: keyof Values & string, value: unknown) => string | null = () => null,
) {
  return (three: Record<'base' | 'mine' | 'newest', Values>): Merged<Values> =>
    mergeChanges(three, labels, (field, value) => special(field, value) ?? wordsOf(value))
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? text.nothing : text.entries({ count: value.length })
  if (value === true || value === 'Y') return text.yes
  if (value === false || value === 'N') return text.no
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || value === '') return text.nothing
  return isCalendarDate(value) ? formatDate(value) : value
}
