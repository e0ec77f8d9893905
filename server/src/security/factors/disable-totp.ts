import { paths } from '@keystead/contract/navigation/paths.ts'
import type { DisableTotp } from '@keystead/contract/security/factors/factor.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { notifyAccountHolder } from '../../platform/notifications/notification.public.ts'
import { say } from '../../text/said.ts'
import { text } from './factor.text.ts'
import { totpOffEmail } from './factor.email.ts'
import { deleteTotp } from './factor.queries.ts'

export const disableTotp: Handler<typeof DisableTotp> = async (context) => {
  const { accountId } = accountActor(context.actor)
  const wasOn = await deleteTotp(context.db, accountId)
  if (wasOn) {
    await notifyAccountHolder(context, accountId, totpOffEmail, {
      data: {},
      bell: { event: 'security.changed', said: say(text, 'codesOff'), path: paths.settings() },
    })
  }
  context.audit(accountId, { wasOn })
  return { WasOn: wasOn }
}
