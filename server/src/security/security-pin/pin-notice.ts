import { paths } from '@keystead/contract/navigation/paths.ts'
import { accountActor, type CallContext } from '../../rpc/call-context.ts'
import { notifyAccountHolder } from '../../platform/notifications/notification.public.ts'
import { say } from '../../text/said.ts'
import { text } from './pin.text.ts'
import { pinChangedEmail } from './pin.email.ts'

/** Whoever's pin was set hears of it, whoever set it. */
export async function notifyOfNewPin(context: CallContext): Promise<void> {
  await notifyAccountHolder(context, accountActor(context.actor).accountId, pinChangedEmail, {
    data: ({ firstName }) => ({ firstName }),
    bell: { event: 'security.changed', said: say(text, 'changed'), path: paths.securityPin() },
  })
}
