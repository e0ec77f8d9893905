import type { Db } from '../server/src/database/db.ts'

/** Adds public agents, spread over cities by their number of ZIPs. */
export async function addAgents(db: Db, count: number): Promise<void> {
  await db.sql(
    `insert into account (email, email_verified_at) select 'agent' || n || '@example.com', now() from generate_series(1, $1::int) n`,
    [count],
  )
  await db.sql(
    `with person as (select row_number() over (order by id) as number, id from account),
       place as (select row_number() over (order by zip) as number, city_id from zip)
     insert into profile (account_id, profile_type_id, account_type_id, first_name, last_name, country_id, category_ids, is_public,
       city_id, state_id, service_radius_miles, company_name, listings_count, created_at)
     select person.id, 2, 1, 'Agent', 'Number ' || person.number, country.id, array[1 + person.number % 4]::int[], true,
       city.id, city.state_id, 10 + (person.number % 4) * 30, 'Office in ' || city.name, person.number % 20, now() - make_interval(mins => person.number::int)
     from person
     join place on place.number = 1 + (person.number * 104729) % (select count(*) from zip)
     join city on city.id = place.city_id
     join country on country.code = 'US'`,
  )
  await db.sql('analyze account')
  await db.sql('analyze profile')
}
