import { TooManyMemberInvitations } from '@keystead/contract/people/businesses/member.operations.ts'
import { countAgainstQuota } from '../../rpc/quota.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { getAccountHolder } from '../../identity/profiles/profile.public.ts'
import { accountActor, type CallContext } from '../../rpc/call-context.ts'
import type { ReachedBusiness } from './business.access.ts'
import { emailableName } from '../../email/emailable-name.ts'
import { emailableWords } from '../../email/emailable-words.ts'
import { sendMemberLink } from './member-link.ts'
import { roleNameOf } from './member.present.ts'
import { getMember } from './member.queries.ts'

const DAY_SECONDS = 86_400
const INVITATIONS_A_DAY = { uses: 100, windowSeconds: DAY_SECONDS, failure: TooManyMemberInvitations }
/** However often it is invited, withdrawn and invited again, and by whom. */
const TO_ONE_ADDRESS_A_DAY = { uses: 5, windowSeconds: DAY_SECONDS, failure: TooManyMemberInvitations }

/** Sends one who is invited the link by which they join, in the name of the one who makes the call. */
export async function inviteByEmail(context: CallContext, { scope }: Pick<ReachedBusiness, 'scope'>, memberId: string): Promise<void> {
  const { accountId } = accountActor(context.actor)
  const member = await getMember(context.db, scope, memberId)
  await countAgainstQuota(context.db, `member-invitations-by:${accountId}`, INVITATIONS_A_DAY)
  await countAgainstQuota(context.db, `member-invitations-to:${sha256(member.email).toString('base64url')}`, TO_ONE_ADDRESS_A_DAY)
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
