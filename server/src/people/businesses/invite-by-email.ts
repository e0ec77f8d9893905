import { getAccountHolder } from '../../identity/profiles/profile.public.ts'
import { accountActor, type CallContext } from '../../rpc/call-context.ts'
import type { ReachedBusiness } from './business.access.ts'
import { emailableName } from '../../email/emailable-name.ts'
import { emailableWords } from '../../email/emailable-words.ts'
import { sendMemberLink } from './member-link.ts'
import { roleNameOf } from './member.present.ts'
import { getMember } from './member.queries.ts'

/** Sends one who is invited the link by which they join, in the name of the one who makes the call. */
export async function inviteByEmail(context: CallContext, { scope }: Pick<ReachedBusiness, 'scope'>, memberId: string): Promise<void> {
  const { accountId } = accountActor(context.actor)
  const member = await getMember(context.db, scope, memberId)
  await sendMemberLink(
    context,
    { id: member.id, accountId: member.account_id, profileId: member.profile_id, email: member.email },
    {
      business: emailableWords(member.business),
      invitedBy: emailableName((await getAccountHolder(context.db, accountId)).name),
      role: emailableWords(roleNameOf(member)),
      message: emailableWords(member.message),
      invitedByAccountId: accountId,
    },
  )
}
