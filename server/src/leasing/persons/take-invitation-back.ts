import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { lockInvitationTo, moveConnection } from '../../people/connections/connection.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'

/** Who reads that address later is not the one who was meant. */
export async function takeInvitationBack(context: CallContext, email: string): Promise<void> {
  const { profileId } = profileActor(context.actor)
  const open = await lockInvitationTo(context.db, profileId, email, PROFILE_TYPES.Tenant)
  if (open) await moveConnection(context, open, 'withdraw', { byProfileId: profileId })
}
