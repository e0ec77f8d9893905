import type { FieldProblem } from '@keystead/contract/applications/form/form-rules.ts'
import { type FieldErrors, type FieldValues, set } from 'react-hook-form'
import type { z } from 'zod'

/** What is wrong in a section and is not saved, and what it lacks to be complete. */
export type Checked = { readonly wrong: readonly FieldProblem[]; readonly lacking: readonly FieldProblem[] }

/** What a draft may not hold. */
export function refusedBy(draft: z.ZodType, values: unknown): FieldProblem[] {
  const { error } = draft.safeParse(values)
  return (error?.issues ?? []).map(({ path, message }) => ({ Path: path.join('.'), Text: message }))
}

/** The same with blanks as the wire has them: nothing. */
export function withoutBlanks<Value>(value: Value): Value {
  if (typeof value === 'string') return (value.trim() === '' ? null : value) as Value
  if (Array.isArray(value)) return value.map((one: unknown) => withoutBlanks(one)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutBlanks<unknown>(one)])) as Value
}

/**
 * One problem for each field, in the order of the form. What concerns a list as a whole is at its root, where its own sentences are, and
 * all of it is said.
 */
export function byField(problems: readonly FieldProblem[], lists: readonly string[]): FieldProblem[] {
  const byPath = new Map<string, string>()
  for (const { Path, Text } of problems) {
    const isList = lists.includes(Path)
    const path = isList ? `${Path}.root` : Path
    const before = byPath.get(path)
    if (before === undefined) byPath.set(path, Text)
    else if (isList && !before.includes(Text)) byPath.set(path, `${before} ${Text}`)
  }
  return [...byPath].map(([Path, Text]) => ({ Path, Text }))
}

/** As forms keep them. */
export function errorsOf<Values extends FieldValues>(problems: readonly FieldProblem[]): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  for (const { Path, Text } of problems) set(errors, Path, { type: 'rule', message: Text })
  return errors
}
