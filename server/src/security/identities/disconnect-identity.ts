import { paths } from '@keystead/contract/navigation/paths.ts'
import { type DisconnectIdentity, IdentityNotFound, OnlyWayIn } from '@keystead/contract/security/identities/identity.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { providerName } from '../../settings/social-providers.ts'
import { lockAccount } from '../../identity/accounts/account.public.ts'
import { notifyAccountHolder } from '../../platform/notifications/notification.public.ts'
import { say } from '../../text/said.ts'
import { text } from './identity.text.ts'
import { ownIdentities } from './identity.access.ts'
import { identityDisconnectedEmail } from './identity.email.ts'
import { deleteIdentity, listIdentities } from './identity.queries.ts'
import { hasOtherWayIn } from './ways-in.ts'

export const disconnectIdentity: Handler<typeof DisconnectIdentity> = async (context, input) => {
  const { db } = context
  const actor = accountActor(context.actor)
  const scope = ownIdentities(actor)
  await lockAccount(db, scope.accountId)
  if (!(await deleteIdentity(db, scope, input.ProviderId))) fail(IdentityNotFound)
  const left = await listIdentities(db, scope)
  if (left.length === 0 && !(await hasOtherWayIn(db, actor.accountId))) fail(OnlyWayIn)
  await notifyAccountHolder(context, actor.accountId, identityDisconnectedEmail, {
    data: { provider: providerName(context.services.settings, input.ProviderId) },
    bell: { event: 'security.changed', said: say(text, 'noLongerSignsIn'), path: paths.settings() },
  })
  context.audit(actor.accountId, { providerId: input.ProviderId, connected: false })
  return { ProviderId: input.ProviderId }
}
