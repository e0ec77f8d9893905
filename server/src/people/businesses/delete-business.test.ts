import { AddListingFeed } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { GetProfileDetails } from '@keystead/contract/marketplace/directory/directory.operations.ts'
import { GetAssetDetails } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { GetUserAssignedAssets } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { BusinessDeleting, DELETION_STEPS, TakeBusinessApart } from '@keystead/contract/people/businesses/business.events.ts'
import {
  BusinessMovingIn,
  DELETE_BUSINESS,
  DeleteBusiness,
  GetBusinessDeletionPreview,
} from '@keystead/contract/people/businesses/business.operations.ts'
import { GetJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { AddAssetImages } from '@keystead/contract/properties/images/image.operations.ts'
import { GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { ConfirmSecurityPin, SetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { testPicture, upload } from '../../../test/uploads.ts'
import { tries } from '../../../test/guesses.ts'
import { connected, entrusted, letTo } from '../../../test/network.ts'
import { listeners } from '../../app/parts.ts'
import { only } from '../../database/db.ts'
import { answer, createEvents, veto } from '../../rpc/events.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { addBuilding, addUnits } from '../../properties/units/unit.factory.ts'
import { type Founded, businessInputWith, foundBusiness, newFounder } from './business.factory.ts'
import { deleteBusinesses } from './delete-business.job.ts'
import { memberOf } from './member.factory.ts'

const PIN = '482913'
const RUNNING = new AbortController().signal
const { Name } = businessInputWith()

async function confirmed({ founder, businessId }: Founded): Promise<string> {
  const { Confirmation } = must(
    await founder.call(ConfirmSecurityPin, { Pin: PIN, Operation: DELETE_BUSINESS, ObjectId: businessId, AmountCents: null }),
  )
  return Confirmation
}

async function foundedWithPin(founder?: TestPerson): Promise<Founded> {
  const founded = await foundBusiness(app, { founder })
  must(await founded.founder.call(SetSecurityPin, { Pin: PIN, ConfirmPin: PIN }))
  return founded
}

async function begin(founded: Founded): Promise<void> {
  must(await founded.founder.call(DeleteBusiness, { BusinessId: founded.businessId, Name, PinConfirmation: await confirmed(founded) }))
}

const rowOf = async ({ businessId }: Founded) => only(await app.sql('select * from business where id = $1', [businessId]))

const leftOf = async ({ accountId }: Founded) =>
  only(
    await app.sql<{ homes: number; connections: number; seats: number }>(
      `select (select count(*)::int from asset where account_id = $1 and deleted_at is null) as homes,
         (select count(*)::int from connection where requester_account_id = $1 and state in (0, 1)) as connections,
         (select count(*)::int from seat where business_account_id = $1) as seats`,
      [accountId],
    ),
  )

describe('deleting a business', () => {
  test('needs its name as it is, and the PIN for it', async () => {
    const founded = await foundedWithPin()
    const { founder, businessId: BusinessId } = founded
    const refusal = async (input: { Name: string; PinConfirmation: string | null }) =>
      (await founder.call(DeleteBusiness, { BusinessId, ...input })).error?.Code
    expect(await refusal({ Name: 'Larimer', PinConfirmation: await confirmed(founded) })).toBe('BusinessNameDiffers')
    expect(await refusal({ Name, PinConfirmation: null })).toBe('PinConfirmationNeeded')
    const other = await foundBusiness(app)
    expect((await other.founder.call(DeleteBusiness, { BusinessId: other.businessId, Name, PinConfirmation: null })).error?.Code).toBe(
      'PinConfirmationNeeded',
    )
    expect((await other.founder.call(DeleteBusiness, { BusinessId, Name, PinConfirmation: null })).error?.Code).toBe('BusinessNotFound')
    expect((await rowOf(founded)).status).toBe('draft')
    await begin(founded)
    expect(await refusal({ Name, PinConfirmation: null })).toBe('BusinessBeingDeleted')
  })

  test('takes its name in the same letters, with spaces around it and nowhere else', async () => {
    const founded = await foundedWithPin()
    const code = async (typed: string) =>
      (await founded.founder.call(DeleteBusiness, { BusinessId: founded.businessId, Name: typed, PinConfirmation: null })).error?.Code
    for (const other of [Name.toLowerCase(), Name.toUpperCase(), Name.replace(' ', '  '), Name.replace(' ', '\u00a0'), `${Name}.`])
      expect(await code(other), other).toBe('BusinessNameDiffers')
    // The name is right; now the PIN is missing.
    expect(await code(`  ${Name} `)).toBe('PinConfirmationNeeded')
  })

  test('is kept from one who tries PINs, and from what a PIN has confirmed for something else', async () => {
    const founded = await foundedWithPin()
    const { founder, businessId: BusinessId } = founded
    const confirm = (what: object) =>
      founder.call(ConfirmSecurityPin, { Pin: PIN, Operation: DELETE_BUSINESS, ObjectId: BusinessId, AmountCents: null, ...what })
    const remove = async (PinConfirmation: string | null, person = founder) =>
      (await person.call(DeleteBusiness, { BusinessId, Name, PinConfirmation })).error?.Code
    const others = [
      must(await confirm({ Operation: 'CloseAccount' })),
      must(await confirm({ ObjectId: founded.accountId })),
      must(await confirm({ AmountCents: 100 })),
    ]
    for (const { Confirmation } of others) expect(await remove(Confirmation)).toBe('PinConfirmationNeeded')
    const colleague = await memberOf(app, founded, { role: 'administrator' })
    expect(await remove(must(await confirm({})).Confirmation, colleague)).toBe('PinConfirmationNeeded')

    const tried = await tries(app, 6, async () => (await confirm({ Pin: '592817' })).error?.Code)
    expect(tried).toEqual([...Array.from({ length: 5 }, () => 'PinWrong'), 'PinSlowDown'])
    expect((await confirm({})).error?.Code).toBe('PinSlowDown')
    expect(await remove(null)).toBe('PinConfirmationNeeded')
    expect((await rowOf(founded)).status).toBe('draft')
  })

  test('waits until all homes have moved in, and for what is against it', async () => {
    const founded = await foundedWithPin()
    const { founder, businessId: BusinessId } = founded
    const refusals = async () => must(await founder.call(GetBusinessDeletionPreview, { BusinessId })).Refusals
    const movingIn = { Code: BusinessMovingIn.code, Message: BusinessMovingIn.message }
    const attempt = async () =>
      (await founder.call(DeleteBusiness, { BusinessId, Name, PinConfirmation: await confirmed(founded) })).error?.Code
    await app.sql('update business set homes_to_move = 1 where id = $1', [BusinessId])
    expect([await refusals(), await attempt()]).toEqual([[movingIn], 'BusinessMovingIn'])
    await app.sql('update business set homes_to_move = 0 where id = $1', [BusinessId])

    const { events } = app.services
    const holds = veto(BusinessDeleting, 'a test', async (_context, items) => items.map(({ id }) => ({ id, error: BusinessMovingIn })))
    ;(app.services as { events: typeof events }).events = createEvents([...listeners, holds])
    try {
      expect([await refusals(), await attempt()]).toEqual([[movingIn], 'BusinessMovingIn'])
    } finally {
      ;(app.services as { events: typeof events }).events = events
    }
    expect(await attempt()).toBeUndefined()
  })

  test('says before what goes', async () => {
    const founder = await newFounder(app)
    await addListedProperty(app, founder)
    await connected(app, founder, await app.newPerson())
    const { businessId: BusinessId } = await foundBusiness(app, { founder })
    const preview = async () => must(await founder.call(GetBusinessDeletionPreview, { BusinessId }))
    expect(await preview()).toEqual({
      Name,
      Properties: 1,
      Listings: 1,
      Members: 1,
      Connections: 1,
      Means: [],
      Refusals: [],
      HasPin: false,
    })
    must(await founder.call(SetSecurityPin, { Pin: PIN, ConfirmPin: PIN }))
    expect((await preview()).HasPin).toBe(true)
  })

  test('takes its homes off the market at once', async () => {
    const founder = await newFounder(app)
    const { AssetId } = await addListedProperty(app, founder)
    const founded = await foundedWithPin(founder)
    await app.sql('update profile set is_public = true where id = $1', [founded.profileId])
    await app.sql(`update business set status = 'listed', listed_at = now() where id = $1`, [founded.businessId])
    await app.sql(
      `insert into business_member (business_id, account_id, email, built_in_role, status, expires_at) values ($1, $2, 'nora@example.com', 'viewer', 'invited', now() + interval '1 day')`,
      [founded.businessId, founded.accountId],
    )
    const visitor = app.visitor()
    must(await visitor.call(GetProfileDetails, { ProfileId: founded.profileId }))
    await begin(founded)
    expect((await visitor.call(GetAssetDetails, { AssetId })).status).toBe(404)
    expect((await visitor.call(GetProfileDetails, { ProfileId: founded.profileId })).status).toBe(404)
    expect(await rowOf(founded)).toMatchObject({ status: 'deleting' })
    expect(await app.sql(`select 1 from business_member where business_id = $1 and status = 'invited'`, [founded.businessId])).toEqual([])
    expect(
      await app.sql(`select 1 from pgboss.job where name = 'delete-business' and data ->> 'businessId' = $1`, [founded.businessId]),
    ).toHaveLength(2)
  })
})

describe('when a business is deleted', () => {
  test('nothing is left but rows without a name, and what others need', async () => {
    const founder = await newFounder(app)
    const { AssetId } = await addListedProperty(app, founder)
    const UploadId = await upload(founder, 'asset-image', 'porch.jpg', await testPicture(641))
    must(await founder.call(AddAssetImages, { AssetId, Images: [{ UploadId }] }))
    must(await founder.call(AddListingFeed, { Name: 'Portal', AudienceId: 1 }))
    const [agent, tenant] = [await app.newPerson({ profileType: 'Agent' }), await app.newPerson({ profileType: 'Tenant' })]
    const connectionId = await connected(app, founder, agent)
    await entrusted(app, { assetId: AssetId, agent, connectionId, scopes: ['list'] })
    await letTo(app, { assetId: AssetId, tenant, connectionId: await connected(app, founder, tenant) })
    const building = await addBuilding(founder)
    await addUnits(founder, building, ['1', '2'])
    const founded = await foundedWithPin(founder)
    const [picture] = await app.sql<{ storage_key: string }>('select storage_key from asset_image where asset_id = $1', [AssetId])
    const hasPicture = () => app.services.files.exists(`${picture!.storage_key}/400.webp`)
    expect(await hasPicture()).toBe(true)

    await begin(founded)
    await deleteBusinesses(app.services, founded, RUNNING)

    expect(await rowOf(founded)).toMatchObject({ status: 'deleted', name: 'Deleted business', description: null, ein_sealed: null })
    expect(
      await app.sql(
        `select a.status, a.email, p.status as profile, p.first_name, p.company_name from account a join profile p on p.account_id = a.id where a.id = $1`,
        [founded.accountId],
      ),
    ).toEqual([{ status: 'P', email: null, profile: 'P', first_name: 'Closed', company_name: null }])
    expect(await hasPicture()).toBe(false)
    const left = await app.sql(
      `select 'home' as what from asset where account_id = $1 and deleted_at is null
       union all select 'listing' from listing l join asset a on a.id = l.asset_id where a.account_id = $1
       union all select 'picture' from asset_image where account_id = $1
       union all select 'feed' from listing_feed where account_id = $1
       union all select 'seat' from seat where business_account_id = $1
       union all select 'connection' from connection where (requester_account_id = $1 or addressee_account_id = $1) and state in (0, 1)
       union all select 'event' from business_event where account_id = $1
       union all select 'engagement' from engagement where account_id = $1 and ended_on is null
       union all select 'link' from secret_link where account_id = $1`,
      [founded.accountId],
    )
    expect(left).toEqual([])
    // Who lived there can still look it up.
    expect(must(await tenant.call(GetUserAssignedAssets, { State: 'past' } as never)).Items.map(({ AssetId: id }) => id)).toEqual([AssetId])
    expect(must(await agent.call(GetJoinedUserConnections, {})).Items).toEqual([])
    expect((await founder.call(GetUserAssets, {})).error?.Code).toBe('NotAvailableForProfile')
    expect((await founder.call(GetBusinessDeletionPreview, { BusinessId: founded.businessId })).status).toBe(403)
  })

  test('a worker that dies within a batch leaves nothing of it, and the next one comes to the end', async () => {
    const founder = await newFounder(app)
    for (let made = 0; made < 3; made += 1) await addListedProperty(app, founder)
    await connected(app, founder, await app.newPerson())
    const founded = await foundedWithPin(founder)
    await begin(founded)
    for (const step of DELETION_STEPS) {
      const { events } = app.services
      const dies = answer(TakeBusinessApart, 'a test', async (_context, asked) => {
        if (asked.step === step) throw new Error('the worker dies')
        return 0
      })
      // It is asked last: what other rooms have taken away in this batch comes back.
      ;(app.services as { events: typeof events }).events = createEvents([...listeners, dies])
      try {
        const before = await leftOf(founded)
        await expect(deleteBusinesses(app.services, founded, RUNNING)).rejects.toThrow('the worker dies')
        if (step === 'homes') expect(await leftOf(founded)).toMatchObject({ homes: before.homes, connections: 0 })
        if (step === 'connections') expect(await leftOf(founded)).toMatchObject({ connections: 1, seats: 0 })
        expect((await rowOf(founded)).status).toBe('deleting')
      } finally {
        ;(app.services as { events: typeof events }).events = events
      }
    }
    await deleteBusinesses(app.services, founded, RUNNING)
    expect([(await rowOf(founded)).status, await leftOf(founded)]).toEqual(['deleted', { homes: 0, connections: 0, seats: 0 }])
  })

  test('500 listings and 500 members go, also by a worker that is broken off again and again', async () => {
    const founder = await newFounder(app)
    const { AssetId } = await addListedProperty(app, founder)
    await app.sql(
      `insert into asset (account_id, managing_profile_id, category_id, asset_type_id, listing_type_id, title, city_name, city_id, state_id, latitude, longitude, time_zone, is_listed, listed_at, amount_cents, search_cents, rent_cents)
       select account_id, managing_profile_id, category_id, asset_type_id, listing_type_id, 'Home ' || n, city_name, city_id, state_id, latitude, longitude, time_zone, true, now(), amount_cents, search_cents, rent_cents
       from asset, generate_series(1, 499) n where id = $1`,
      [AssetId],
    )
    const founded = await foundedWithPin(founder)
    await app.sql('update asset set account_id = $2 where account_id = $1', [founder.accountId, founded.accountId])
    await app.sql('update business set homes_moved = homes_to_move where id = $1', [founded.businessId])
    const { accountId, businessId, profileId } = founded
    await app.sql(
      `with made as (
         insert into account (email, terms_accepted_at, email_verified_at) select gen_random_uuid() || '@example.com', now(), now() from generate_series(1, 499) returning id),
       members as (
         insert into business_member (business_id, account_id, person_account_id, email, first_name, built_in_role, status, joined_at)
         select $1, $2, id, id || '@example.com', 'Nora', 'viewer', 'active', now() from made returning id, person_account_id)
       insert into seat (member_id, account_id, profile_id, business_account_id, role_name, is_administrator, rights, is_limited)
       select id, person_account_id, $3, $2, 'Viewer', false, '{"properties": "view"}', false from members`,
      [businessId, accountId, profileId],
    )
    const listings = () => app.sql('select 1 from listing l join asset a on a.id = l.asset_id where a.account_id = $1', [accountId])
    expect(await listings()).toHaveLength(500)
    await begin(founded)
    expect(await listings()).toEqual([])

    let runs = 0
    for (; (await rowOf(founded)).status !== 'deleted' && runs < 200; runs += 1) {
      const broken = new AbortController()
      broken.abort(new Error('the worker ends'))
      await deleteBusinesses(app.services, founded, broken.signal).catch(() => {})
    }
    // 500 members and homes, 50 and 200 at once.
    expect(runs).toBe(14)
    expect(
      await app.sql(
        `select status, count(*)::int, count(first_name)::int as names from business_member where business_id = $1 group by 1`,
        [businessId],
      ),
    ).toEqual([{ status: 'removed', count: 500, names: 0 }])
    expect(await app.sql('select 1 from seat where business_account_id = $1', [accountId])).toEqual([])
    expect(await app.sql('select 1 from asset where account_id = $1 and deleted_at is null', [accountId])).toEqual([])
    // A call that began before has added a home.
    await app.sql(`update asset set deleted_at = null, is_listed = true, listed_at = now() where id = $1`, [AssetId])
    expect(await listings()).toHaveLength(1)
    await deleteBusinesses(app.services, founded, RUNNING)
    expect([await listings(), (await rowOf(founded)).status]).toEqual([[], 'deleted'])
    expect(await app.sql('select 1 from asset where account_id = $1 and deleted_at is null', [accountId])).toEqual([])
  })
})
