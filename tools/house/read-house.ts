import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../run-step.ts'
import { type Module, nodesBelow, readProgram } from '../statements/program.ts'
import { type KnownNames, type SqlUse, usesIn } from './sql-uses.ts'

/** A place of the product that uses another one. */
export type Use = { readonly path: string; readonly kind: 'import' | SqlUse['kind']; readonly name: string }

export type Sources = {
  readonly modules: readonly Module[]
  /** What is made in the database, by file. */
  readonly definitions: readonly { readonly path: string; readonly text: string }[]
}

export function readSources(trees: readonly string[], root: string = ROOT): Sources {
  const definitions = trees.flatMap((tree) =>
    readdirSync(join(root, tree), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.sql'))
      .map((name) => ({ path: join(tree, name), text: readFileSync(join(root, tree, name), 'utf8') })),
  )
  return { modules: readProgram(trees, root).modules, definitions }
}

const MADE = /\bcreate\s+(?:or\s+replace\s+)?(view|function)\s+(?:public\.)?([a-z_][a-z0-9_]*)/gi

/** The views and functions that the files make, with the file of each. */
export function madeIn({ definitions }: Sources): { views: Map<string, string>; functions: Map<string, string> } {
  const made = definitions.flatMap(({ path, text }) => [...text.matchAll(MADE)].map(([, kind, name]) => ({ kind, name: name!, path })))
  const of = (wanted: string) => new Map(made.filter(({ kind }) => kind?.toLowerCase() === wanted).map(({ name, path }) => [name, path]))
  return { views: of('view'), functions: of('function') }
}

/** Statements stand in these files; elsewhere a sentence could look like one. */
const HOLDS_SQL = /\.(queries|access|exports)\.ts$/
const SENDS_SQL = /\.(sql|query|prepared)[(<]/

/** Every import and every table or function that is named in SQL. A fragment counts for the file in which it is written. */
export function usesOf(sources: Sources, known: KnownNames): Use[] {
  const imports = sources.modules.flatMap(({ path, imports: names }) => names.map((name): Use => ({ path, kind: 'import', name })))
  const statements = sources.modules
    .filter(({ path, text }) => HOLDS_SQL.test(path) || SENDS_SQL.test(text))
    .flatMap((module) => textsIn(module).flatMap((text) => usesIn(text, known).map((use): Use => ({ path: module.path, ...use }))))
  const made = sources.definitions.flatMap(({ path, text }) => usesIn(text, known).map((use): Use => ({ path, ...use })))
  return [...imports, ...statements, ...made]
}

function textsIn({ program }: Module): string[] {
  return nodesBelow(program).flatMap((node) =>
    node.type === 'Literal' && typeof node.value === 'string'
      ? [node.value]
      : node.type === 'TemplateElement'
        ? [node.value.cooked ?? '']
        : [],
  )
}
