import type { Node } from 'oxc-parser'
import { callsOf } from './functions.ts'
import { type Module, type Program, lineOf } from './program.ts'
import { Evaluator, type Scope, Unclear } from './values.ts'

/** A place that hands a statement to the database, with all that the statement can be. */
export type Site = {
  readonly module: Module
  readonly line: number
  readonly lastLine: number
  /** `sql`, `prepare` or `query`. */
  readonly by: string
  readonly scope: Scope
  /** The type of a row as it is written there, if it is. */
  readonly row: Node | null
  readonly texts: readonly string[]
  /** Why the text cannot be told without running the program; null where it can. */
  readonly unclear: string | null
}

export function sitesIn(program: Program): Site[] {
  const evaluator = new Evaluator(program)
  return program.modules.flatMap((module) =>
    callsOf(module).flatMap(({ call, functions }): Site[] => {
      const by = takerOf(call)
      if (!by) return []
      const scope: Scope = { module, names: new Map(), functions }
      const argument = call.arguments[by === 'prepare' ? 1 : 0] as Node
      const site = { module, line: lineOf(module.text, call.start), lastLine: lineOf(module.text, call.end), by, scope, row: rowOf(call) }
      try {
        const texts = evaluator.valuesOf(argument, scope).filter((value) => typeof value === 'string')
        return [{ ...site, texts, unclear: null }]
      } catch (error) {
        if (!(error instanceof Unclear)) throw error
        return [{ ...site, texts: [], unclear: error.message }]
      }
    }),
  )
}

function takerOf({ callee, arguments: given }: Node & { type: 'CallExpression' }): string | null {
  if (callee.type === 'Identifier') return callee.name === 'prepare' && given.length === 2 ? 'prepare' : null
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return null
  return callee.property.name === 'sql' ? 'sql' : null
}

function rowOf(call: Node & { type: 'CallExpression' }): Node | null {
  return (call.typeArguments?.params[0] as Node | undefined) ?? null
}
