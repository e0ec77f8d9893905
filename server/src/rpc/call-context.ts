import { type AreaPermission, allows } from '@keystead/contract/rpc/permissions.ts'
import type { Db } from '../database/db.ts'
import { type AccountActor, type Actor, type ProfileActor, givenTo } from './actor.ts'
import type { Origin } from './origin.ts'
import type { Services } from './services.ts'

/** What the browser shows of a session, written out whole. Named is what a call needs of it: whose it is, and what is cut where there is no room. */
export type ShownRecord = {
  readonly AccountId: string
  readonly Profile: { readonly Name: string; readonly PicPath: string | null } | null
}

/** What the browser's cookies become when the call has succeeded. */
export type SessionEffect =
  /** `renew`: the same session under a new secret; the record keeps its end, where `rotate` has the specification's 30 days. */
  | {
      readonly kind: 'start' | 'rotate' | 'renew'
      readonly secret: string
      readonly record: ShownRecord
      readonly maxAgeSeconds: number | null
    }
  /** What the session shows has changed, and nothing that it may do. */
  | { readonly kind: 'record'; readonly record: ShownRecord }
  | { readonly kind: 'end' }

export type CallContext<Who extends Actor = Actor> = {
  /** In a command: its transaction. In a signed-in query: a read-only one with the caller's rows. Else the pool. */
  readonly db: Db
  readonly actor: Who
  readonly origin: Origin
  readonly services: Services
  /** Sets, replaces or clears the session of the browser, once the call has succeeded. */
  setSession(effect: SessionEffect): void
  /** Names the object that a command touched and what is worth remembering of it. No secrets. */
  audit(objectId: string, detail?: Record<string, unknown>): void
  /** Runs after the commit; its failure is logged and does not undo the call. */
  afterCommit(work: () => Promise<void>): void
}

/** For whom the call is made, where it is known to come from an account with a profile. */
export function profileActor(actor: Actor): ProfileActor {
  const { accountId, profileId, profileType, member } = accountActor(actor).actingFor
  if (profileId === null || profileType === null) throw new Error('no profile in this call')
  return { accountId, profileId, profileType, givenTo: givenTo(member) }
}

/** The person who makes the call, where it is known to come from an account. */
export function accountActor(actor: Actor): AccountActor {
  if (actor.kind !== 'account') throw new Error('no account in this call')
  return actor
}

/** Whether the caller may see or do this as well: a part of what a call answers. Who acts for themselves may. */
export function may(actor: Actor, permission: AreaPermission): boolean {
  const { member } = accountActor(actor).actingFor
  return member === null || allows(member.rights, permission)
}

/** In which language the caller is addressed. */
export function languageOf({ actor, origin }: Pick<CallContext, 'actor' | 'origin'>): string {
  return actor.kind === 'account' ? actor.language : origin.language
}
