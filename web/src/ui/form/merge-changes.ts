import type { Conflict } from './ChangedMeanwhile.tsx'
import { isSameValue } from './same-value.ts'

type Field<Draft> = keyof Draft & string

export type Merged<Draft> = { draft: Draft; conflicts: Conflict[] }

/**
 * What I typed on top of what someone else has saved meanwhile: their changes where I changed nothing, mine elsewhere.
 * Where both changed the same field, mine stays and the field is named.
 */
export function mergeChanges<Draft extends object>(
  { base, mine, newest }: Record<'base' | 'mine' | 'newest', Draft>,
  labels: Partial<Record<Field<Draft>, string>>,
  textOf: (field: Field<Draft>, value: unknown) => string,
): Merged<Draft> {
  const fields = Object.keys(labels) as Field<Draft>[]
  const touchedByMe = fields.filter((field) => !isSameValue(base[field], mine[field]))
  const draft = { ...newest, ...Object.fromEntries(touchedByMe.map((field) => [field, mine[field]])) }
  const conflicts = touchedByMe
    .filter((field) => !isSameValue(base[field], newest[field]) && !isSameValue(mine[field], newest[field]))
    .map((field) => ({
      field,
      label: labels[field] ?? field,
      mine: textOf(field, mine[field]),
      newest: textOf(field, newest[field]),
    }))
  return { draft, conflicts }
}
