import type pg from 'pg'
import { type DescribedColumn, describeStatement } from './describe.ts'
import type { Program } from './program.ts'
import { type Kinds, TypeReader, UnreadableType } from './row-shape.ts'
import { type Site, sitesIn } from './sites.ts'

/** A statement that was seen while a function ran, and the place that handed it over. */
export type Seen = { readonly path: string; readonly line: number; readonly text: string }

export type StatementReport = { readonly sites: number; readonly statements: number; readonly columns: number; readonly offenses: string[] }

/** What a value of a type is when the driver hands it over; a type that is not here has no columns yet. */
const KIND_OF_TYPE: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bpchar: 'string',
  bytea: 'Buffer',
  date: 'string',
  datemultirange: 'string',
  daterange: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  name: 'string',
  numeric: 'string',
  oid: 'number',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  varchar: 'string',
}

/**
 * Has PostgreSQL parse every statement of a program against the tables as they are, and compares the columns of each with
 * the row type that stands beside it. `handedOn` are places that pass on the statements of a library.
 */
export async function checkStatements(
  client: pg.Client,
  program: Program,
  { seen, handedOn }: { seen: readonly Seen[]; handedOn: readonly string[] },
): Promise<StatementReport> {
  const typeNames = new Map(
    (await client.query<{ oid: number; name: string }>('select oid, typname as name from pg_type')).rows.map(({ oid, name }) => [
      oid,
      name,
    ]),
  )
  const reader = new TypeReader(program)
  const sites = sitesIn(program).filter(({ module }) => !handedOn.includes(module.path))
  const report = { sites: sites.length, statements: 0, columns: 0, offenses: [] as string[] }
  for (const site of sites) {
    const texts = site.unclear === null ? site.texts : textsSeenAt(site, seen)
    if (texts.length === 0 && site.unclear !== null)
      report.offenses.push(
        `${placeOf(site)}: what it sends is known at run time alone (${site.unclear}). Name a call of it in a *.samples.ts beside it.`,
      )
    for (const text of texts) {
      report.statements += 1
      try {
        const columns = await describeStatement(client, text)
        report.columns += columns.length
        report.offenses.push(...offensesOf(site, columns, reader, typeNames))
      } catch (error) {
        report.offenses.push(`${placeOf(site)}: ${(error as Error).message}\n  ${text.trim()}`)
      }
    }
  }
  return { ...report, offenses: [...new Set(report.offenses)] }
}

function textsSeenAt({ module, line, lastLine }: Site, seen: readonly Seen[]): string[] {
  const here = seen.filter((statement) => statement.path === module.path && statement.line >= line && statement.line <= lastLine)
  return [...new Set(here.map(({ text }) => text))]
}

function offensesOf(site: Site, columns: readonly DescribedColumn[], reader: TypeReader, typeNames: ReadonlyMap<number, string>): string[] {
  if (!site.row) return []
  try {
    const given = new Map(columns.map(({ name, typeId }) => [name, typeNames.get(typeId) ?? String(typeId)]))
    return [...reader.shapeOf(site.row, site.scope)].flatMap(([name, kinds]) => {
      const type = given.get(name)
      if (type === undefined) return kinds.size === 0 ? [] : [`${placeOf(site)}: the statement answers no column "${name}"`]
      return fits(type, kinds) ? [] : [`${placeOf(site)}: "${name}" is ${type}, not ${[...kinds].join(' | ')}`]
    })
  } catch (error) {
    if (!(error instanceof UnreadableType)) throw error
    return [`${placeOf(site)}: its row type cannot be read off the source (${error.message}). Write the columns out, or with Pick and &.`]
  }
}

/** Whether a column of a type can be read as it is declared; that it may be null is left to its author. */
function fits(type: string, kinds: Kinds): boolean {
  if (type === 'json' || type === 'jsonb') return true
  const isArray = type.startsWith('_')
  const kind = KIND_OF_TYPE[isArray ? type.slice(1) : type]
  const wanted = new Set(isArray ? [`${kind}[]`, 'unknown[]', 'unknown'] : [kind, 'unknown'])
  return [...kinds].every((declared) => declared === 'null' || wanted.has(declared))
}

function placeOf({ module, line }: Site): string {
  return `${module.path}:${line}`
}
