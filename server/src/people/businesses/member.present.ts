import { text as words } from '@keystead/contract/people/businesses/business.text.ts'
import type { MemberItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import { ADMINISTRATOR, isBuiltIn } from '@keystead/contract/people/businesses/role.values.ts'
import { logoPath } from './business.present.ts'
import type { MemberRow } from './member.queries.ts'
import { roleKeyOf } from './role-choice.ts'

export function roleNameOf(row: Pick<MemberRow, 'built_in_role' | 'role_name'>): string {
  return row.built_in_role !== null && isBuiltIn(row.built_in_role) ? words.roles[row.built_in_role] : (row.role_name ?? '')
}

export function presentMember(row: MemberRow, readerAccountId: string): MemberItem {
  return {
    MemberId: row.id,
    BusinessId: row.business_id,
    Business: row.business,
    Name: row.name,
    Email: row.email,
    PicPath: logoPath(row),
    Title: row.title,
    RoleKey: roleKeyOf(row),
    Role: roleNameOf(row),
    IsAdministrator: row.built_in_role === ADMINISTRATOR,
    IsLimited: row.is_limited,
    PropertiesCount: row.homes_count,
    Status: row.status,
    IsSelf: row.person_account_id === readerAccountId,
    InvitedAt: row.invited_at.toISOString(),
    ExpiresAt: row.expires_at && row.expires_at.toISOString(),
    JoinedAt: row.joined_at && row.joined_at.toISOString(),
  }
}
