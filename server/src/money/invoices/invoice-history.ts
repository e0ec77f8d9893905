import type { GetInvoiceHistory } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { findProfileCards } from '../../identity/profiles/profile.public.ts'
import { languageOf } from '../../rpc/call-context.ts'
import type { EventContext } from '../../rpc/events.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import { inWords, type Said } from '../../text/said.ts'
import type { ReachedInvoice } from './invoice.access.ts'
import { recipientNames } from './recipient-names.ts'
import { countEvents, insertEvent, listEvents } from './invoice-history.queries.ts'

type Noted = {
  readonly said: Said
  /** Those who are billed read it, too: all, or the one of this place. */
  readonly isShared: boolean
  readonly recipientId?: string | null
}

/** Adds a line to the history of an invoice, by who makes the call; by none where a job does it. */
export async function noteInHistory(
  context: EventContext,
  invoiceId: string,
  { said, isShared, recipientId = null }: Noted,
): Promise<void> {
  const { actor } = context
  const by = actor?.kind === 'account' ? { accountId: actor.accountId, profileId: actor.actingFor.profileId } : null
  await insertEvent(context.db, invoiceId, { said, isShared, recipientId, by })
}

export const getInvoiceHistory: Handler<typeof GetInvoiceHistory, ReachedInvoice> = async (context, input) => {
  const { db, owned } = context
  const only = owned.side === 'recipient' ? owned.recipientId : null
  const rows = await listEvents(db, owned.invoiceId, only, rowsOf(input))
  const cards = await findProfileCards(
    db,
    rows.flatMap(({ by_profile_id }) => by_profile_id ?? []),
  )
  const about = rows.flatMap(({ recipient }) => recipient ?? [])
  const nameOf = await recipientNames(db, about)
  const reading = { languages: context.services.languages, language: languageOf(context), timeZone: 'UTC' }
  const items = rows.map(({ id, at, said, by_profile_id, recipient }) => {
    const by = cards.get(by_profile_id ?? '')?.Name ?? null
    // Whom it is about is called as they are called now.
    const values = { ...said.values, ...(recipient && { name: nameOf(recipient) }) }
    return { EventId: id, At: at.toISOString(), By: by, Text: inWords({ ...said, values }, { ...reading, actor: by ?? undefined }) ?? '' }
  })
  return pageWith(items, input, await countEvents(db, owned.invoiceId, only))
}
