import type { Schema, Table } from './read-schema.ts'

/*
 * The rows of all tables and views as the driver hands them over, and which of their columns may be left out of a new row.
 */

/** What PostgreSQL calls a type -> what the driver makes of it (`database/db.ts` says how). */
const TYPES: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  character: 'string',
  'character varying': 'string',
  date: 'string',
  datemultirange: 'string',
  daterange: 'string',
  'double precision': 'number',
  inet: 'string',
  integer: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'string',
  real: 'number',
  smallint: 'number',
  text: 'string',
  'time without time zone': 'string',
  'timestamp with time zone': 'Date',
  tstzrange: 'string',
  tsvector: 'string',
  xid8: 'string',
  uuid: 'string',
}

export function tableTypes({ tables }: Schema): string {
  const rows = tables.map(
    (table) =>
      `export type ${typeName(table.name)}Row = {\n${table.columns.map((column) => `  ${column.name}: ${typeOf(column)}`).join('\n')}\n}\n`,
  )
  const named = tables.map(({ name }) => `  ${name}: ${typeName(name)}Row`)
  const given = tables.map((table) => `  ${table.name}: ${union(table.columns.filter(isGiven).map(({ name }) => name))}`)
  const never = tables.map((table) => `  ${table.name}: ${union(table.columns.filter(isNeverWritten).map(({ name }) => name))}`)
  return `// Made by "npm run generate" from the migrated database. Not edited by hand.

${rows.join('\n')}
export type Tables = {
${named.join('\n')}
}

/** Columns that a new row may leave out: they may be null, or have a value by themselves. */
export type OptionalColumns = {
${given.join('\n')}
}

/** Columns that the database alone writes. */
export type GeneratedColumns = {
${never.join('\n')}
}
`
}

type Column = Table['columns'][number]

function isGiven(column: Column): boolean {
  return column.isNullable || column.value !== null
}

function isNeverWritten({ kind, value }: Column): boolean {
  return kind === 'generated' || (kind === 'identity' && value === 'always')
}

function typeOf({ name, type, isNullable }: Column): string {
  const [, element = type, isArray] = /^(.*?)(\[\])?$/.exec(type.replace(/\(\d+(,\d+)?\)/, '')) ?? []
  const known = TYPES[element]
  if (!known) throw new Error(`column ${name} is of type ${type}, which tools/house/table-types.ts does not know`)
  return `${known}${isArray ? '[]' : ''}${isNullable ? ' | null' : ''}`
}

/** `asset_owner_share` -> `AssetOwnerShare`. */
function typeName(table: string): string {
  return table
    .split('_')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('')
}

function union(names: readonly string[]): string {
  return names.length === 0 ? 'never' : names.map((name) => `'${name}'`).join(' | ')
}
