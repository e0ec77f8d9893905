import { createHash } from 'node:crypto'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { appendAudit } from '../audit/audit.ts'
import type { Db } from '../database/db.ts'
import type { Claims } from '../database/pool.ts'
import type { AccountActor, Actor } from '../rpc/actor.ts'
import type { CallContext, SessionEffect } from '../rpc/call-context.ts'
import { actorIn, claimsOf } from '../rpc/claims-of.ts'
import type { Origin } from '../rpc/origin.ts'
import { checkAccess } from './check-access.ts'
import { CallFailure } from '../rpc/failure.ts'
import type { Implementation } from '../rpc/module.ts'
import { parseInput } from './parse.ts'
import { bodyMacOf, findStoredReply, storeReply } from './replay.ts'
import type { Services } from '../rpc/services.ts'
import { emptyMessage } from '@keystead/contract/text/messages.ts'

/** A call after transport and authentication: who wants what. */
export type Call = {
  readonly actor: Actor
  readonly origin: Origin
  readonly body: unknown
  /** Null where the caller sent none. */
  readonly transactionId: string | null
}

export type Outcome = { readonly data: unknown; readonly replayed: boolean; readonly session: SessionEffect | null }

/** The way of one call from access to answer. Throws `CallFailure` for what the caller is told. */
export async function executeCall(services: Services, { operation, handler, resolve }: Implementation, call: Call): Promise<Outcome> {
  checkAccess(operation, call.actor)
  const input = parseInput(operation.input, call.body, services.settings.PASSWORD_RULES)
  const claims = claimsOf(operation, call.actor)
  const actor = call.actor.kind === 'account' ? actorIn(operation.permission, call.actor) : call.actor

  const contextOn = (db: Db, notes = newNotes()): CallContext => ({
    db,
    actor,
    origin: call.origin,
    services,
    setSession: (effect) => void (notes.session = effect),
    audit: (objectId, detail = {}) => void (notes.audited = { objectId, detail }),
    afterCommit: (work) => void notes.afterCommit.push(work),
  })

  const made = await handler.prepare?.(contextOn(services.database.db), input)
  const run = async (context: CallContext) => {
    const owned = resolve && (await resolve(context, ownedIdIn(operation, input), operation))
    return checkedOutput(operation, await handler.run({ ...context, owned }, input, made))
  }

  if (operation.kind === 'query') {
    const read = (db: Db) => run(contextOn(db))
    // Public reads see public rows only and need no transaction of their own.
    const data =
      claims.kind === 'public' ? await read(services.database.db) : await services.database.transaction(claims, read, { readOnly: true })
    return { data, replayed: false, session: null }
  }

  const replayKey = replayKeyOf(services, operation, call)
  const { outcome, afterCommit } = await services.database.transaction(claims, async (db) => {
    // Made again in each try of a retried transaction.
    const notes = newNotes()
    const stored = replayKey && (await findStoredReply(db, replayKey))
    if (stored) return { outcome: { data: stored.reply, replayed: true, session: null }, afterCommit: [] }
    const data = await run(contextOn(db, notes))
    if (replayKey) await storeReply(db, replayKey, data, operation.replayDays)
    await endFormerSecrets(services, db, operation, call.actor)
    if (operation.audit !== 'none') {
      await appendAudit(db, {
        chain: chainOf(call, notes.session),
        actor: auditActor(call, claims),
        operation: operation.name,
        objectId: notes.audited?.objectId ?? null,
        detail: notes.audited?.detail ?? {},
      })
      await notifyOtherScreens(services, db, operation, call, claims)
    }
    return { outcome: { data, replayed: false, session: notes.session }, afterCommit: notes.afterCommit }
  })
  for (const work of afterCommit) {
    await work().catch((error: unknown) => services.log.error({ err: error, operation: operation.name }, 'work after a commit failed'))
  }
  return outcome
}

/** The id of the object that a call is about; the schema of its input has checked it. */
function ownedIdIn({ name, access }: AnyOperation, input: unknown): string {
  const id = access.kind === 'signedIn' && access.own && (input as Readonly<Record<string, unknown>>)[access.own.field]
  if (typeof id !== 'string') throw new Error(`${name} names nothing of somebody`)
  return id
}

/** What a handler says besides its answer. */
type Notes = {
  session: SessionEffect | null
  audited: { objectId: string; detail: Record<string, unknown> } | null
  afterCommit: (() => Promise<void>)[]
}

function newNotes(): Notes {
  return { session: null, audited: null, afterCommit: [] }
}

/** Only what the declaration names leaves the server. An answer that does not fit is our fault, not the caller's. */
function checkedOutput(operation: AnyOperation, data: unknown): unknown {
  const parsed = operation.output.safeParse(data)
  if (parsed.success) return parsed.data
  throw new Error(`answer of ${operation.name} does not fit its declaration: ${parsed.error.message}`)
}

/**
 * A person may have this open on another device, or in another tab, and so may all who act for the same business. What happens all the time
 * tells of itself where it matters.
 */
async function notifyOtherScreens(
  { changes }: Services,
  db: Db,
  { changes: changed = [] }: AnyOperation,
  { actor, transactionId }: Call,
  claims: Claims,
): Promise<void> {
  if (actor.kind !== 'account' || claims.kind !== 'account' || changed.length === 0) return
  await changes.notifyOwn(db, { account: claims.accountId, by: transactionId, changes: changed })
}

/** What asks for a fresh factor changes how the account is opened or closed: a stolen copy of a former secret must not see the end of it. */
async function endFormerSecrets({ sessions }: Services, db: Db, { access }: AnyOperation, actor: Actor): Promise<void> {
  if (access.kind === 'signedIn' && access.fresh && actor.kind === 'account') await sessions.forgetFormerSecrets(db, actor.accountId)
}

function replayKeyOf({ signer }: Services, operation: AnyOperation, call: Call) {
  if (operation.replay === 'never') return null
  if (call.transactionId === null) {
    throw new CallFailure(CallErrors.HeaderMissing, { fields: { 'Transaction-Id': emptyMessage('Transaction-Id') } })
  }
  const caller = replayCallerOf(call)
  if (caller === null) return null
  return {
    caller,
    operation: operation.name,
    transactionId: call.transactionId,
    bodyMac: bodyMacOf(signer, call.body),
  }
}

/** Anyone can name a device: an answer to a stranger is kept for one that shows its token, and for no one else. */
function replayCallerOf({ actor, origin }: Call): string | null {
  // Who acts for a business gets no answer that was given to them as someone else.
  if (actor.kind === 'account') return `account:${actor.accountId}${actor.actingFor.member ? `:${actor.actingFor.accountId}` : ''}`
  return origin.deviceIsKnown ? `device:${origin.deviceId}` : null
}

const STRANGER_CHAINS = 16

function chainOf(call: Call, session: SessionEffect | null): string {
  if (call.actor.kind === 'account') return `account:${call.actor.accountId}`
  if (session?.kind === 'start') return `account:${session.record.AccountId}`
  const shard =
    createHash('sha256')
      .update(call.origin.deviceId ?? call.origin.ip)
      .digest()[0]! % STRANGER_CHAINS
  return `strangers:${shard}`
}

/** Who did it, and for whom, where that is another account. */
function auditActor({ actor, origin }: Call, claims: Claims): Record<string, unknown> {
  return {
    ...(actor.kind === 'account' ? auditPerson(actor, claims) : {}),
    device: origin.deviceId,
    ip: origin.ip,
  }
}

function auditPerson({ accountId: account, sessionId: session, actingFor }: AccountActor, claims: Claims): Record<string, unknown> {
  const isForOther = claims.kind === 'account' && claims.accountId !== account
  return {
    account,
    profile: actingFor.accountId === account ? actingFor.profileId : null,
    session,
    ...(isForOther ? { for: { account: claims.accountId, profile: claims.profileId } } : {}),
  }
}
