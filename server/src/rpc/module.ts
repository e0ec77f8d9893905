import type { AnyOperation, OutputOf, OwnedKindOf, ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import type { OwnedKind } from '@keystead/contract/rpc/access.ts'
import type { Actor } from './actor.ts'
import type { CallContext } from './call-context.ts'

type ContextWith<Owned> = [Owned] extends [null] ? CallContext : CallContext & { readonly owned: Owned }

/** What an operation does. `Owned` is what the resolver of its object hands over, where its declaration names one (`own`). */
export type Handler<Op extends AnyOperation, Owned = null> = (
  context: ContextWith<Owned>,
  input: ParsedInputOf<Op>,
) => Promise<OutputOf<Op>>

/**
 * A handler in two steps: `prepare` does slow work (hashing, pictures) before the transaction begins, so that no
 * connection waits for it; `run` gets what it made.
 */
export type PreparedHandler<Op extends AnyOperation, Made, Owned = null> = {
  prepare(context: Omit<CallContext, 'setSession' | 'audit' | 'afterCommit'>, input: ParsedInputOf<Op>): Promise<Made>
  run(context: ContextWith<Owned>, input: ParsedInputOf<Op>, made: Made): Promise<OutputOf<Op>>
}

export type AnyHandler = {
  prepare?(context: Omit<CallContext<Actor>, 'setSession' | 'audit' | 'afterCommit'>, input: unknown): Promise<unknown>
  run(context: CallContext<Actor> & { readonly owned: unknown }, input: unknown, made: unknown): Promise<unknown>
}

/**
 * Finds the object that a call is about, as its caller may reach it by this operation (`own.reach`), before the handler runs. Fails with
 * what the operation says of a missing one, which is what it says of a foreign one, too.
 */
export type Resolver<Owned> = (context: Pick<CallContext, 'actor' | 'db'>, id: string, operation: AnyOperation) => Owned | Promise<Owned>
// `any`: each kind of object has its own form.
// oxlint-disable-next-line no-explicit-any
export type Resolvers = { readonly [Kind in OwnedKind]?: Resolver<any> }

export type Implementation = {
  readonly operation: AnyOperation
  readonly handler: AnyHandler
  /** Null where the operation names no object of someone. */
  readonly resolve: Resolver<unknown> | null
}

/** What the handler of an operation finds in `context.owned`; a kind without a resolver fits no handler. */
type OwnedOf<Op extends AnyOperation, Known extends Resolvers> = [OwnedKindOf<Op>] extends [never]
  ? null
  : Known[OwnedKindOf<Op> & keyof Known] extends Resolver<infer Owned>
    ? Owned
    : never

/** Ties an operation to what it does; types see to it that they fit. */
export function implement<Op extends AnyOperation, Known extends Resolvers = Record<never, never>, Made = undefined>(
  operation: Op,
  handler: Handler<Op, OwnedOf<Op, Known>> | PreparedHandler<Op, Made, OwnedOf<Op, Known>>,
  resolvers?: Known,
): Implementation {
  const own = operation.access.kind === 'signedIn' ? operation.access.own : undefined
  const resolve = own ? resolvers?.[own.kind] : null
  if (resolve === undefined) throw new Error(`nothing finds the ${own?.kind} that ${operation.name} is about`)
  return {
    operation,
    handler: (typeof handler === 'function' ? { run: handler } : handler) as AnyHandler,
    resolve,
  }
}

type OperationsIn<Module> = { [Name in keyof Module as Module[Name] extends AnyOperation ? Name : never]: Module[Name] }
type HandlersFor<Module, Known extends Resolvers> = {
  [Name in keyof OperationsIn<Module>]: OperationsIn<Module>[Name] extends infer Op extends AnyOperation
    ? // `any`: each handler chooses what its first step makes.
      // oxlint-disable-next-line no-explicit-any
      Handler<Op, OwnedOf<Op, Known>> | PreparedHandler<Op, any, OwnedOf<Op, Known>>
    : never
}

/** All operations of one contract file with their handlers, and what finds the objects that they name; an incomplete map does not compile. */
export function implementAll<Module extends object, const Known extends Resolvers = Record<never, never>>(
  operations: Module,
  handlers: HandlersFor<Module, Known>,
  resolvers?: Known,
): Implementation[] {
  return Object.entries(handlers).map(([name, handler]) =>
    implement(
      (operations as Record<string, AnyOperation>)[name]!,
      handler as Handler<AnyOperation>,
      resolvers as Resolvers as Record<never, never>,
    ),
  )
}
