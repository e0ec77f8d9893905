import { MEMBER_INVITATION_DAYS } from '@keystead/contract/people/businesses/business.values.ts'
import type { Db } from '../../database/db.ts'
import { sendEmail } from '../../email/send-email.ts'
import { findAccountLanguage } from '../../identity/accounts/account.public.ts'
import { defineLink } from '../../links/link-purpose.ts'
import { makeLink, revokeLinksTo } from '../../links/links.ts'
import { brandFor } from '../../platform/branding/branding.public.ts'
import type { Services } from '../../rpc/services.ts'
import { type MemberInvitationNews, memberInvitationEmail } from './member-invitation.email.ts'

/** Secret links by which one who is invited becomes a member. An answer spends them, looking does not. */
export const MEMBER_LINK = defineLink({
  name: 'business-member',
  opens: 'business-member',
  lifetimeSeconds: MEMBER_INVITATION_DAYS * 86_400,
  isSingleUse: true,
  keepsOlder: true,
})

type Invited = { readonly id: string; readonly accountId: string; readonly profileId: string; readonly email: string }
/** Sends the link of an invitation to its address. The one before it no longer works. */
export async function sendMemberLink(
  { db, services }: { readonly db: Db; readonly services: Pick<Services, 'jobs' | 'sealer'> },
  { id, accountId, profileId, email }: Invited,
  words: MemberInvitationNews & { readonly invitedByAccountId: string },
): Promise<void> {
  await revokeLinksTo(db, MEMBER_LINK, id)
  const tokenId = await makeLink(db, MEMBER_LINK, { accountId, objectId: id })
  const { invitedByAccountId, ...data } = words
  await sendEmail(services, db, memberInvitationEmail, {
    to: { email },
    data,
    naturalKey: `${memberInvitationEmail.name}:${tokenId}`,
    tokenId,
    brandId: await brandFor(db, profileId),
    language: (await findAccountLanguage(db, invitedByAccountId)) ?? undefined,
  })
}
