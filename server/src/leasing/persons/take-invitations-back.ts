import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { lockInvitationsOf, moveConnection } from '../../people/connections/connection.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'

/**
 * Who reads that address later is not the one who was meant. A person is the account's, so it does not matter which of its profiles has
 * invited them; `asAnyone` takes back what they were asked as something else than a tenant, too.
 */
export async function takeInvitationsBack(context: CallContext, email: string, { asAnyone = false } = {}): Promise<void> {
  const { accountId, profileId } = profileActor(context.actor)
  const typeId = asAnyone ? null : PROFILE_TYPES.Tenant
  for (const open of await lockInvitationsOf(context.db, { accountId, email, typeId }))
    await moveConnection(context, open, 'withdraw', { byProfileId: profileId })
}
