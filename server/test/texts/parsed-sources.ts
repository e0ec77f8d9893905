import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Node, parseSync } from 'oxc-parser'

/*
 * What the sources do with texts, as the parser sees it: their patterns, and the functions that read a text.
 */

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

export type SourcePattern = { readonly source: string; readonly flags: string; readonly path: string }
export type TextReader = { readonly path: string; readonly name: string; readonly parameters: readonly (string | null)[] }

type ParsedFile = { readonly path: string; readonly text: string; readonly nodes: readonly Node[] }

/** The product's own files in these folders, without tests. */
export function parsedFiles(folders: readonly string[]): ParsedFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(ROOT, folder, name))
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|\.generated\.ts$/.test(path))
      .map((path) => {
        const text = readFileSync(path, 'utf8')
        return { path: relative(ROOT, path), text, nodes: nodesOf(parseSync(path, text).program) }
      }),
  )
}

export function absolutePath(path: string): string {
  return join(ROOT, path)
}

/** Every pattern that is written out. */
export function patternsIn({ path, nodes }: ParsedFile): SourcePattern[] {
  return nodes.flatMap((node) =>
    node.type === 'Literal' && 'regex' in node && node.regex
      ? [{ source: node.regex.pattern, flags: node.regex.flags, path }]
      : node.type === 'NewExpression' && isNamed(node.callee, 'RegExp') && node.arguments.every((part) => part.type === 'Literal')
        ? [{ source: String(valueOf(node.arguments[0])), flags: String(valueOf(node.arguments[1]) ?? ''), path }]
        : [],
  )
}

/** How many patterns the file puts together from parts, which only running it can tell. */
export function countMadePatterns({ nodes }: ParsedFile): number {
  return nodes.filter(
    (node) =>
      (node.type === 'NewExpression' || node.type === 'CallExpression') &&
      isNamed(node.callee, 'RegExp') &&
      !node.arguments.every((part) => part.type === 'Literal'),
  ).length
}

const TOUCHES_MORE_THAN_TEXT = /^(node:(?!buffer|crypto|url|util|path|stream)|pg|fastify|sharp|nodemailer)/

/** Exported functions that take a text first and answer at once, in files that touch nothing but values. */
export function readersIn({ path, nodes }: ParsedFile): TextReader[] {
  if (nodes.some((node) => node.type === 'ImportDeclaration' && TOUCHES_MORE_THAN_TEXT.test(node.source.value))) return []
  return nodes.flatMap((node) => {
    const made = node.type === 'ExportNamedDeclaration' ? node.declaration : null
    if (made?.type !== 'FunctionDeclaration' || made.async || !made.id) return []
    const parameters = made.params.map(typeOfParameter)
    return parameters[0] === 'string' ? [{ path, name: made.id.name, parameters }] : []
  })
}

/** The type of a parameter, as far as a test can make one up. */
function typeOfParameter(parameter: Node): string | null {
  if (parameter.type === 'RestElement') return typeOfParameter(parameter.argument as Node)
  if (parameter.type === 'AssignmentPattern') return typeOfParameter(parameter.left as Node)
  const annotation = 'typeAnnotation' in parameter ? parameter.typeAnnotation : null
  const type = annotation && 'typeAnnotation' in annotation ? annotation.typeAnnotation : null
  return type ? nameOfType(type as Node) : null
}

function nameOfType(type: Node): string | null {
  if (type.type === 'TSStringKeyword') return 'string'
  if (type.type === 'TSNumberKeyword') return 'number'
  if (type.type === 'TSBooleanKeyword') return 'boolean'
  if (type.type === 'TSTypeReference') return isNamed(type.typeName, 'RegExp') ? 'RegExp' : null
  if (type.type === 'TSTypeOperator') return nameOfType(type.typeAnnotation)
  if (type.type === 'TSParenthesizedType') return nameOfType(type.typeAnnotation)
  if (type.type === 'TSArrayType') return nameOfType(type.elementType)
  if (type.type === 'TSUnionType') return type.types.map(nameOfType).find((name) => name !== null) ?? null
  return null
}

function isNamed(node: unknown, name: string): boolean {
  return typeof node === 'object' && node !== null && (node as { name?: unknown }).name === name
}

function valueOf(node: Node | undefined): unknown {
  return node?.type === 'Literal' ? node.value : undefined
}

/** All nodes below this one, itself included. */
function nodesOf(root: Node): Node[] {
  const nodes: Node[] = []
  const open: unknown[] = [root]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== 'object' || next === null) continue
    if ('type' in next && typeof next.type === 'string') nodes.push(next as Node)
    open.push(...Object.values(next))
  }
  return nodes
}
