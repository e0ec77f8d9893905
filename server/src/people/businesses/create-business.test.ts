import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { UpdateAccountType, UpdateProfileType } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { CreateBusiness } from '@keystead/contract/people/businesses/business.operations.ts'
import { GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { GetUserPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { must } from '../../../test/must.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { businessInputWith, foundBusiness, newFounder } from './business.factory.ts'

describe('who founds a business', () => {
  test('gives it the active profile, and is its administrator', async () => {
    const other = await newFounder(app)
    const { founder, businessId, profileId, accountId } = await foundBusiness(app, {
      typed: { Name: 'Larimer Homes & Sons', Description: 'We let brick houses.', Website: 'larimer.example', Ein: '12-3456789' },
    })
    expect(await app.sql('select kind, email, password_hash, status from account where id = $1', [accountId])).toEqual([
      { kind: 'business', email: null, password_hash: null, status: 'A' },
    ])
    expect(
      await app.sql(
        'select account_id, first_name, last_name, company_name, about_company, website, is_public from profile where id = $1',
        [profileId],
      ),
    ).toEqual([
      {
        account_id: accountId,
        first_name: 'Larimer',
        last_name: 'Homes & Sons',
        company_name: 'Larimer Homes & Sons',
        about_company: 'We let brick houses.',
        website: 'https://larimer.example',
        is_public: false,
      },
    ])
    expect(
      await app.sql('select status, built_in_role, person_account_id from business_member where business_id = $1', [businessId]),
    ).toEqual([{ status: 'active', built_in_role: 'administrator', person_account_id: founder.accountId }])
    expect(must(await founder.call(GetUserProfiles, {}))).toMatchObject({
      Profiles: [],
      Businesses: [{ ProfileId: profileId, Name: 'Larimer Homes & Sons', Member: { IsAdministrator: true } }],
    })
    expect(must(await other.call(GetUserProfiles, {})).Businesses).toEqual([])
  })

  test('has its EIN sealed, and the last four digits beside it', async () => {
    const { businessId } = await foundBusiness(app, { typed: { Ein: '98-7654321' } })
    const [row] = await app.sql<{ ein_sealed: Buffer; ein_last4: string }>('select ein_sealed, ein_last4 from business where id = $1', [
      businessId,
    ])
    expect(row!.ein_last4).toBe('4321')
    expect(row!.ein_sealed.toString('latin1')).not.toContain('987654321')
    expect(app.services.sealer.open(row!.ein_sealed, { table: 'business', column: 'ein_sealed', rowId: businessId })).toBe('987654321')
  })

  test('goes on with the same homes, and adds more', async () => {
    const founder = await newFounder(app)
    const { AssetId } = await addProperty(founder)
    const { accountId } = await foundBusiness(app, { founder })
    expect(must(await founder.call(GetUserAssets, {})).Items).toMatchObject([{ AssetId }])
    const added = await addProperty(founder, { Address1: '77 Wazee Street' })
    expect(await app.sql('select distinct account_id from asset where id = any($1)', [[AssetId, added.AssetId]])).toEqual([
      { account_id: accountId },
    ])
  })

  test('acts as another profile of theirs by default, or as none', async () => {
    const founder = await newFounder(app)
    const tenant = await app.secondProfile(founder, 'Tenant')
    const defaultOf = async (accountId: string) =>
      (await app.sql<{ id: string | null }>('select default_profile_id as id from account where id = $1', [accountId]))[0]!.id
    const { accountId, profileId } = await foundBusiness(app, { founder })
    expect(await defaultOf(founder.accountId)).toBe(tenant.profileId)
    expect(await defaultOf(accountId)).toBe(profileId)
    const { founder: alone } = await foundBusiness(app)
    expect(await defaultOf(alone.accountId)).toBeNull()
  })

  test('hands on the plan that runs, and what is asked for, and falls back to the free plan', async () => {
    const founder = await newFounder(app)
    await app.sql(
      `insert into subscription (account_id, plan_id, billing_interval, price_cents, current_period_end) values ($1, 2, 'month', 1500, now() + interval '1 month')`,
      [founder.accountId],
    )
    await app.sql('update account set plan_id = 2 where id = $1', [founder.accountId])
    await app.sql(`insert into plan_request (account_id, plan_id, billing_interval, price_cents) values ($1, 3, 'year', 20000)`, [
      founder.accountId,
    ])
    const { accountId } = await foundBusiness(app, { founder })
    expect(await app.sql('select id, plan_id from account where id = any($1) order by plan_id', [[founder.accountId, accountId]])).toEqual([
      { id: founder.accountId, plan_id: 1 },
      { id: accountId, plan_id: 2 },
    ])
    const owners =
      'select account_id from subscription where account_id = any($1) union select account_id from plan_request where account_id = any($1)'
    expect(await app.sql(owners, [[founder.accountId, accountId]])).toEqual([{ account_id: accountId }])
    expect(must(await founder.call(GetUserPlan, {})).Plan.PlanId).toBe(2)
  })
})

describe('a business is not founded', () => {
  const refusalOf = async (person: Awaited<ReturnType<typeof newFounder>>) =>
    (await person.call(CreateBusiness, businessInputWith())).error?.Code

  test('from a profile that is no business', async () => {
    expect(await refusalOf(await app.newPerson({ profileType: 'Owner' }))).toBe('BusinessNeedsProfile')
  })

  test('from one that is a business already', async () => {
    const { founder } = await foundBusiness(app)
    expect(await refusalOf(founder)).toBe('BusinessFoundedAlready')
  })

  test('before the email is confirmed', async () => {
    const founder = await newFounder(app)
    await app.sql('update account set email_verified_at = null where id = $1', [founder.accountId])
    expect(await refusalOf(founder)).toBe('BusinessEmailNotConfirmed')
  })

  test('twice by two calls at once', async () => {
    const founder = await newFounder(app)
    const both = await Promise.all([1, 2].map(() => founder.call(CreateBusiness, businessInputWith())))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await app.sql('select 1 from business where founder_account_id = $1', [founder.accountId])).toHaveLength(1)
  })

  test('beyond three that are still there', async () => {
    const founder = await newFounder(app)
    await foundedBefore(founder, { businesses: 3, daysAgo: 40 })
    expect(await refusalOf(founder)).toBe('TooManyBusinesses')
    await app.sql(`update business set status = 'deleting' where id = (select id from business where founder_account_id = $1 limit 1)`, [
      founder.accountId,
    ])
    expect(await refusalOf(founder)).toBeUndefined()
  })

  test('beyond five in 30 days, also where they were deleted', async () => {
    const founder = await newFounder(app)
    await foundedBefore(founder, { businesses: 5, daysAgo: 29, status: 'deleted' })
    expect(await refusalOf(founder)).toBe('TooManyFoundings')
    await app.sql(`update business set created_at = now() - interval '31 days' where founder_account_id = $1`, [founder.accountId])
    expect(await refusalOf(founder)).toBeUndefined()
  })

  test('where a city, a license state or a category is not known, said at the field', async () => {
    const founder = await newFounder(app)
    const fields = async (typed: Parameters<typeof businessInputWith>[0]) =>
      Object.keys((await founder.call(CreateBusiness, businessInputWith(typed))).error?.Fields ?? {})
    expect(await fields({ City: 'Nowhere at all', StateId: 8 })).toEqual(['City'])
    expect(
      await fields({
        ServiceAreas: [
          { City: 'Denver', StateId: 8 },
          { City: 'Nowhere at all', StateId: 8 },
        ],
      }),
    ).toEqual(['ServiceAreas.1.City'])
    expect(await fields({ LicenseNumber: 'AB-1', LicenseStateId: 9_999 })).toEqual(['LicenseStateId'])
    expect(await fields({ CategoryIds: [9_999] })).toEqual(['CategoryIds'])
  })
})

/** Businesses of others, as if this person had founded them. */
async function foundedBefore(
  founder: { readonly accountId: string },
  { businesses, daysAgo, status }: { businesses: number; daysAgo: number; status?: 'deleted' },
): Promise<void> {
  for (let made = 0; made < businesses; made += 1) {
    const { businessId } = await foundBusiness(app)
    await app.sql(
      `update business set founder_account_id = $2, created_at = now() - make_interval(days => $3), status = coalesce($4, status) where id = $1`,
      [businessId, founder.accountId, daysAgo, status ?? null],
    )
  }
}

test('the profile of a business has no type that the founder could change', async () => {
  const { founder, profileId } = await foundBusiness(app)
  expect((await founder.call(UpdateAccountType, { ProfileId: profileId, AccountTypeId: 1 })).error?.Code).toBe('ProfileNotFound')
  expect((await founder.call(UpdateProfileType, { ProfileId: profileId, ProfileTypeId: 2 })).error?.Code).toBe('ProfileNotFound')
})
