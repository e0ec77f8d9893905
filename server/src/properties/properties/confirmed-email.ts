import { EmailNotConfirmedToList } from '@keystead/contract/properties/properties/property.operations.ts'
import { type CallContext, accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { getAccountHolder } from '../../identity/profiles/profile.public.ts'

/** What strangers see stands for someone who can be reached: anyone who puts it there, owner or agent, has confirmed their email. */
export async function needConfirmedEmail({ db, actor }: Pick<CallContext, 'db' | 'actor'>): Promise<void> {
  const holder = await getAccountHolder(db, accountActor(actor).accountId)
  if (!holder.isConfirmed) fail(EmailNotConfirmedToList)
}
