import { MemberInvitationExpired } from '@keystead/contract/people/businesses/member.operations.ts'
import type { Db } from '../../database/db.ts'
import { actingAs } from '../../database/pool.ts'
import { openLink, spendLink } from '../../links/links.ts'
import { fail } from '../../rpc/failure.ts'
import { businessOf, type ReachedBusiness } from './business.access.ts'
import { lockBusiness } from './business.queries.ts'
import { MEMBER_LINK } from './member-link.ts'
import { getMember, type MemberRow } from './member.queries.ts'

export type OpenInvitation = { readonly business: ReachedBusiness; readonly member: MemberRow }

/**
 * The open invitation behind a link, for one piece of work on the rows of its business. Used, replaced, foreign and overdue ones are alike.
 * The link is used up under the lock of the business, as administrators who send or withdraw it have it.
 */
export async function withInvitation<Result>(
  db: Db,
  token: string,
  { spend }: { spend: boolean },
  work: (invitation: OpenInvitation) => Promise<Result>,
): Promise<Result> {
  const { accountId, objectId } = (await openLink(db, [MEMBER_LINK], token)) ?? fail(MemberInvitationExpired)
  return actingAs(db, accountId, async () => {
    const scope = businessOf({ accountId, profileId: '' })
    if (spend && !((await lockBusiness(db, scope)) && (await spendLink(db, [MEMBER_LINK], token)))) fail(MemberInvitationExpired)
    const member = await getMember(db, scope, objectId)
    if (member.status !== 'invited' || member.is_over) fail(MemberInvitationExpired)
    const { business_id: businessId, profile_id: profileId } = member
    return work({ member, business: { businessId, accountId, profileId, scope: businessOf({ accountId, profileId }) } })
  })
}
