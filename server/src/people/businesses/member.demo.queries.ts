import { text as named } from '@keystead/contract/people/businesses/business.text.ts'
import { MEMBER_INVITATION_DAYS } from '@keystead/contract/people/businesses/business.values.ts'
import { ADMINISTRATOR, type BuiltInRole, rightsOf } from '@keystead/contract/people/businesses/role.values.ts'
import { putSeat, setSeatAssets } from '../../access/seat.queries.ts'
import { type Db, only } from '../../database/db.ts'
import { showBusinessProfile } from '../../identity/profiles/profile.public.ts'
import { businessOf } from './business.access.ts'
import { setListed } from './business.queries.ts'

export type DemoBusiness = { readonly businessId: string; readonly accountId: string; readonly profileId: string }

export type NewDemoMember = {
  readonly accountId: string
  readonly role: BuiltInRole
  readonly title: string
  readonly joinedDaysAgo: number
  /** Null: all of them. */
  readonly homes: readonly string[] | null
  /** Whether strangers see them on the page of the business. */
  readonly isShown: boolean
}

/** Someone who accepted an invitation some time ago. */
export async function insertDemoMember(db: Db, business: DemoBusiness, member: NewDemoMember): Promise<void> {
  const isLimited = member.homes !== null
  const { id } = only(
    await db.sql<{ id: string }>(
      `insert into business_member (business_id, account_id, person_account_id, email, first_name, last_name, title, built_in_role, is_limited,
         is_shown, status, invited_at, last_sent_at, joined_at)
       select $1, $2, a.id, a.email, a.first_name, a.last_name, $4, $5, $6, $7, 'active', moment.at, moment.at, moment.at
       from account_holder a cross join (select now() - make_interval(days => $8) as at) as moment where a.id = $3 returning id`,
      [
        business.businessId,
        business.accountId,
        member.accountId,
        member.title,
        member.role,
        isLimited,
        member.isShown,
        member.joinedDaysAgo,
      ],
    ),
  )
  await putSeat(db, {
    member_id: id,
    account_id: member.accountId,
    profile_id: business.profileId,
    business_account_id: business.accountId,
    role_name: named.roles[member.role],
    is_administrator: member.role === ADMINISTRATOR,
    rights: rightsOf(member.role),
    is_limited: isLimited,
  })
  if (member.homes) await setSeatAssets(db, id, member.homes)
}

/** An invitation whose email went out some days ago, and that is open still. */
export async function insertDemoMemberInvitation(
  db: Db,
  business: DemoBusiness,
  invitation: {
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    readonly role: BuiltInRole
    readonly daysAgo: number
  },
): Promise<void> {
  await db.sql(
    `insert into business_member (business_id, account_id, email, first_name, last_name, built_in_role, status, invited_by_account_id, invited_at,
       last_sent_at, expires_at)
     select b.id, b.account_id, $2, $3, $4, $5, 'invited', b.founder_account_id, moment.at, moment.at, moment.at + make_interval(days => $7)
     from business b cross join (select now() - make_interval(days => $6) as at) as moment where b.id = $1`,
    [
      business.businessId,
      invitation.email,
      invitation.firstName,
      invitation.lastName,
      invitation.role,
      invitation.daysAgo,
      MEMBER_INVITATION_DAYS,
    ],
  )
}

/** Shows a business of the demo to strangers, once it has a logo. */
export async function listDemoBusiness(db: Db, { accountId, profileId }: Omit<DemoBusiness, 'businessId'>): Promise<void> {
  await setListed(db, businessOf({ accountId, profileId }), true)
  await showBusinessProfile(db, profileId, true)
}
