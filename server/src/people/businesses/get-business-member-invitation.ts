import type { GetBusinessMemberInvitation } from '@keystead/contract/people/businesses/member.operations.ts'
import { hasOpenAccount } from '../../identity/accounts/account.public.ts'
import type { Handler } from '../../rpc/module.ts'
import { logoPath } from './business.present.ts'
import { getBusiness } from './business.queries.ts'
import { withInvitation } from './member-invitation.ts'
import { roleNameOf } from './member.present.ts'

/** Changes nothing, so that a mail program may open what it likes. */
export const getBusinessMemberInvitation: Handler<typeof GetBusinessMemberInvitation> = ({ services }, { Token }) =>
  services.database.transaction(
    { kind: 'public' },
    async (db) =>
      withInvitation(db, Token, { spend: false }, async ({ business, member }) => ({
        Business: member.business,
        LogoPath: logoPath(await getBusiness(db, business.scope)),
        InvitedBy: member.invited_by,
        Email: member.email,
        Name: member.name,
        Role: roleNameOf(member),
        IsLimited: member.is_limited,
        Message: member.message,
        ExpiresAt: member.expires_at!.toISOString(),
        HasAccount: await hasOpenAccount(db, member.email),
      })),
    { readOnly: true },
  )
