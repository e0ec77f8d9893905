import type { OwnedKind } from '@keystead/contract/rpc/access.ts'

declare const scopeOf: unique symbol

/**
 * Which rows of a kind a statement may touch. Queries on owned rows demand one; only `*.access.ts` files make them
 * (checked by the architecture test), so "may I" and "which rows" are one function.
 */
export type Scope<Kind extends OwnedKind> = {
  readonly [scopeOf]: Kind
  /** Rows of this account; null for a system job that sees everything. */
  readonly accountId: string | null
  /** Rows managed by this profile; null where the whole account counts. */
  readonly profileId: string | null
  /** Rows of homes that this member of a business is given; null where all of them are meant. Row security holds them to it in any case. */
  readonly givenTo: string | null
}

type Rows = { readonly accountId: string | null; readonly profileId: string | null; readonly givenTo?: string | null }

export function scope<Kind extends OwnedKind>({ accountId, profileId, givenTo = null }: Rows): Scope<Kind> {
  return { accountId, profileId, givenTo } as Scope<Kind>
}
