import { REPORT_COLUMNS } from './csv-cells.ts'

/*
 * What a mapping says of the columns of a file, whatever its fields are.
 */

type Mapping<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** Fields of a mapping that name a column which the file does not have. */
export function unknownColumns<Field extends string>(columns: readonly string[], mapping: Mapping<Field>): Field[] {
  return (Object.entries(mapping) as [Field, string][]).filter(([, name]) => !columns.includes(name)).map(([field]) => field)
}

/** A mapping without the fields that name a column which the file does not have. */
export function knownColumns<Field extends string>(columns: readonly string[], mapping: Mapping<Field>): Partial<Record<Field, string>> {
  const known = (Object.entries(mapping) as [Field, string][]).filter(([, name]) => columns.includes(name))
  return Object.fromEntries(known) as Partial<Record<Field, string>>
}

/** Columns of a file that fill no field. Those that a report of ours added are not the file's own. */
export function unusedColumns(columns: readonly string[], mapping: Readonly<Record<string, string | undefined>>): string[] {
  const used = new Set(Object.values(mapping))
  return columns.filter((name) => !used.has(name) && !REPORT_COLUMNS.includes(name))
}

/** The place of the column that fills each field. */
export function columnPlaces<Field extends string>(columns: readonly string[], mapping: Mapping<Field>): Partial<Record<Field, number>> {
  const places: Partial<Record<Field, number>> = {}
  for (const [field, name] of Object.entries(mapping) as [Field, string][]) {
    const index = columns.indexOf(name)
    if (index !== -1) places[field] = index
  }
  return places
}
