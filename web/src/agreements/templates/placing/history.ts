import type { PlacedField } from '@keystead/contract/agreements/templates/template.forms.ts'
import { isSame } from '../../../ui/form/same-value.ts'

type Fields = readonly PlacedField[]
type Step = { readonly before: Fields; readonly after: Fields }
/** What can be taken back, the latest last. */
export type History = readonly Step[]

export const MOST_STEPS = 50

/** `isSameAct`: a key that is held, whose moves are taken back together. */
export function withStep(history: History, before: Fields, after: Fields, isSameAct = false): History {
  const last = latestStep(history, before)
  // What came from elsewhere meanwhile is not ours to take back.
  if (!last) return [{ before, after }]
  if (isSameAct) return [...history.slice(0, -1), { before: last.before, after }]
  return [...history, { before, after }].slice(-MOST_STEPS)
}

/** The last one, as long as the fields are those that it led to. */
export function latestStep(history: History, now: Fields): Step | null {
  const last = history.at(-1)
  return last && isSame(last.after, now) ? last : null
}

/** Which field a step is about: the first that differs. */
export function firstDifference(one: Fields, other: Fields): number {
  const longest = Math.max(one.length, other.length)
  for (let index = 0; index < longest; index++) if (!isSame(one[index], other[index])) return index
  return -1
}
