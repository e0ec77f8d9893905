import { formatMoment } from '@keystead/contract/values/dates.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { tellAccountHolder } from '../../platform/notifications/notification.public.ts'
import { passwordChangedEmail } from './account.email.ts'

export async function tellOfNewPassword(
  context: CallContext,
  accountId: string,
  { at, signedOut }: { at: Date; signedOut: 'everywhere' | 'other devices' },
): Promise<void> {
  await tellAccountHolder(context, accountId, passwordChangedEmail, {
    data: ({ firstName }) => ({ firstName, at: formatMoment(at), signedOut }),
    bell: { event: 'security.changed', message: 'Your password was changed.', path: '/User/Settings' },
  })
}
