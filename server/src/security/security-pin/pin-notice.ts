import { accountActor, type CallContext } from '../../rpc/call-context.ts'
import { tellAccountHolder } from '../../platform/notifications/notification.public.ts'
import { pinChangedMail } from './pin.mail.ts'

/** Whoever's pin was set hears of it, whoever set it. */
export async function tellOfNewPin(context: CallContext): Promise<void> {
  await tellAccountHolder(context, accountActor(context.actor).accountId, pinChangedMail, {
    data: ({ firstName }) => ({ firstName }),
    bell: { event: 'security.changed', message: 'Your security pin was changed.', path: '/User/Settings/SecurityPin' },
  })
}
