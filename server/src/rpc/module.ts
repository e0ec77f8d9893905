import type { AnyOperation, OutputOf, ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import type { Actor } from './actor.ts'
import type { CallContext } from './call-context.ts'

/** What an operation does. */
export type Handler<Op extends AnyOperation> = (context: CallContext, input: ParsedInputOf<Op>) => Promise<OutputOf<Op>>

/**
 * A handler in two steps: `prepare` does slow work (hashing, pictures) before the transaction begins, so that no
 * connection waits for it; `run` gets what it made.
 */
export type PreparedHandler<Op extends AnyOperation, Made> = {
  prepare(context: Omit<CallContext, 'setSession' | 'audit' | 'afterCommit'>, input: ParsedInputOf<Op>): Promise<Made>
  run(context: CallContext, input: ParsedInputOf<Op>, made: Made): Promise<OutputOf<Op>>
}

export type AnyHandler = {
  prepare?(context: Omit<CallContext<Actor>, 'setSession' | 'audit' | 'afterCommit'>, input: unknown): Promise<unknown>
  run(context: CallContext<Actor>, input: unknown, made: unknown): Promise<unknown>
}

export type Implementation = { readonly operation: AnyOperation; readonly handler: AnyHandler }

/** Ties an operation to what it does; types see to it that they fit. */
export function implement<Op extends AnyOperation, Made = undefined>(
  operation: Op,
  handler: Handler<Op> | PreparedHandler<Op, Made>,
): Implementation {
  return {
    operation,
    handler: (typeof handler === 'function' ? { run: handler } : handler) as AnyHandler,
  }
}

type OperationsIn<Module> = { [Name in keyof Module as Module[Name] extends AnyOperation ? Name : never]: Module[Name] }
type HandlersFor<Module> = {
  [Name in keyof OperationsIn<Module>]: OperationsIn<Module>[Name] extends AnyOperation
    ? // `any`: each handler chooses what its first step makes.
      // oxlint-disable-next-line no-explicit-any
      Handler<OperationsIn<Module>[Name]> | PreparedHandler<OperationsIn<Module>[Name], any>
    : never
}

/** All operations of one contract file with their handlers; an incomplete map does not compile. */
export function implementAll<Module extends object>(operations: Module, handlers: HandlersFor<Module>): Implementation[] {
  return Object.entries(handlers).map(([name, handler]) =>
    implement((operations as Record<string, AnyOperation>)[name]!, handler as Handler<AnyOperation>),
  )
}
