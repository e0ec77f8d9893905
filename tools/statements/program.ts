import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { type Node, parseSync } from 'oxc-parser'
import { ROOT } from '../run-step.ts'

/*
 * The sources as the parser sees them: what a module declares at its top, and where a name that it imports comes from.
 */

export type Module = {
  /** From the root of the repository. */
  readonly path: string
  readonly text: string
  readonly program: Node
  readonly declared: ReadonlyMap<string, Declared>
  readonly imported: ReadonlyMap<string, Imported>
  /** The files of the repository that it imports, for types alone and while it runs included. */
  readonly imports: readonly string[]
}

/** The node that gives a name its meaning: an initializer, a function, a type. */
export type Declared = Node
export type Imported = { readonly path: string; readonly name: string }

export type Program = {
  readonly modules: readonly Module[]
  /** A module of the repository by its path; null for what is not there. */
  module(path: string): Module | null
}

const LEFT_OUT = /\.(test|factory|samples|d)\.tsx?$/

/** The modules of some folders without their tests; what they import from elsewhere in the repository is read when it is asked for. */
export function readProgram(folders: readonly string[], root: string = ROOT): Program {
  const known = new Map<string, Module | null>()
  const module = (path: string) => {
    if (!known.has(path)) known.set(path, existsSync(join(root, path)) ? readModule(root, path) : null)
    return known.get(path) ?? null
  }
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !LEFT_OUT.test(name))
      .map((name) => join(folder, name))
      .sort(),
  )
  return { modules: paths.map((path) => module(path)!), module }
}

function readModule(root: string, path: string): Module {
  const text = readFileSync(join(root, path), 'utf8')
  const program = parseSync(path, text).program as Node & { body: Node[] }
  const declared = new Map<string, Declared>()
  const imported = new Map<string, Imported>()
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') recordImports(statement, root, path, imported)
    else if (statement.type === 'ExportNamedDeclaration') {
      if (statement.declaration) recordDeclaration(statement.declaration as Node, declared)
      if (statement.source) recordReexports(statement, root, path, imported)
    } else recordDeclaration(statement, declared)
  }
  return { path, text, program, declared, imported, imports: importsOf(program, root, path) }
}

function importsOf(program: Node, root: string, path: string): string[] {
  const names = nodesBelow(program).flatMap((node) =>
    (node.type === 'ImportDeclaration' ||
      node.type === 'ExportNamedDeclaration' ||
      node.type === 'ExportAllDeclaration' ||
      node.type === 'ImportExpression' ||
      node.type === 'TSImportType') &&
    node.source?.type === 'Literal'
      ? [String(node.source.value)]
      : [],
  )
  return [...new Set(names.flatMap((name) => pathOf(name, root, path) ?? []))]
}

function recordDeclaration(statement: Node, declared: Map<string, Declared>): void {
  if (statement.type === 'VariableDeclaration') {
    for (const { id, init } of statement.declarations) if (init) for (const [name, node] of bindingsOf(id, init)) declared.set(name, node)
  } else if (
    (statement.type === 'FunctionDeclaration' ||
      statement.type === 'TSTypeAliasDeclaration' ||
      statement.type === 'TSInterfaceDeclaration') &&
    statement.id
  )
    declared.set(statement.id.name, statement)
}

/** The names that a declaration binds, with what each is: `const { a } = b` binds `a` to `b.a`. */
export function bindingsOf(target: Node, value: Node): [string, Node][] {
  if (target.type === 'Identifier') return [[target.name, value]]
  const part = (property: Node, computed: boolean): Node =>
    ({ type: 'MemberExpression', object: value, property, computed, optional: false, start: value.start, end: value.end }) as Node
  if (target.type === 'ObjectPattern')
    return target.properties.flatMap((property) =>
      property.type === 'Property' && !property.computed ? bindingsOf(property.value as Node, part(property.key as Node, false)) : [],
    )
  if (target.type === 'ArrayPattern')
    return target.elements.flatMap((element, index) =>
      element ? bindingsOf(element as Node, part({ type: 'Literal', value: index, start: value.start, end: value.end } as Node, true)) : [],
    )
  return []
}

function recordImports(statement: Node & { type: 'ImportDeclaration' }, root: string, path: string, imported: Map<string, Imported>): void {
  const from = pathOf(statement.source.value, root, path)
  if (from === null) return
  for (const specifier of statement.specifiers) {
    if (specifier.type === 'ImportSpecifier') imported.set(specifier.local.name, { path: from, name: nameOf(specifier.imported) })
  }
}

function recordReexports(
  statement: Node & { type: 'ExportNamedDeclaration' },
  root: string,
  path: string,
  imported: Map<string, Imported>,
): void {
  const from = statement.source && pathOf(statement.source.value, root, path)
  if (!from) return
  for (const { exported, local } of statement.specifiers) imported.set(nameOf(exported), { path: from, name: nameOf(local) })
}

function nameOf(name: { type: string; name?: string; value?: unknown }): string {
  return name.name ?? String(name.value)
}

/** The file that an import names, or null for a package. */
function pathOf(name: string, root: string, importer: string): string | null {
  if (name.startsWith('.')) return relative(root, resolve(root, dirname(importer), name))
  if (name.startsWith('@keystead/contract/')) return name.replace('@keystead/contract/', 'contract/src/')
  return null
}

/** Where a name that a module uses is declared, through imports and what other modules pass on. */
export function resolveName(program: Program, module: Module, name: string): { module: Module; declared: Declared } | null {
  const declared = module.declared.get(name)
  if (declared) return { module, declared }
  const from = module.imported.get(name)
  const other = from && program.module(from.path)
  return other ? resolveName(program, other, from.name) : null
}

/** The nodes directly below a node. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = []
  for (const value of Object.values(node)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (typeof part === 'object' && part !== null && typeof (part as { type?: unknown }).type === 'string') children.push(part as Node)
    }
  }
  return children
}

/** A node and all below it. */
export function nodesBelow(node: Node): Node[] {
  return [node, ...childrenOf(node).flatMap(nodesBelow)]
}

/** The line of a place in a text, counted from one. */
export function lineOf(text: string, place: number): number {
  return text.slice(0, place).split('\n').length
}
