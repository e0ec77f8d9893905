import type { Db } from '../server/src/database/db.ts'

/** Adds public agents, spread over cities by their number of ZIPs. */
export async function addAgents(db: Db, count: number): Promise<void> {
  await db.sql(
    `insert into account (email, email_verified_at) select 'agent' || n || '@example.com', now() from generate_series(1, $1::int) n`,
    [count],
  )
  await addProfiles(db, 'person')
  await db.sql('analyze account')
  await db.sql('analyze profile')
}

/** Adds listed businesses, every other one with the profile of an owner; each serves three cities. */
export async function addBusinesses(db: Db, count: number): Promise<void> {
  await db.sql(`insert into account (kind, email_verified_at) select 'business', now() from generate_series(1, $1::int)`, [count])
  await addProfiles(db, 'business')
  await db.sql(
    `with place as (select row_number() over (order by zip) as number, city_id from zip),
       own as (select p.id, row_number() over (order by p.id) as number from profile p join account a on a.id = p.account_id where a.kind = 'business'),
       served as (
         select own.id, own.number, array_agg(place.city_id) as cities from own cross join generate_series(1, 3) n
         join place on place.number = 1 + (own.number * 7919 * n) % (select count(*) from zip) group by own.id, own.number)
     update profile p set is_business = true, profile_type_id = 1 + served.number % 2, account_type_id = 2,
       company_name = first_name || ' ' || last_name, service_city_ids = served.cities,
       service_state_ids = array(select distinct city.state_id from city where city.id = any(served.cities))
     from served where p.id = served.id`,
  )
  await db.sql(
    `insert into business (account_id, profile_id, name, type, status, listed_at, city_id, state_id, service_city_ids)
     select account_id, id, company_name, 'management', 'listed', now(), city_id, state_id, service_city_ids from profile where is_business`,
  )
  for (const table of ['account', 'profile', 'business']) await db.sql(`analyze ${table}`)
}

async function addProfiles(db: Db, kind: 'person' | 'business'): Promise<void> {
  await db.sql(
    `with person as (select row_number() over (order by id) as number, id from account where kind = $1),
       place as (select row_number() over (order by zip) as number, city_id from zip)
     insert into profile (account_id, profile_type_id, account_type_id, first_name, last_name, country_id, category_ids, is_public,
       city_id, state_id, service_radius_miles, company_name, listings_count, created_at)
     select person.id, 2, 1, case $1 when 'person' then 'Agent' else 'Company' end, 'Number ' || person.number, country.id,
       array[1 + person.number % 4]::int[], true, city.id, city.state_id, 10 + (person.number % 4) * 30, 'Office in ' || city.name,
       person.number % 20, now() - make_interval(mins => person.number::int)
     from person
     join place on place.number = 1 + (person.number * 104729) % (select count(*) from zip)
     join city on city.id = place.city_id
     join country on country.code = 'US'`,
    [kind],
  )
}
