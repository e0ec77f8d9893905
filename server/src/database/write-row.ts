import type { GeneratedColumns, OptionalColumns, Tables } from './types.generated.ts'

/*
 * Rows of many columns that come as one object. A statement names `columnsOf(row)` and reads the values with
 * `json_populate_recordset(null::the_table, $1::json)`, so that each gets the type of its column.
 */

type Written<Name extends keyof Tables> = Omit<Tables[Name], GeneratedColumns[Name]>

/** A row as it may be added to a table. */
export type NewRow<Name extends keyof Tables> = Omit<Written<Name>, OptionalColumns[Name]> &
  Partial<Pick<Written<Name>, OptionalColumns[Name] & keyof Written<Name>>>

/** The columns of an object as a list for a statement. Names come from our own types; anything else is a fault of ours. */
export function columnsOf(row: object): string {
  const names = Object.keys(row)
  const wrong = names.find((name) => !/^[a-z][a-z0-9_]*$/.test(name))
  if (names.length === 0 || wrong !== undefined) throw new Error(`no columns, or one with a wrong name: ${wrong}`)
  return names.join(', ')
}
