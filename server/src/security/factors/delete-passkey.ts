import { paths } from '@keystead/contract/navigation/paths.ts'
import { type DeletePasskey, PasskeyNotFound } from '@keystead/contract/security/factors/passkey.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { notifyAccountHolder } from '../../platform/notifications/notification.public.ts'
import { say } from '../../text/said.ts'
import { text } from './factor.text.ts'
import { passkeyRemovedEmail } from './factor.email.ts'
import { deletePasskeyRow } from './passkey.queries.ts'

export const deletePasskey: Handler<typeof DeletePasskey, Scope<'passkey'>> = async (context, input) => {
  const deleted = await deletePasskeyRow(context.db, context.owned, input.PasskeyId)
  if (!deleted) fail(PasskeyNotFound)
  await notifyAccountHolder(context, deleted.account_id, passkeyRemovedEmail, {
    data: ({ isConfirmed }) => ({ passkey: isConfirmed ? deleted.name : '' }),
    bell: { event: 'security.changed', said: say(text, 'passkeyRemoved'), path: paths.settings() },
  })
  context.audit(deleted.id)
  return { PasskeyId: deleted.id }
}
