import { InvoiceNotFound } from '@keystead/contract/money/invoices/invoice.operations.ts'
import type { BillsAs } from '@keystead/contract/money/invoices/invoice.values.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import type { Db } from '../../database/db.ts'
import { seeingEverything } from '../../database/pool.ts'
import { reachAsset } from '../../properties/properties/property.public.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'
import { type InvoiceStanding, findStanding } from './invoice-standing.queries.ts'

/** What a profile bills. */
export function invoicesOf({ accountId, profileId, givenTo }: Pick<ProfileActor, 'accountId' | 'profileId' | 'givenTo'>): Scope<'invoice'> {
  return scope({ accountId, profileId, givenTo })
}

/** Who issues: the manager of a property, or an agent for their own work. */
export function invoicesIssuedBy({ accountId, profileId }: { accountId: string; profileId: string }): Scope<'invoice'> {
  return scope({ accountId, profileId })
}

/** An invoice as the caller of an operation reaches it. */
export type ReachedInvoice = {
  readonly invoiceId: string
  /** Of who bills. */
  readonly scope: Scope<'invoice'>
  readonly accountId: string
  readonly issuerProfileId: string
  readonly assetId: string
  readonly billsAs: BillsAs
  readonly side: 'issuer' | 'recipient'
  /** The caller's own place on it, where they are billed. */
  readonly recipientId: string | null
}

/**
 * One invoice for one call: of who bills, of an agent who bills for them, or of who is billed, as the operation declares it. Missing, foreign
 * and withdrawn ones are answered alike.
 */
export const invoiceOfCall: Resolver<ReachedInvoice> = async (context, invoiceId, operation) => {
  const found = await standingOfCaller(context, invoiceId)
  return found ? reached(context, operation, found) : fail(InvoiceNotFound)
}

/** Nothing else of the row leaves this look. */
function standingOfCaller({ db, actor }: Pick<CallContext, 'db' | 'actor'>, invoiceId: string): Promise<InvoiceStanding | null> {
  const { profileId, accountId } = profileActor(actor)
  return seeingEverything(db, 'whose it is decides who sees it', () => findStanding(db, invoiceId, { profileId, accountId }))
}

async function reached(
  context: Pick<CallContext, 'db' | 'actor'>,
  operation: AnyOperation,
  found: InvoiceStanding,
): Promise<ReachedInvoice> {
  const actor = profileActor(context.actor)
  const invoice = {
    invoiceId: found.id,
    scope: invoicesIssuedBy({ accountId: found.account_id, profileId: found.profile_id }),
    accountId: found.account_id,
    issuerProfileId: found.profile_id,
    assetId: found.asset_id,
    billsAs: found.bills_as,
  }
  const declared = (operation.access.kind === 'signedIn' && operation.access.own?.reach) || []
  // A person who bills, and is billed by another profile of theirs, does not exist: no one bills their own account.
  if (found.profile_id === actor.profileId && found.account_id === actor.accountId && (await isSeen(context.db, found.id)))
    return { ...invoice, side: 'issuer', recipientId: null }
  if (found.recipient_id !== null && declared.includes('recipient') && (await isSeen(context.db, found.id)))
    return { ...invoice, side: 'recipient', recipientId: found.recipient_id }
  if (found.bills_as === 'self' || !declared.includes('agent:invoice')) return fail(InvoiceNotFound)
  const asset = await reachAsset(context, operation, found.asset_id, InvoiceNotFound)
  // The home may have another manager by now, whose agent has nothing to do with what the former one billed.
  if (asset.relation === 'manager' || asset.managingProfileId !== found.profile_id) fail(InvoiceNotFound)
  return { ...invoice, side: 'issuer', recipientId: null }
}

/** One that was sent to the caller: to see what paying it comes to, and to pay. No one pays what they bill themselves. */
export const receivedInvoiceOfCall: Resolver<ReceivedInvoice> = async (context, invoiceId) => {
  const found = await standingOfCaller(context, invoiceId)
  if (!found?.recipient_id || !(await isSeen(context.db, found.id))) return fail(InvoiceNotFound)
  return {
    invoiceId: found.id,
    scope: invoicesIssuedBy({ accountId: found.account_id, profileId: found.profile_id }),
    accountId: found.account_id,
    issuerProfileId: found.profile_id,
    recipientId: found.recipient_id,
  }
}

/** An invoice as who is billed reaches it. */
export type ReceivedInvoice = Pick<ReachedInvoice, 'invoiceId' | 'scope' | 'accountId' | 'issuerProfileId'> & {
  readonly recipientId: string
}

/** A member who is given a list of homes does not see invoices of others. */
async function isSeen(db: Db, invoiceId: string): Promise<boolean> {
  return (await db.sql('select true as seen from invoice where id = $1', [invoiceId])).length > 0
}
