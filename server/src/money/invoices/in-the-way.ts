import { type EventContext } from '../../rpc/events.ts'
import { may } from '../../rpc/call-context.ts'
import type { Db } from '../../database/db.ts'
import { formatExactMoney, textFromCents } from '@keystead/contract/values/money.ts'
import { sumDepositsHeld } from '../ledger/ledger.public.ts'
import {
  countDrafts,
  countOwedBy,
  findLeaseOfTenancy,
  findOpenBetween,
  findOpenOfLease,
  listWithoutLease,
  type OpenInvoices,
} from './in-the-way.queries.ts'
import { text } from './in-the-way.text.ts'

type Kind = 'propertyOpen' | 'accountOpen' | 'businessOpen' | 'betweenStay' | 'leaseStays'

/** How many invoices are in the way, and which; to a member whose role does not show invoices only how many. */
export function openSentence({ actor }: Pick<EventContext, 'actor'>, kind: Kind, { count, numbers }: OpenInvoices): string {
  const mayRead = actor.kind !== 'account' || may(actor, 'invoices:view')
  return text[kind]({ count, numbers: mayRead ? named(count, numbers) : '' })
}

function named(count: number, some: readonly string[]): string {
  const numbers = some.join(', ')
  const more = count - some.length
  return more > 0 ? text.namedAndMore({ numbers, count: more }) : text.named({ numbers })
}

/** What becomes of drafts, and of what the account owes itself. */
export async function closingMeans(db: Db, { accountId, isBusiness }: { accountId: string; isBusiness: boolean }): Promise<string[]> {
  const drafts = await countDrafts(db, accountId, null)
  const owed = await countOwedBy(db, accountId)
  const owes = isBusiness ? text.itStillOwes : text.youStillOwe
  return [drafts > 0 && text.allDraftsGo({ count: drafts }), owed > 0 && owes({ count: owed })].filter((sentence) => sentence !== false)
}

/** What is open between two people when their connection ends: either of them goes on seeing it. */
export async function stayOwed(context: EventContext, connectionId: string): Promise<string[]> {
  const open = await findOpenBetween(context.db, connectionId)
  return open ? [openSentence(context, 'betweenStay', open)] : []
}

type Tenancy = { readonly id: string; readonly assetId: string; readonly mayBill: boolean }

/** What is open when a tenancy ends, and the deposit, for those who see them: who manages the home, and an agent who bills for them. */
export async function tenancyLeaves(context: EventContext, { id, assetId, mayBill }: Tenancy): Promise<string[]> {
  const { db, actor } = context
  if (!mayBill) return []
  const leaseId = await findLeaseOfTenancy(db, id)
  if (leaseId === null || (actor.kind === 'account' && !may(actor, 'invoices:view'))) return []
  const open = await findOpenOfLease(db, leaseId, assetId)
  const held = await sumDepositsHeld(db, [leaseId, ...(await listWithoutLease(db, leaseId, assetId))])
  return [
    open && openSentence(context, 'leaseStays', open),
    held > 0 && text.depositHeld({ amount: formatExactMoney(textFromCents(held)) }),
  ].filter((sentence) => typeof sentence === 'string')
}
