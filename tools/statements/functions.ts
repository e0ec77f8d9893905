import type { Node } from 'oxc-parser'
import { type Module, bindingsOf, childrenOf } from './program.ts'

/*
 * Functions as the parser sees them: what they bind, what they answer, who calls them.
 */

export type FunctionNode = Node & { params: Node[]; body: Node | null; typeParameters?: { params: unknown[] } | null }

export function keyOf(node: Node): string | null {
  return node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : null
}

export function parameterName(parameter: Node): string | null {
  if (parameter.type === 'Identifier') return parameter.name
  return parameter.type === 'AssignmentPattern' && parameter.left.type === 'Identifier' ? parameter.left.name : null
}

export function bindsName(parameter: Node, name: string): boolean {
  if (parameter.type === 'Identifier') return parameter.name === name
  return childrenOf(parameter).some((child) => !child.type.startsWith('TS') && bindsName(child, name))
}

/** The initializer of a constant of a function's body. */
export function constantIn(around: FunctionNode, name: string): Node | null {
  const search = (node: Node): Node | null => {
    if (node.type === 'VariableDeclaration' && node.kind === 'const') {
      for (const { id, init } of node.declarations) {
        const [, bound] = (init && bindingsOf(id as Node, init as Node).find(([local]) => local === name)) || []
        if (bound) return bound
      }
    }
    if (node.type === 'ForOfStatement' && node.left.type === 'VariableDeclaration') {
      const [variable] = node.left.declarations
      // Any of the items: a key that is not known.
      const item = {
        type: 'MemberExpression',
        object: node.right,
        property: { type: 'Super' },
        computed: true,
        start: node.right.start,
        end: node.right.end,
      }
      const [, bound] = bindingsOf(variable!.id as Node, item as unknown as Node).find(([local]) => local === name) ?? []
      if (bound) return bound
    }
    if (node.type === 'FunctionDeclaration' && node !== around) return node.id?.name === name ? node : null
    if (node !== around && isFunction(node)) return null
    for (const child of childrenOf(node)) {
      const found = search(child)
      if (found) return found
    }
    return null
  }
  return around.body ? search(around.body) : null
}

export function isFunction(node: Node): node is FunctionNode {
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression' || node.type === 'FunctionDeclaration'
}

/** The expressions that a function answers. */
export function resultsOf(node: FunctionNode): Node[] {
  if (!node.body) return []
  if (node.body.type !== 'BlockStatement') return [node.body]
  const found: Node[] = []
  const search = (part: Node) => {
    if (part.type === 'ReturnStatement' && part.argument) found.push(part.argument as Node)
    else if (!isFunction(part)) for (const child of childrenOf(part)) search(child)
  }
  search(node.body)
  return found
}

export function nameOfFunction(module: Module, node: FunctionNode): string | null {
  for (const [name, declared] of module.declared) if (declared === node) return name
  return null
}

export function localNameOf(module: Module, path: string, name: string): string | null {
  if (!module.imports.includes(path)) return null
  for (const [local, from] of module.imported) if (from.path === path && from.name === name) return local
  return null
}

type Call = { readonly call: Node & { type: 'CallExpression' }; readonly functions: readonly FunctionNode[] }

/** Walking all of a module is slow, and is asked for again for every function of others that it calls. */
const callsByModule = new WeakMap<Module, readonly Call[]>()

/** All calls of a module, with the functions that they stand in, the innermost first. */
export function callsOf(module: Module): readonly Call[] {
  const known = callsByModule.get(module)
  if (known) return known
  const calls = callsBelow(module.program, [])
  callsByModule.set(module, calls)
  return calls
}

function callsBelow(node: Node, functions: readonly FunctionNode[]): Call[] {
  const inside = isFunction(node) ? [node, ...functions] : functions
  const below = childrenOf(node).flatMap((child) => callsBelow(child, inside))
  return node.type === 'CallExpression' ? [{ call: node, functions }, ...below] : below
}
