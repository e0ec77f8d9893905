import { paths } from '@keystead/contract/navigation/paths.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { notifyAccountHolder } from '../../platform/notifications/notification.public.ts'
import { say } from '../../text/said.ts'
import { text } from './account.text.ts'
import { passwordChangedEmail } from './account.email.ts'

export async function notifyOfNewPassword(
  context: CallContext,
  accountId: string,
  { at, signedOut }: { at: Date; signedOut: 'everywhere' | 'other devices' },
): Promise<void> {
  await notifyAccountHolder(context, accountId, passwordChangedEmail, {
    data: ({ firstName }) => ({ firstName, at: at.toISOString(), signedOut }),
    bell: { event: 'security.changed', said: say(text, 'passwordSet'), path: paths.settings() },
  })
}
