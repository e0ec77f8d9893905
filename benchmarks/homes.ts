import type { Db } from '../server/src/database/db.ts'
import { only } from '../server/src/database/db.ts'

/** Adds listed homes, spread over cities by their number of ZIPs, and answers the id of one of them. */
export async function addHomes(db: Db, count: number): Promise<string> {
  const { id: accountId } = only(await db.sql<{ id: string }>(`insert into account (email) values ('benchmark@example.com') returning id`))
  const { id: profileId } = only(
    await db.sql<{ id: string }>(
      `insert into profile (account_id, profile_type_id, account_type_id, first_name, last_name, country_id)
       select $1, 1, 1, 'Bench', 'Mark', id from country where code = 'US' returning id`,
      [accountId],
    ),
  )
  await db.sql(
    `insert into asset (account_id, managing_profile_id, category_id, asset_type_id, listing_type_id, title, description, city_name, city_id, state_id, zip,
       latitude, longitude, time_zone, bedrooms, bathrooms_full, bathrooms_half, area, area_square_feet, rent_cents, amount_cents, search_cents, is_listed, listed_at)
     select $1, $2, 1, 104, 1, 'Home number ' || n, 'A bright home with a porch, a kitchen and room to spare, number ' || n,
       c.name, c.id, c.state_id, z.zip, z.latitude, z.longitude, c.time_zone, n % 5, 1 + n % 3, n % 2, 600 + n % 1800, 600 + n % 1800,
       80000 + (n * 7919) % 400000, 80000 + (n * 7919) % 400000, 80000 + (n * 7919) % 400000, true, now() - make_interval(mins => n)
     from generate_series(1, $3::int) n
     join (select row_number() over (order by zip) as number, count(*) over () as total, * from zip) z on z.number = 1 + (n * 104729::bigint) % z.total
     join city c on c.id = z.city_id`,
    [accountId, profileId, count],
  )
  await db.sql('analyze asset')
  await db.sql('analyze listing')
  return only(await db.sql<{ asset_id: string }>('select asset_id from listing order by asset_id limit 1')).asset_id
}
