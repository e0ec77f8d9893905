import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { holdingsOf, makeTombstone } from '../../identity/accounts/account.public.ts'
import { getAccountHolder } from '../../identity/profiles/profile.public.ts'
import type { EmailDefinition } from '../../email/define-email.ts'
import { deleteEmailsTo } from '../../email/email.queries.ts'
import { sendEmail } from '../../email/send-email.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import type { EventContext } from '../../rpc/events.ts'
import { deleteLinksOf } from '../../links/links.ts'
import { deleteExportedRows } from './closing.queries.ts'

type Farewell = {
  /** Kept with the account that stays behind without a name. */
  readonly reason: string | null
  /** What the address hears of it. */
  readonly email: EmailDefinition<{ firstName: string }>
}

/** Closes the account of a person, whose row is locked, in a transaction that may touch its rows. Answers how many homes left the market. */
export async function eraseAccount(context: CallContext, accountId: string, { reason, email: farewell }: Farewell): Promise<number> {
  const { db, services } = context
  const { email, name, firstName, language } = await getAccountHolder(db, accountId)
  const { listings } = await holdingsOf(context, accountId)
  await leaveTombstone(context, accountId, reason)
  if (email !== null)
    await sendEmail(services, db, farewell, {
      to: { email, name },
      data: { firstName },
      naturalKey: `account-closed:${accountId}`,
      language,
    })
  return listings
}

/**
 * Each room sees to what it has of an account, a person's or a business's, or says that all of it goes, and what is left is a row without
 * a name.
 */
export async function leaveTombstone(context: EventContext, accountId: string, reason: string | null): Promise<void> {
  const { db, services } = context
  await services.events.emit(context, AccountClosing, [{ id: accountId, accountId }])
  for (const table of services.exportedTables) if (table.deletedAtClosing) await deleteExportedRows(db, accountId, table)
  await deleteLinksOf(db, accountId)
  await deleteEmailsTo(db, accountId)
  await makeTombstone(db, accountId, reason)
  await services.sessions.endAll(db, accountId)
}
