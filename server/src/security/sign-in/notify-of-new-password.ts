import { paths } from '@keystead/contract/navigation/paths.ts'
import { formatMoment } from '@keystead/contract/values/dates.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { notifyAccountHolder } from '../../platform/notifications/notification.public.ts'
import { passwordChangedEmail } from './account.email.ts'

export async function notifyOfNewPassword(
  context: CallContext,
  accountId: string,
  { at, signedOut }: { at: Date; signedOut: 'everywhere' | 'other devices' },
): Promise<void> {
  await notifyAccountHolder(context, accountId, passwordChangedEmail, {
    data: ({ firstName }) => ({ firstName, at: formatMoment(at), signedOut }),
    bell: { event: 'security.changed', message: 'Your password was changed.', path: paths.settings() },
  })
}
