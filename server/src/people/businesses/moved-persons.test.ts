import { ErasePerson, GetPersons } from '@keystead/contract/leasing/persons/person.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, writtenDown } from '../../../test/network.ts'
import { only } from '../../database/db.ts'
import { anonymous } from '../../rpc/actor.ts'
import { everything } from '../../database/pool.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { type Founded, foundBusiness, newFounder } from './business.factory.ts'
import { moveBatch } from './move-in.ts'

type Home = { readonly AssetId: string }

/** A lease of someone who is only written down. */
async function leasedTo({ AssetId }: Home, personId: string): Promise<void> {
  await app.sql(
    `with home as (select *, (now() at time zone time_zone)::date as today from asset where id = $1),
     let as (
       insert into lease (account_id, asset_id, time_zone, starts_on, billing, created_by_profile_id)
       select account_id, id, time_zone, today, 'joint', managing_profile_id from home returning id)
     insert into lease_tenant (account_id, asset_id, person_id, starts_on, lease_id, share_bps, asset_title, asset_place, time_zone, created_by_profile_id)
     select account_id, home.id, $2, today, let.id, 10000, title, city_name, time_zone, managing_profile_id from home, let`,
    [AssetId, personId],
  )
  await app.sql(
    `insert into asset_event (account_id, asset_id, kind, detail, persons, is_public)
     select account_id, id, 'assigned', '{"role": "tenant"}', jsonb_build_array(jsonb_build_object('id', $2::text, 'name', 'Robin Marlow')), false from asset where id = $1`,
    [AssetId, personId],
  )
}

const personIn = async ({ AssetId }: Home) =>
  only(
    await app.sql<{ id: string; account_id: string; in_history: string }>(
      `select p.id, p.account_id, (select e.persons -> 0 ->> 'id' from asset_event e where e.asset_id = t.asset_id and e.persons is not null) as in_history
       from lease_tenant t join person p on p.id = t.person_id where t.asset_id = $1`,
      [AssetId],
    ),
  )

const accountOf = async (personId: string) =>
  (await app.sql<{ account_id: string }>('select account_id from person where id = $1', [personId]))[0]?.account_id

const namesFor = async (person: TestPerson) => must(await person.call(GetPersons, {})).Items.map(({ FirstName }) => FirstName)

/** A founder with another profile, a home of each. */
async function twoProfiles() {
  const founder = await newFounder(app)
  const other = await app.secondProfile(founder, 'Owner')
  return { founder, other, home: await addProperty(founder), otherHome: await addProperty(other) }
}

async function moveAgain({ businessId }: Founded): Promise<void> {
  await app.services.jobDatabase.transaction(everything('a test'), (db) =>
    moveBatch({ db, services: app.services, actor: anonymous, afterCommit: () => {} }, businessId),
  )
}

describe('who is written down', () => {
  test('comes along with the homes that name them', async () => {
    const { founder, home } = await twoProfiles()
    const personId = await writtenDown(app, founder, 'Robin', 'robin@example.com')
    await leasedTo(home, personId)
    const { accountId } = await foundBusiness(app, { founder })
    expect(await personIn(home)).toEqual({ id: personId, account_id: accountId, in_history: personId })
    expect(await namesFor(founder)).toEqual(['Robin'])
  })

  test('stays where another profile names them as well, and is copied', async () => {
    const { founder, other, home, otherHome } = await twoProfiles()
    const personId = await writtenDown(app, founder, 'Robin', 'robin@example.com')
    await leasedTo(home, personId)
    await leasedTo(otherHome, personId)
    const { accountId } = await foundBusiness(app, { founder })
    const copy = await personIn(home)
    expect(copy).toEqual({ id: expect.not.stringMatching(personId), account_id: accountId, in_history: copy.id })
    expect(await personIn(otherHome)).toEqual({ id: personId, account_id: founder.accountId, in_history: personId })
    expect([await namesFor(founder), await namesFor(other)]).toEqual([['Robin'], ['Robin']])
  })

  test('is copied once, whichever batch their homes come with', async () => {
    const { founder, home, otherHome } = await twoProfiles()
    const later = await addProperty(founder, { Address1: '99 Wazee Street' })
    const personId = await writtenDown(app, founder, 'Robin')
    for (const one of [home, otherHome]) await leasedTo(one, personId)
    const founded = await foundBusiness(app, { founder })
    await app.sql('update asset set account_id = $2 where id = $1', [later.AssetId, founder.accountId])
    await leasedTo(later, personId)
    await moveAgain(founded)
    expect(await personIn(later)).toEqual(await personIn(home))
    expect(await app.sql('select 1 from person where account_id = $1', [founded.accountId])).toHaveLength(1)
  })

  test('is the one whom the business has written down meanwhile with the same address', async () => {
    const { founder, home } = await twoProfiles()
    const founded = await foundBusiness(app, { founder })
    const known = await writtenDown(app, { ...founder, accountId: founded.accountId }, 'Rob', 'robin@example.com')
    const personId = await writtenDown(app, founder, 'Robin', 'robin@example.com')
    await app.sql('update asset set account_id = $2 where id = $1', [home.AssetId, founder.accountId])
    await leasedTo(home, personId)
    await moveAgain(founded)
    expect(await personIn(home)).toEqual({ id: known, account_id: founded.accountId, in_history: known })
  })

  test('and named by no home goes with the profile that has written them down', async () => {
    const { founder, other } = await twoProfiles()
    const own = await writtenDown(app, founder, 'Robin')
    const others = await writtenDown(app, other, 'Riley')
    const { accountId } = await foundBusiness(app, { founder })
    expect([await accountOf(own), await accountOf(others)]).toEqual([accountId, founder.accountId])
  })

  test('and was asked by both profiles, is asked by both', async () => {
    const { founder, other } = await twoProfiles()
    const addressee = await app.newPerson({ profileType: 'Tenant' })
    const personId = await writtenDown(app, other, 'Robin', 'robin@example.com')
    const asked = await Promise.all([founder, other].map((one) => connected(app, one, addressee, 0)))
    await app.sql(`update connection set invite_email = 'robin@example.com', person_id = $2 where id = any($1)`, [asked, personId])
    const { accountId } = await foundBusiness(app, { founder })
    expect(
      await app.sql(
        `select c.requester_account_id as asks, p.account_id as knows from connection c join person p on p.id = c.person_id where c.id = any($1) order by c.requester_profile_id = $2`,
        [asked, other.profileId],
      ),
    ).toEqual([
      { asks: accountId, knows: accountId },
      { asks: founder.accountId, knows: founder.accountId },
    ])
  })

  test('and copied, is forgotten by one without the other', async () => {
    const { founder, other, home, otherHome } = await twoProfiles()
    const personId = await writtenDown(app, founder, 'Robin')
    for (const one of [home, otherHome]) await leasedTo(one, personId)
    await foundBusiness(app, { founder })
    await app.sql(`update lease set ended_on = starts_on, end_reason = 'over'`)
    await app.sql(`update lease_tenant set ended_on = starts_on, ended_at = now()`)
    const copy = await personIn(home)
    must(await founder.call(ErasePerson, { PersonId: copy.id }))
    const names = await app.sql<{ asset_id: string; name: string }>(
      `select asset_id, persons -> 0 ->> 'name' as name from asset_event where asset_id = any($1) and persons is not null`,
      [[home.AssetId, otherHome.AssetId]],
    )
    expect(new Map(names.map(({ asset_id, name }) => [asset_id, name]))).toEqual(
      new Map([
        [home.AssetId, 'Erased person'],
        [otherHome.AssetId, 'Robin Marlow'],
      ]),
    )
    expect(await namesFor(other)).toEqual(['Robin'])
  })
})
