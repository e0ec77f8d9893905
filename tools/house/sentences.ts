import type { Node } from 'oxc-parser'
import type { Module } from '../statements/program.ts'

/** Words for people that stand in code instead of a `*.text.ts` file. */
export type LooseSentence = { readonly path: string; readonly line: number; readonly text: string }

/** Names of attributes and properties whose value a person reads, even where it is a single word. */
const READ_BY_PEOPLE =
  /^(label|title|subtitle|heading|description|hint|help|placeholder|alt|aria-label|ariaLabel|message|note|caption|empty|confirm|summary|legend|lead|intro|sentence|subject|text|what|why)$/
const LETTERS = /\p{L}{2}/u
/** Two words, or a word that ends as a sentence does. */
const SENTENCE = /\p{L}{2,}['’]?[,;:–—]? (?:\p{L}|\d|[“"(&$])|^\p{Lu}\p{L}+(?: \p{L}+)*[.?!…]$/u
/** What a program reads: class names, media types and queries, addresses, formats, SVG paths. */
const FOR_PROGRAMS =
  /^[a-z-]+\/[\w.+*-]+|^\(|^[\w-]+(?: [\w-]*[-_][\w-]*)+$|:\/\/|^[MmLlHhVvCcSsAaZz\d\s.,-]+$|^\.{0,2}\/|\w=\S|\(prefers-|^xM\w+ |\[\w+[=\]]/
const ATTRIBUTES_FOR_PROGRAMS =
  /^(className|style|d|points|viewBox|transform|sizes|srcSet|rel|type|id|key|name|accept|autoComplete|allow|sandbox|media|content|property|role|to|href|src|method|aria-describedby|aria-labelledby|aria-controls|fill|stroke|data-.*)$/
/** Calls whose words go to a log or to whoever writes code. */
const FOR_DEVELOPERS =
  /^(\w*Error|log|logger|console|logWarning|logError|querySelector|querySelectorAll|matchMedia|matches|closest|test|expect|describe)$/

type Source = Pick<Module, 'path' | 'program' | 'text'>

/** Whole words for people: what is logged, or named in code, begins small and ends without a stop. */
const WHOLE = /^[\p{Lu}…“]|[.?!]$/u

/** What a module of the server says to people by itself; samples, with which emails are shown to those who write them, are made up. */
export function looseSentencesOfServer(source: Source): LooseSentence[] {
  return looseSentences(source, isSample).filter(({ text }) => WHOLE.test(text))
}

function isSample(node: Node): boolean {
  const name = node.type === 'Property' ? node.key : node.type === 'VariableDeclarator' ? node.id : null
  return name?.type === 'Identifier' && /sample$/i.test(name.name)
}

/** What a module says to people by itself. */
export function looseSentences({ path, program, text: source }: Source, isLeftOut: (node: Node) => boolean = () => false): LooseSentence[] {
  const found: LooseSentence[] = []
  const say = (node: Node, text: string) =>
    found.push({ path, line: source.slice(0, node.start).split('\n').length, text: text.trim().replaceAll(/\s+/g, ' ').slice(0, 120) })

  function walk(node: Node | null, place: string | null): void {
    if (!node || isForPrograms(node) || isLeftOut(node)) return
    if (node.type === 'JSXText') {
      if (LETTERS.test(node.value)) say(node, node.value)
    } else if (node.type === 'Literal' && typeof node.value === 'string') {
      if (isSaid(node.value, place)) say(node, node.value)
    } else if (node.type === 'TemplateLiteral') {
      const words = node.quasis.map(({ value }) => value.cooked ?? '').join('…')
      if (isSaid(words, place)) say(node, words)
    }
    for (const [key, child] of Object.entries(node)) {
      if (key === 'parent' || key === 'typeAnnotation' || key === 'typeArguments') continue
      const below = placeOf(node, key) ?? (isTransparent(node) ? place : null)
      for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) walk(each, below)
    }
  }
  walk(program as unknown as Node, null)
  return found
}

function isSaid(words: string, place: string | null): boolean {
  if (!LETTERS.test(words) || FOR_PROGRAMS.test(words)) return false
  return SENTENCE.test(words) || (place !== null && READ_BY_PEOPLE.test(place) && /^\p{Lu}/u.test(words))
}

/** The attribute or property that a value is given to. */
function placeOf(node: Node, key: string): string | null {
  if (key !== 'value') return null
  if (node.type === 'JSXAttribute') return String(node.name.name)
  if (node.type === 'Property' && node.key.type === 'Identifier') return node.key.name
  return null
}

/** A value is the same in braces, or as one of two. */
function isTransparent(node: Node): boolean {
  return ['JSXExpressionContainer', 'ConditionalExpression', 'LogicalExpression', 'TSAsExpression', 'TSSatisfiesExpression'].includes(
    node.type,
  )
}

function isForPrograms(node: Node): boolean {
  if (node.type === 'JSXAttribute') return ATTRIBUTES_FOR_PROGRAMS.test(String(node.name.name))
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration' || node.type.startsWith('TS')) {
    return !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type)
  }
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false
  const { callee } = node
  if (callee.type === 'Identifier') return FOR_DEVELOPERS.test(callee.name)
  if (callee.type !== 'MemberExpression') return false
  const names = [callee.object, callee.property].map((part) => (part.type === 'Identifier' ? part.name : ''))
  return names.some((name) => FOR_DEVELOPERS.test(name))
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
