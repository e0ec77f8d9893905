import type { z } from 'zod'
import type { Access, SignedInAccess } from './access.ts'
import type { ErrorDefinition } from './errors.ts'
import type { Concerns, Permission } from './permissions.ts'
import type { Resource } from './resources.ts'

/**
 * One call, declared once. The route, parsing, client call, form rules, documentation, access check, transaction,
 * replay, audit, what open screens read again, log names and the rows of the access matrix all come from this value.
 */
export type Operation<
  Name extends string = string,
  Kind extends 'query' | 'command' = 'query' | 'command',
  In extends z.ZodType = z.ZodType,
  Out extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> = {
  readonly area: string
  readonly name: Name
  readonly kind: Kind
  /** `/{area}/v1/{Operation}`, always POST. */
  readonly path: string
} & OperationOptions<In, Out, Who> &
  Partial<Reads & ReadsNothing & Changes & Permitted>

type OperationOptions<In extends z.ZodType, Out extends z.ZodType, Who extends Access> = {
  /** One sentence for the documentation: what it does and what a caller must know. */
  readonly summary: string
  readonly access: Who
  readonly input: In
  readonly output: Out
  /** The failures of its own, apart from those of every call (`CallErrors`). */
  readonly errors?: readonly ErrorDefinition[]
  /**
   * What a repeated transaction id gets. `stored`: the first answer again. `never`: the reply holds a secret or the
   * call is best-effort, so nothing is kept and the header is optional.
   */
  readonly replay?: 'stored' | 'never'
  /** For how many days a stored answer is kept, where that is more than the three of most calls. */
  readonly replayDays?: number
  /**
   * `none`: for a command that happens all the time and changes nothing of anyone, such as counting a look. All others
   * leave an entry in the audit chain.
   */
  readonly audit?: 'kept' | 'none'
  /** Costly or guessable calls get a smaller quota (per device and address). */
  readonly quota?: 'normal' | 'sensitive'
  /** How large its JSON may be, in bytes, where that is more than of most calls. */
  readonly mostBytes?: number
}

/** What the answer of a query is made of: it is old once one of these has changed. */
type Reads = { readonly reads: readonly Resource[] }
/** The reason why its answer never becomes old, or is not kept. */
type ReadsNothing = { readonly readsNothing: string }
/** What a member who acts for a business needs for it (0085). */
type Permitted = { readonly permission: Permission; readonly concerns?: Concerns }
/** Strangers need none. */
type PermissionFor<Who extends Access> = Who extends SignedInAccess ? Permitted : { readonly permission?: never; readonly concerns?: never }
/** What is no longer as it was after a command. */
type Changes = { readonly changes?: readonly Resource[] }

export type AnyOperation = Operation<string, 'query' | 'command', z.ZodType, z.ZodType>
/** What a caller sends. */
export type InputOf<Op extends AnyOperation> = z.input<Op['input']>
/** What the handler gets: parsed, trimmed, complete. */
export type ParsedInputOf<Op extends AnyOperation> = z.output<Op['input']>
/** What a caller gets in `Data`. */
export type OutputOf<Op extends AnyOperation> = z.output<Op['output']>

/** What its input names that must be the caller's own or within reach, such as `asset`; never where it names nothing. */
export type OwnedKindOf<Op extends AnyOperation> = Op['access'] extends { readonly own: { readonly kind: infer Kind } } ? Kind : never

/** The declaring functions of one area of the wire. */
export function area(name: string) {
  function declare<Kind extends 'query' | 'command', Touched>(kind: Kind) {
    return <const Name extends string, In extends z.ZodType, Out extends z.ZodType, const Who extends Access>(
      operation: Name,
      options: OperationOptions<In, Out, Who> & Touched & PermissionFor<Who>,
    ): Operation<Name, Kind, In, Out, Who> => ({ area: name, name: operation, kind, path: `/${name}/v1/${operation}`, ...options })
  }
  return {
    /** Read only: no transaction, no replay. */
    query: declare<'query', Reads | ReadsNothing>('query'),
    /** Changes something: one transaction, replayed by transaction id, audited. */
    command: declare<'command', Changes>('command'),
  }
}
