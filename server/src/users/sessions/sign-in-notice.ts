import { formatMoment } from '@keystead/contract/values/dates.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { getAccountHolder } from '../profiles/profile.public.ts'
import { noteDevice } from './known-device.queries.ts'
import { newSignInMail } from './new-sign-in.mail.ts'
import { deviceOf } from './session.present.ts'

/** Takes note of the device of a sign-in, and tells the account of one that is new to it. Its very first is no news. */
export async function noteSignIn({ db, services, origin }: CallContext, accountId: string, sessionId: string): Promise<void> {
  if ((await noteDevice(db, accountId, origin)) !== 'new') return
  const { email, name, firstName } = await getAccountHolder(db, accountId)
  await sendMail(services, db, newSignInMail, {
    to: { email, name },
    data: { firstName, at: formatMoment(services.clock.now()), device: deviceOf(origin.userAgent).name, ip: origin.ip },
    naturalKey: `new-sign-in:${sessionId}`,
    accountId,
  })
}
