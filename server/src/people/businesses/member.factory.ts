import { type BuiltInRole, rightsOf } from '@keystead/contract/people/businesses/role.values.ts'
import { text as words } from '@keystead/contract/people/businesses/business.text.ts'
import type { Rights } from '@keystead/contract/rpc/permissions.ts'
import { everything } from '../../database/pool.ts'
import { makeLink, mintLink } from '../../links/links.ts'
import { MEMBER_LINK } from './member-link.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'

/** A business as its members see it: its account and its profile, and the row that says so. */
export type TestBusiness = { readonly businessId: string; readonly accountId: string; readonly profileId: string }

/** What one person has is a business's from here on: they stay who they are, so that tests compare them with its members. */
export async function businessOn(
  app: TestApp,
  { accountId, profileId }: Pick<TestPerson, 'accountId' | 'profileId'>,
): Promise<TestBusiness> {
  const [row] = await app.sql<{ id: string }>(
    `insert into business (account_id, profile_id, name, type, status) values ($1, $2, 'Northgate Realty', 'management', 'unlisted') returning id`,
    [accountId, profileId],
  )
  // With room for many.
  await app.sql('update account set plan_id = (select id from plan order by members desc limit 1) where id = $1', [accountId])
  return { businessId: row!.id, accountId, profileId }
}

type Place = {
  readonly role: BuiltInRole
  /** In place of those of the role. */
  readonly rights?: Partial<Rights>
  /** Null: all. */
  readonly homes?: readonly string[] | null
  readonly status?: 'active' | 'blocked' | 'removed'
}

/** A person who acts for a business by their place in it; who is blocked or was removed has a session that still means to. */
export async function memberOf(
  app: TestApp,
  business: TestBusiness,
  { role, rights = rightsOf(role), homes = null, status = 'active' }: Place,
): Promise<TestPerson & { memberId: string }> {
  const person = await app.newPerson({ profileType: 'Tenant', firstName: 'Max' })
  const [row] = await app.sql<{ id: string }>(
    `insert into business_member (business_id, account_id, person_account_id, built_in_role, is_limited, status, joined_at, removed_at)
     values ($1, $2, $3, $4, $5, $6, now(), case when $6 = 'removed' then now() end) returning id`,
    [business.businessId, business.accountId, person.accountId, role, homes !== null, status],
  )
  const memberId = row!.id
  for (const assetId of homes ?? []) await app.sql('insert into seat_asset (member_id, asset_id) values ($1, $2)', [memberId, assetId])
  if (status === 'active')
    await app.sql(
      `insert into seat (member_id, account_id, profile_id, business_account_id, role_name, is_administrator, rights, is_limited)
       values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8)`,
      [
        memberId,
        person.accountId,
        business.profileId,
        business.accountId,
        words.roles[role],
        role === 'administrator',
        JSON.stringify(rights),
        homes !== null,
      ],
    )
  await app.sql('update session set profile_id = $2 where id = $1', [person.sessionId, business.profileId])
  return { ...person, profileId: business.profileId, memberId }
}

/** A member, an invitation, a picture and a role of a business. */
export async function partsOf(app: TestApp, business: TestBusiness) {
  const { businessId, accountId } = business
  const [invited] = await app.sql<{ id: string }>(
    `insert into business_member (business_id, account_id, email, built_in_role, status, expires_at, last_sent_at)
     values ($1, $2, 'sam.ortiz@example.com', 'viewer', 'invited', now() + interval '14 days', now() - interval '2 days') returning id`,
    [businessId, accountId],
  )
  const [image] = await app.sql<{ id: string }>(
    `insert into business_image (business_id, account_id, sort_order, storage_key, width, height, widths, bytes, thumb_hash)
     values ($1, $2, 0, 'pictures/none', 640, 480, '{640}', 1000, '') returning id`,
    [businessId, accountId],
  )
  const [role] = await app.sql<{ id: string }>(
    `insert into business_role (business_id, account_id, name, rights) values ($1, $2, 'Front desk', '{"properties": "view"}') returning id`,
    [businessId, accountId],
  )
  return {
    businessId,
    memberId: (await memberOf(app, business, { role: 'bookkeeper' })).memberId,
    invitedMemberId: invited!.id,
    businessImageId: image!.id,
    businessRoleId: role!.id,
  }
}

/** The secret of an email that invites an address to a business that is there for it. */
export async function linkToMembership(app: TestApp, email: string): Promise<string> {
  const business = await businessOn(app, await app.newPerson({ accountType: 'Business' }))
  const [invited] = await app.sql<{ id: string }>(
    `insert into business_member (business_id, account_id, email, built_in_role, status, expires_at)
     values ($1, $2, $3, 'viewer', 'invited', now() + interval '14 days') returning id`,
    [business.businessId, business.accountId, email],
  )
  return app.services.database.transaction(everything('an email leaves'), async (db) => {
    const tokenId = await makeLink(db, MEMBER_LINK, { accountId: business.accountId, objectId: invited!.id })
    return (await mintLink(db, tokenId))!
  })
}
