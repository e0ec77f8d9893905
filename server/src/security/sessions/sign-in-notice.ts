import { paths } from '@keystead/contract/navigation/paths.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { notifyAccountHolder } from '../../platform/notifications/notification.public.ts'
import { recordDevice } from './known-device.queries.ts'
import { say } from '../../text/said.ts'
import { text } from './new-sign-in.text.ts'
import { newSignInEmail } from './new-sign-in.email.ts'
import { deviceOf } from './session.present.ts'

/** Takes note of the device of a sign-in, and tells the account of one that is new to it. Its very first is no news. */
export async function recordSignIn(context: CallContext, accountId: string): Promise<void> {
  const { db, origin, services } = context
  if ((await recordDevice(db, accountId, origin)) !== 'new') return
  const device = deviceOf(origin.userAgent).name
  await notifyAccountHolder(context, accountId, newSignInEmail, {
    data: ({ firstName }) => ({
      firstName,
      at: services.clock.now().toISOString(),
      device,
      ip: origin.ip,
    }),
    bell: {
      event: 'security.newSignIn',
      said: say(text, 'signedIn', { device }),
      path: paths.settings(),
    },
  })
}
