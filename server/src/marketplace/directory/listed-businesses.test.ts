import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { GetAgents, GetProfileDetails, GetTopAgents } from '@keystead/contract/marketplace/directory/directory.operations.ts'
import { SetBusinessListStatus } from '@keystead/contract/people/businesses/business.operations.ts'
import { MOST_OF_A_TEAM } from '@keystead/contract/marketplace/directory/directory.schemas.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { must } from '../../../test/must.ts'
import { type TestBusiness, memberOf } from '../../people/businesses/member.factory.ts'
import { newListedBusiness, newPublicPerson } from './directory.factory.ts'
import { listPageAddresses } from './directory.public.ts'

const pageOf = ({ profileId }: TestBusiness) => app.visitor().call(GetProfileDetails, { ProfileId: profileId })
const businessOf = async (business: TestBusiness) => must(await pageOf(business)).Business!
const found = async (input: InputOf<typeof GetAgents>) =>
  must(await app.visitor().call(GetAgents, { Sort: 'name', ...input })).Items.map(({ Name }) => Name)

/** A member of a listed business who agreed to be shown. */
async function shownMember(business: TestBusiness, name: string, title: string | null = null) {
  const member = await memberOf(app, business, { role: 'leasing' })
  await app.sql('update business_member set is_shown = true, title = $2 where id = $1', [member.memberId, title])
  await app.sql(`update account set first_name = $2, last_name = 'Ortiz' where id = $1`, [member.accountId, name])
  return member
}

async function pageForSearchEngines({ profileId }: TestBusiness) {
  const { rows } = await listPageAddresses(app.services.database.db, { offset: 0, limit: 1000 })
  return rows.find((row) => row.profileId === profileId)
}

describe('the page of a business', () => {
  test('says what it says of itself, and as text what looks like HTML', async () => {
    const business = await newListedBusiness(app, { name: 'Front Range Homes', serviceAreas: ['Boulder, CO', 'Aurora, CO'] })
    await app.sql(
      `update business set legal_name = 'Front Range LLC', dba_name = '<b>FRH</b>', description = '<script>alert(1)</script>', license_number = 'PM 12',
         license_state_id = state_id, license_expires_on = '2030-02-28', phone = '3035550123', email = 'desk@frontrange.example',
         website = 'https://frontrange.example', address1 = '1 Main St', address2 = 'Suite 2', zip = '80202',
         hours = '[{"Day": 1, "From": "09:00", "To": "17:00"}]' where id = $1`,
      [business.businessId],
    )
    const [image] = await app.sql<{ id: string }>(
      `insert into business_image (business_id, account_id, sort_order, storage_key, width, height, widths, bytes, thumb_hash)
       values ($1, $2, 0, 'pictures/none', 900, 600, '{400,800}', 1000, 'aGFzaA==') returning id`,
      [business.businessId, business.accountId],
    )
    const page = must(await pageOf(business))
    expect(page).toMatchObject({
      Name: 'Front Range Homes',
      ProfileType: 'Owner',
      BusinessType: 'Property management company',
      CompanyName: null,
    })
    expect(page.Business).toEqual({
      BusinessId: business.businessId,
      Type: 'management',
      LegalName: 'Front Range LLC',
      DbaName: '<b>FRH</b>',
      Description: '<script>alert(1)</script>',
      Images: [
        {
          ImageId: image!.id,
          Caption: null,
          AltText: 'Front Range Homes, photo 1',
          Width: 900,
          Height: 600,
          Placeholder: 'aGFzaA==',
          Sizes: [400, 800].map((Width) => ({
            Width,
            Webp: `/media/businesses/${image!.id}/${Width}.webp`,
            Avif: `/media/businesses/${image!.id}/${Width}.avif`,
          })),
        },
      ],
      License: { Number: 'PM 12', StateCode: 'CO', ExpiresOn: '2030-02-28' },
      ServiceAreas: [
        { City: 'Aurora', StateCode: 'CO' },
        { City: 'Boulder', StateCode: 'CO' },
      ],
      Hours: [{ Day: 1, From: '09:00', To: '17:00' }],
      TimeZone: 'America/Denver',
      Phone: '(303) 555-0123',
      Email: 'desk@frontrange.example',
      Website: 'https://frontrange.example',
      Street: '1 Main St, Suite 2',
      Zip: '80202',
      AddressLine: '1 Main St, Suite 2, Denver, CO 80202',
      Team: [],
    })
  })

  test('keeps its EIN, its account and what the person who founded it said of themselves', async () => {
    const business = await newListedBusiness(app)
    await app.sql(
      `update profile set about = 'I am Olga.', public_phone = '+13035550199', public_email = 'olga@example.com', public_place_line = '9 Home Rd',
         language_ids = '{1}', years_experience = 9 where id = $1`,
      [business.profileId],
    )
    await app.sql(`update business set ein_sealed = 'sealed', ein_last4 = '6789' where id = $1`, [business.businessId])
    const page = must(await pageOf(business))
    expect(page).toMatchObject({ About: null, Phone: null, Email: null, PlaceLine: null, Languages: [], YearsExperience: null })
    expect(JSON.stringify(page)).not.toMatch(/6789|sealed/)
    expect(JSON.stringify(page)).not.toContain(business.accountId)
  })

  test('of a person has no business', async () => {
    const agent = await newPublicPerson(app)
    expect(must(await app.visitor().call(GetProfileDetails, { ProfileId: agent.profileId }))).toMatchObject({
      Business: null,
      BusinessType: null,
    })
  })
})

describe('the team', () => {
  test('is who agreed to be shown, those who came first before the others, without their addresses', async () => {
    const business = await newListedBusiness(app)
    const ines = await shownMember(business, 'Ines', 'Leasing lead')
    const jon = await shownMember(business, 'Jon')
    await app.sql(`update business_member set joined_at = '2026-01-01' where id = $1`, [jon.memberId])
    const silent = await memberOf(app, business, { role: 'administrator' })
    await app.sql(`update account set first_name = 'Silent' where id = $1`, [silent.accountId])
    const page = must(await pageOf(business))
    expect(page.Business!.Team).toEqual([
      { Name: 'Jon Ortiz', Title: null, PicPath: null },
      { Name: 'Ines Ortiz', Title: 'Leasing lead', PicPath: null },
    ])
    for (const { email, accountId, memberId } of [ines, jon, silent]) {
      for (const secret of [email, accountId, memberId]) expect(JSON.stringify(page)).not.toContain(secret)
    }
  })

  test.each([
    ['blocked', `update business_member set status = 'blocked' where id = $1`],
    ['removed', `update business_member set status = 'removed', removed_at = now() where id = $1`],
    ['no longer willing', 'update business_member set is_shown = false where id = $1'],
    ['closed', `update account set status = 'P' where id = (select person_account_id from business_member where id = $1)`],
  ])('has no one who is %s', async (_why, statement) => {
    const business = await newListedBusiness(app)
    const member = await shownMember(business, 'Ines')
    expect((await businessOf(business)).Team).toHaveLength(1)
    await app.sql(statement, [member.memberId])
    expect((await businessOf(business)).Team).toEqual([])
  })

  test('shows the picture of a member, and never the logo of another profile as theirs', async () => {
    const business = await newListedBusiness(app)
    const member = await shownMember(business, 'Ines')
    const [{ id: personProfile } = { id: '' }] = await app.sql<{ id: string }>(
      'select default_profile_id as id from account where id = $1',
      [member.accountId],
    )
    await drawPicture(personProfile)
    expect((await businessOf(business)).Team).toMatchObject([{ PicPath: expect.stringContaining('/media/profiles/') }])
    await drawPicture(business.profileId)
    await app.sql('update account set default_profile_id = $2 where id = $1', [member.accountId, business.profileId])
    expect((await businessOf(business)).Team).toMatchObject([{ PicPath: null }])
  })

  test(`ends after ${MOST_OF_A_TEAM}`, async () => {
    const business = await newListedBusiness(app)
    await app.sql(
      `with person as (
         insert into account (email, first_name, email_verified_at) select 'team' || n || '@example.com', 'Member', now() from generate_series(1, 60) n returning id)
       insert into business_member (business_id, account_id, person_account_id, built_in_role, status, is_shown, joined_at)
       select $1, $2, id, 'viewer', 'active', true, now() from person`,
      [business.businessId, business.accountId],
    )
    expect((await businessOf(business)).Team).toHaveLength(MOST_OF_A_TEAM)
  })
})

async function drawPicture(profileId: string): Promise<void> {
  await app.sql(
    `with drawn as (insert into profile_picture (profile_id, storage_key, bytes, placeholder) values ($1, 'x', 1, 'x') returning id)
     update profile set picture_image_id = drawn.id from drawn where profile.id = $1`,
    [profileId],
  )
}

describe('in the directory', () => {
  test('businesses of owners and of agents stand beside agents, and each kind alone', async () => {
    const landlord = await newListedBusiness(app, { name: 'Kiva Homes', type: 'landlord', city: 'Santa Fe, NM' })
    await newListedBusiness(app, { name: 'Kiva Brokers', type: 'brokerage', profileType: 'Agent', city: 'Santa Fe, NM' })
    await newPublicPerson(app, { firstName: 'Kiva', lastName: 'Agent', city: 'Santa Fe, NM' })
    await newPublicPerson(app, { firstName: 'Kiva', lastName: 'Owner', profileType: 'Owner', city: 'Santa Fe, NM' })
    expect(await found({ Text: 'kiva' })).toEqual(['Kiva Agent', 'Kiva Brokers', 'Kiva Homes'])
    expect(await found({ Text: 'kiva', Kind: 'agents' })).toEqual(['Kiva Agent'])
    expect(await found({ Place: 'Santa Fe, NM', Kind: 'businesses' })).toEqual(['Kiva Brokers', 'Kiva Homes'])
    const { Items, TotalCount } = must(await app.visitor().call(GetAgents, { Text: 'kiva homes' }))
    expect(TotalCount).toBe(1)
    expect(Items[0]).toMatchObject({ ProfileId: landlord.profileId, ProfileType: 'Owner', BusinessType: 'Landlord company' })
  })

  test('the home page has businesses of agents and none of owners', async () => {
    const broker = await newListedBusiness(app, { name: 'Top Brokers', profileType: 'Agent' })
    const landlord = await newListedBusiness(app, { name: 'Top Homes' })
    for (const { profileId } of [broker, landlord]) await drawPicture(profileId)
    const top = must(await app.visitor().call(GetTopAgents, { Count: 20 })).Items.map(({ ProfileId }) => ProfileId)
    expect(top).toContain(broker.profileId)
    expect(top).not.toContain(landlord.profileId)
  })

  test.each(['Anchorage, AK', '99501', 'Alaska'])('a business is found where it serves: %s', async (place) => {
    const name = `Serves ${place}`
    await newListedBusiness(app, { name, city: 'Honolulu, HI', serviceAreas: ['Anchorage, AK', 'Juneau, AK'] })
    expect(await found({ Place: place, Text: name })).toEqual([name])
    expect(await found({ Place: place, Text: name, Kind: 'agents' })).toEqual([])
    expect(await found({ Place: 'Boise, ID', Text: name })).toEqual([])
  })

  test('what is no kind is refused at its field', async () => {
    const { status, error } = await app.visitor().call(GetAgents, { Kind: 'owners' as 'agents' })
    expect({ status, fields: error?.Fields }).toEqual({ status: 400, fields: { Kind: 'Kind is not valid.' } })
  })
})

test('search engines are told of a listed business, and when its page has changed', async () => {
  const business = await newListedBusiness(app)
  await app.sql(`update profile set updated_at = '2026-01-01' where id = $1`, [business.profileId])
  await app.sql(`update business set updated_at = '2026-02-03' where id = $1`, [business.businessId])
  expect((await pageForSearchEngines(business))?.updatedAt).toEqual(new Date('2026-02-03'))
})

test('a business that its members unlist is gone at once', async () => {
  const business = await newListedBusiness(app, { name: 'Gone Homes' })
  const administrator = await memberOf(app, business, { role: 'administrator' })
  expect(await found({ Text: 'gone homes' })).toEqual(['Gone Homes'])
  must(await administrator.call(SetBusinessListStatus, { BusinessId: business.businessId, IsListed: false }))
  expect(await found({ Text: 'gone homes' })).toEqual([])
  expect(await pageOf(business)).toMatchObject({ status: 404, error: { Code: 'ProfileNotFound' } })
  expect(await pageForSearchEngines(business)).toBeUndefined()
})

test.each(['unlisted', 'draft', 'deleting', 'deleted'])(
  'a business that is %s has no page, even if its profile were public',
  async (status) => {
    const business = await newListedBusiness(app)
    await app.sql('update business set status = $2, listed_at = null where id = $1', [business.businessId, status])
    expect(await pageOf(business)).toMatchObject({ status: 404, error: { Code: 'ProfileNotFound' } })
    expect(await pageForSearchEngines(business)).toBeUndefined()
  },
)
