import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'

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
