import { sendMail } from '../../mail/send-mail.ts'
import { accountActor, type CallContext } from '../../rpc/call-context.ts'
import { getAccountHolder } from '../profiles/profile.public.ts'
import { pinChangedMail } from './pin.mail.ts'

/** Whoever's pin was set hears of it, whoever set it. */
export async function tellOfNewPin({ db, services, actor }: CallContext, setAt: Date): Promise<void> {
  const { accountId } = accountActor(actor)
  const { email, name, firstName } = await getAccountHolder(db, accountId)
  await sendMail(services, db, pinChangedMail, {
    to: { email, name },
    data: { firstName },
    naturalKey: `pin-changed:${accountId}:${setAt.toISOString()}`,
    accountId,
  })
}
