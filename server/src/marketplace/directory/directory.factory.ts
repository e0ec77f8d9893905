import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import type { BusinessType } from '@keystead/contract/people/businesses/business.values.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'
import { only } from '../../database/db.ts'
import { type TestBusiness, businessOn } from '../../people/businesses/member.factory.ts'

type PublicProfileOptions = {
  profileType?: ProfileTypeName
  firstName?: string
  lastName?: string
  company?: string
  /** `Denver, CO` */
  city?: string
  radiusMiles?: number
  categoryIds?: number[]
}

/** Someone whose profile strangers find. */
export async function newPublicPerson(
  app: TestApp,
  { profileType = 'Agent', firstName, lastName, company, city, radiusMiles, categoryIds }: PublicProfileOptions = {},
): Promise<TestPerson> {
  const person = await app.newPerson({ profileType, ...(firstName ? { firstName } : {}) })
  const [cityName = null, stateCode = null] = city?.split(', ') ?? []
  await app.sql(
    `update profile set is_public = true, last_name = coalesce($2, last_name), company_name = $3,
       service_radius_miles = coalesce($4, service_radius_miles), category_ids = coalesce($5, category_ids), city_id = place.city_id, state_id = place.state_id
     from (select 1) as one left join (
       select city.id as city_id, city.state_id from city join state on state.id = city.state_id where city.name = $6 and state.code = $7) as place on true
     where profile.id = $1`,
    [person.profileId, lastName, company, radiusMiles, categoryIds, cityName, stateCode],
  )
  return person
}

type ListedBusinessOptions = {
  name?: string
  type?: BusinessType
  profileType?: 'Owner' | 'Agent'
  city?: string
  /** `Boulder, CO` */
  serviceAreas?: readonly string[]
}

/** A business that strangers find, whose account and profile are its own. */
export async function newListedBusiness(
  app: TestApp,
  {
    name = 'Northgate Realty',
    type = 'management',
    profileType = 'Owner',
    city = 'Denver, CO',
    serviceAreas = [],
  }: ListedBusinessOptions = {},
): Promise<TestBusiness> {
  const founder = await newPublicPerson(app, { profileType, city })
  const account = only(
    await app.sql<{ id: string }>(`insert into account (kind, email_verified_at) values ('business', now()) returning id`),
  )
  const [first, ...rest] = name.split(' ')
  const areas = await app.sql<{ id: number; state_id: number }>(
    `select city.id, city.state_id from city join state on state.id = city.state_id where city.name || ', ' || state.code = any($1)`,
    [serviceAreas],
  )
  await app.sql(
    `update profile set account_id = $2, account_type_id = 2, is_business = true, first_name = $3, last_name = $4, company_name = $5,
       service_city_ids = $6, service_state_ids = $7 where id = $1`,
    [founder.profileId, account.id, first, rest.join(' '), name, areas.map(({ id }) => id), areas.map(({ state_id }) => state_id)],
  )
  const business = await businessOn(app, { accountId: account.id, profileId: founder.profileId })
  await app.sql(
    `update business b set name = $2, type = $3, status = 'listed', listed_at = now(), city_id = p.city_id, state_id = p.state_id,
       service_city_ids = p.service_city_ids, description = 'We look after homes along the Front Range.'
     from profile p where b.id = $1 and p.id = b.profile_id`,
    [business.businessId, name, type],
  )
  return business
}
