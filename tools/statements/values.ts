import type { Node } from 'oxc-parser'
import {
  type FunctionNode,
  bindsName,
  callsOf,
  constantIn,
  keyOf,
  localNameOf,
  nameOfFunction,
  parameterName,
  resultsOf,
} from './functions.ts'
import { type Module, type Program, lineOf, resolveName } from './program.ts'

/*
 * What an expression can be without running the program: statements are put together from constants, fragments and small
 * functions, and those are followed wherever they stand. What depends on a choice has several values; what depends on
 * what comes in at run time has none, and says so.
 */

export type Value = string | number | boolean | null | undefined | readonly Value[] | Record | Closure
type Record = { readonly kind: 'object'; readonly entries: ReadonlyMap<string, Value> }
type Closure = { readonly kind: 'function'; readonly node: FunctionNode; readonly scope: Scope }

/** The names that can be seen from a place: parameters with their values, constants of functions, then those of the module. */
export type Scope = {
  readonly module: Module
  readonly names: ReadonlyMap<string, readonly Value[]>
  /** The functions around the place, the innermost first. */
  readonly functions: readonly FunctionNode[]
}

/** An expression that only running the program can tell. */
export class Unclear extends Error {}

const MOST_VALUES = 64
const DEEPEST = 40

export class Evaluator {
  readonly #program: Program
  #depth = 0

  constructor(program: Program) {
    this.#program = program
  }

  /** All that an expression can be. */
  valuesOf(node: Node, scope: Scope): Value[] {
    if (this.#depth > DEEPEST) throw unclear(node, scope, 'goes round in a circle')
    this.#depth += 1
    try {
      const values = distinct(this.#valuesOf(node, scope))
      if (values.length > MOST_VALUES) throw unclear(node, scope, `has more than ${MOST_VALUES} values`)
      return values
    } finally {
      this.#depth -= 1
    }
  }

  #valuesOf(node: Node, scope: Scope): Value[] {
    switch (node.type) {
      case 'Literal':
        return [node.value as Value]
      case 'TemplateLiteral':
        return this.#joined(
          node.quasis.map((part) => part.value.cooked ?? ''),
          node.expressions as Node[],
          scope,
        )
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        return this.valuesOf(node.expression as Node, scope)
      case 'ConditionalExpression':
        return [...this.valuesOf(node.consequent, scope), ...this.valuesOf(node.alternate, scope)]
      case 'LogicalExpression':
        return this.#either(node, scope)
      case 'BinaryExpression':
        return this.#sums(node, scope)
      case 'Identifier':
        return this.#named(node, node.name, scope)
      case 'ArrayExpression':
        return this.#arrays(node, scope)
      case 'ObjectExpression':
        return this.#objects(node, scope)
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        return [{ kind: 'function', node: node as FunctionNode, scope }]
      case 'MemberExpression':
        return this.#members(node, scope)
      case 'CallExpression':
        return this.#calls(node, scope)
      default:
        throw unclear(node, scope, `is a ${node.type}`)
    }
  }

  #joined(texts: readonly string[], expressions: readonly Node[], scope: Scope): Value[] {
    let results = [texts[0] ?? '']
    for (const [index, expression] of expressions.entries()) {
      const parts = this.valuesOf(expression, scope)
      results = results.flatMap((start) => parts.map((part) => start + textOf(part, expression, scope) + texts[index + 1]))
      if (results.length > MOST_VALUES) throw unclear(expression, scope, `makes more than ${MOST_VALUES} texts`)
    }
    return results
  }

  /** `a && b` and `a ?? b` are one of both; the first counts where it can be told. */
  #either(node: Node & { type: 'LogicalExpression' }, scope: Scope): Value[] {
    const right = this.valuesOf(node.right, scope)
    try {
      const left = this.valuesOf(node.left, scope)
      return node.operator === '&&' ? [...left.filter((value) => !value), ...right] : [...left.filter(Boolean), ...right]
    } catch (error) {
      if (error instanceof Unclear && node.operator === '&&') return ['', ...right]
      throw error
    }
  }

  #sums(node: Node & { type: 'BinaryExpression' }, scope: Scope): Value[] {
    if (!['+', '-', '*', '/'].includes(node.operator)) throw unclear(node, scope, `compares`)
    const right = this.valuesOf(node.right, scope)
    return this.valuesOf(node.left as Node, scope).flatMap((one) =>
      right.map((other) => {
        if (typeof one === 'number' && typeof other === 'number')
          return node.operator === '+'
            ? one + other
            : node.operator === '-'
              ? one - other
              : node.operator === '*'
                ? one * other
                : one / other
        return textOf(one, node, scope) + textOf(other, node, scope)
      }),
    )
  }

  #named(node: Node, name: string, scope: Scope): Value[] {
    const known = scope.names.get(name)
    if (known) return [...known]
    for (const [index, around] of scope.functions.entries()) {
      const outer = { ...scope, functions: scope.functions.slice(index) }
      const local = constantIn(around, name)
      if (local) return this.valuesOf(local, outer)
      if (around.params.some((parameter) => bindsName(parameter, name))) return this.#passed(node, around, name, outer)
    }
    if (name === 'undefined') return [undefined]
    const found = resolveName(this.#program, scope.module, name)
    if (!found) throw unclear(node, scope, 'comes from elsewhere')
    return this.valuesOf(found.declared, { module: found.module, names: new Map(), functions: [] })
  }

  /** What callers hand in for a parameter of a function of the module. */
  #passed(node: Node, around: FunctionNode, name: string, scope: Scope): Value[] {
    const index = around.params.findIndex((parameter) => parameterName(parameter) === name)
    const called = nameOfFunction(scope.module, around)
    if (index === -1 || called === null) throw unclear(node, scope, 'comes in at run time')
    const calls = this.#callsOf(scope.module, called)
    if (calls.length === 0) throw unclear(node, scope, 'comes in at run time')
    return calls.flatMap(({ call, scope: callers }) => {
      const given = call.arguments[index] as Node | undefined
      if (given) return this.valuesOf(given, callers)
      const parameter = around.params[index] as Node
      return parameter.type === 'AssignmentPattern' ? this.valuesOf(parameter.right, scope) : [undefined]
    })
  }

  #callsOf(declaring: Module, name: string): { call: Node & { type: 'CallExpression' }; scope: Scope }[] {
    return this.#program.modules.flatMap((module) => {
      const local = module === declaring ? name : localNameOf(module, declaring.path, name)
      if (local === null) return []
      return callsOf(module)
        .filter(({ call }) => call.callee.type === 'Identifier' && call.callee.name === local)
        .map(({ call, functions }) => ({ call, scope: { module, names: new Map(), functions } }))
    })
  }

  #arrays(node: Node & { type: 'ArrayExpression' }, scope: Scope): Value[] {
    const items = node.elements.map((element) => {
      if (!element || element.type === 'SpreadElement') {
        const spread = element ? this.valuesOf(element.argument, scope) : []
        if (spread.length !== 1 || !Array.isArray(spread[0])) throw unclear(node, scope, 'is spread')
        return spread[0] as readonly Value[]
      }
      // What is not a part of any text may stay unknown.
      const values = attempt(() => this.valuesOf(element as Node, scope)) ?? []
      return values.length === 1 ? values : [undefined]
    })
    return [items.flat()]
  }

  #objects(node: Node & { type: 'ObjectExpression' }, scope: Scope): Value[] {
    const entries = new Map<string, Value>()
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        for (const value of this.valuesOf(property.argument, scope)) {
          if (!isRecord(value)) throw unclear(node, scope, 'is spread')
          for (const [key, entry] of value.entries) entries.set(key, entry)
        }
        continue
      }
      const [key] = property.computed ? this.valuesOf(property.key as Node, scope) : [keyOf(property.key as Node)]
      const [value] = attempt(() => this.valuesOf(property.value as Node, scope)) ?? []
      entries.set(String(key), value)
    }
    return [{ kind: 'object', entries }]
  }

  #members(node: Node & { type: 'MemberExpression' }, scope: Scope): Value[] {
    return this.valuesOf(node.object as Node, scope).flatMap((owner) => {
      const key = node.computed ? attempt(() => this.valuesOf(node.property as Node, scope)) : [keyOf(node.property as Node)]
      if (Array.isArray(owner)) {
        if (!node.computed && keyOf(node.property as Node) === 'length') return [owner.length]
        return key ? key.map((place) => owner[Number(place)] as Value) : (owner as Value[])
      }
      if (!isRecord(owner)) throw unclear(node, scope, 'is a member of something else')
      // A key that comes in at run time can be any of them.
      return key ? key.map((name) => owner.entries.get(String(name))) : [...owner.entries.values()]
    })
  }

  #calls(node: Node & { type: 'CallExpression' }, scope: Scope): Value[] {
    const callee = node.callee as Node
    if (callee.type === 'MemberExpression' && !callee.computed) {
      const method = keyOf(callee.property as Node) ?? ''
      const given = node.arguments as Node[]
      const known = attempt(() => this.valuesOf(callee.object as Node, scope))
      if (known && known.every((value) => typeof value === 'string' || Array.isArray(value) || typeof value === 'number'))
        return known.flatMap((value) => this.#builtIn(node, method, value, given, scope))
      if (callee.object.type === 'Identifier' && callee.object.name === 'Object')
        return this.valuesOf(given[0] as Node, scope).map((value) => objectPart(method, value, node, scope))
    }
    return this.valuesOf(callee, scope).flatMap((called) => {
      if (!isClosure(called)) throw unclear(node, scope, 'calls something else')
      return this.#applied(
        called,
        (node.arguments as Node[]).map((given) => () => this.valuesOf(given, scope)),
      )
    })
  }

  #applied({ node, scope }: Closure, given: readonly (() => Value[])[]): Value[] {
    const names = new Map(scope.names)
    for (const [index, parameter] of node.params.entries()) {
      const name = parameterName(parameter as Node)
      if (name === null) continue
      const values = given[index]
        ? attempt(given[index])
        : parameter.type === 'AssignmentPattern'
          ? this.valuesOf(parameter.right, scope)
          : [undefined]
      if (values) names.set(name, values)
    }
    const inside = { ...scope, names, functions: [node, ...scope.functions] }
    return resultsOf(node).flatMap((result) => this.valuesOf(result, inside))
  }

  #builtIn(node: Node, method: string, on: Value, given: readonly Node[], scope: Scope): Value[] {
    if (typeof on === 'number') return [String(on)]
    if (Array.isArray(on)) {
      if (method === 'join')
        return this.valuesOf(given[0] as Node, scope).map((between) => on.map((item) => textOf(item, node, scope)).join(String(between)))
      if (method === 'map' || method === 'flatMap') {
        const [each] = this.valuesOf(given[0] as Node, scope)
        if (!isClosure(each)) throw unclear(node, scope, 'maps by something else')
        const items = on.map((item, index) => {
          const results = this.#applied(each, [() => [item], () => [index]])
          if (results.length !== 1) throw unclear(node, scope, 'maps to several things')
          return results[0]
        })
        return [method === 'flatMap' ? items.flat() : items]
      }
    }
    if (typeof on === 'string') {
      if (method === 'trim') return [on.trim()]
      if (method === 'replaceAll' || method === 'replace') {
        const [what, by] = given as [Node, Node]
        const pattern = what.type === 'Literal' && 'regex' in what && what.regex ? new RegExp(what.regex.pattern, what.regex.flags) : null
        const [wanted] = pattern ? [pattern] : this.valuesOf(what, scope)
        return this.valuesOf(by, scope).map((text) => on.replaceAll(wanted as string, String(text)))
      }
    }
    throw unclear(node, scope, `calls ${method}`)
  }
}

function objectPart(method: string, value: Value, node: Node, scope: Scope): Value {
  if (!isRecord(value)) throw unclear(node, scope, 'is no object')
  if (method === 'keys') return [...value.entries.keys()]
  if (method === 'values') return [...value.entries.values()]
  if (method === 'entries') return [...value.entries].map(([key, entry]) => [key, entry])
  throw unclear(node, scope, `calls Object.${method}`)
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof Unclear) return null
    throw error
  }
}

function distinct(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}

function textOf(value: Value, node: Node, scope: Scope): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw unclear(node, scope, 'is no text')
}

function unclear(node: Node, { module }: Scope, why: string): Unclear {
  return new Unclear(`${module.path}:${lineOf(module.text, node.start)}: ${module.text.slice(node.start, node.end).slice(0, 60)} ${why}`)
}

function isRecord(value: Value): value is Record {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && (value as Record).kind === 'object'
}

function isClosure(value: Value): value is Closure {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && (value as Closure).kind === 'function'
}
