import pg from 'pg'

/*
 * A country full of homes. ZIPs are the real ones. No public list of their populations comes with the places of this
 * program, so a ZIP weighs what its surroundings do: the post draws ZIPs where people are, therefore the number
 * of ZIPs within the same third of a degree stands for its density, and each state as a whole weighs its people of the census
 * of 2020 (thousands).
 */

const PEOPLE = numbersByState(`
  AL 5024 AK 733 AZ 7152 AR 3012 CA 39538 CO 5774 CT 3606 DE 990 DC 690 FL 21538 GA 10712 HI 1455 ID 1839 IL 12813 IN 6786
  IA 3190 KS 2938 KY 4506 LA 4658 ME 1362 MD 6177 MA 7030 MI 10077 MN 5706 MS 2961 MO 6155 MT 1084 NE 1962 NV 3105 NH 1378
  NJ 9289 NM 2118 NY 20201 NC 10439 ND 779 OH 11799 OK 3959 OR 4237 PA 13003 PR 3286 RI 1097 SC 5118 SD 887 TN 6911
  TX 29146 UT 3272 VT 643 VA 8631 WA 7705 WV 1794 WI 5894 WY 577`)
/** Rents of a state against the country's; 1 where it is not named. */
const RENT_LEVELS = numbersByState(`
  CA 1.6 NY 1.5 HI 1.6 MA 1.5 WA 1.35 NJ 1.4 DC 1.6 CO 1.25 MD 1.2 VA 1.15 OR 1.15 FL 1.2 CT 1.2 NH 1.2 AL 0.7 AR 0.65
  MS 0.65 WV 0.6 OH 0.75 OK 0.68 KY 0.7 IA 0.72 KS 0.72 MO 0.75 IN 0.78 NE 0.78 ND 0.75 SD 0.72`)

/** Words with how many homes in a thousand have them: from those that nearly all share to those of a handful. */
const PHRASES: readonly (readonly [perMille: number, text: string])[] = [
  [650, 'A bright home with room to spare'],
  [400, 'The kitchen has been redone with care'],
  [300, 'There is a porch that catches the evening sun'],
  [250, 'Close to schools, shops and the park'],
  [200, 'Hardwood floors run through every room'],
  [150, 'The garden is fenced and easy to keep'],
  [120, 'A garage and a driveway come with it'],
  [90, 'Granite counters and steel appliances'],
  [60, 'The view reaches to the mountains'],
  [40, 'A fireplace warms the living room'],
  [25, 'The courtyard is shared with two neighbors'],
  [15, 'A sauna and a cold room are in the basement'],
  [8, 'The library has a rolling ladder'],
  [4, 'Built of adobe by its first owners'],
  [2, 'A greenhouse for orchids stands behind it'],
  [1, 'An observatory dome crowns the roof'],
]
const STYLES = ['Brick', 'Sunny', 'Quiet', 'Modern', 'Classic', 'Corner', 'Renovated', 'Spacious', 'Charming', 'New', 'Historic', 'Airy']
const NEARBY = [
  'by the river',
  'near the station',
  'on the hill',
  'with a porch',
  'downtown',
  'by the lake',
  'under old trees',
  'with a yard',
]
const STREETS =
  'Main,Oak,Pine,Maple,Cedar,Elm,Washington,Lake,Hill,Park,Walnut,Spring,North,Ridge,Lincoln,Church,Willow,Mill,Sunset,Jackson,Jefferson,Cherry,River,Highland,Franklin,Chestnut,Meadow,Forest,Dogwood,Hickory,Laurel,Spruce,Madison,Adams,Center,College,Valley,Birch,Poplar,Magnolia,Prospect,Sycamore,Locust,Grant,Monroe,Liberty,Grove,Locust,Academy,Orchard'.split(
    ',',
  )
const STREET_TYPES = ['Street', 'Avenue', 'Drive', 'Road', 'Lane', 'Court', 'Place', 'Way']

const AT_ONCE = 20_000
const LISTERS = 2_000

/**
 * Fills an empty database with so many listed homes, and one unlisted for each three of them. Rows go in without the
 * indexes and the counting triggers, which are made afterwards, all at once.
 */
export async function buildHomes(url: string, listed: number, say: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(
      `set app.everything = 'on'; set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '1GB'; select setseed(0.4)`,
    )
    await weighZips(client)
    await addListers(client)
    const indexes = await takeIndexesAway(client)
    await client.query('alter table listing disable trigger user')
    const total = Math.round((listed * 4) / 3)
    for (let done = 0; done < total; done += AT_ONCE) {
      await client.query(INSERT_HOMES, [done, Math.min(AT_ONCE, total - done), STYLES, NEARBY, STREETS, STREET_TYPES, ...phraseColumns()])
      if (done % 200_000 === 0) say(`${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} homes`)
    }
    say('pictures, indexes, counts')
    await client.query(INSERT_PICTURES)
    for (const definition of indexes) await client.query(definition)
    await client.query('alter table listing enable trigger user')
    await client.query('select count_listings_anew()')
    await client.query('select fold_listing_counts()')
    await client.query(
      `update profile p set listings_count = counted.listings
       from (select profile_id, count(*) as listings from listing where id = asset_id group by profile_id) counted where p.id = counted.profile_id`,
    )
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}

function numbersByState(text: string): Record<string, number> {
  return Object.fromEntries([...text.matchAll(/([A-Z]{2}) ([\d.]+)/g)].map(([, state, number]) => [state, Number(number)]))
}

async function weighZips(client: pg.Client): Promise<void> {
  await client.query(
    `create table bench_zip as
     with near as (
       select z.zip, z.latitude, z.longitude, c.id as city_id, c.name as city_name, c.state_id, s.code, c.time_zone,
         count(*) over (partition by round(z.latitude * 3), round(z.longitude * 3)) as neighbors
       from zip z join city c on c.id = z.city_id join state s on s.id = c.state_id
     ), weighed as (
       select *, neighbors / sum(neighbors) over (partition by state_id) * coalesce(($1::jsonb ->> code)::float, 50) as weight from near
     )
     select row_number() over (order by zip) as number, zip, latitude, longitude, city_id, city_name, state_id, time_zone,
       coalesce(($2::jsonb ->> code)::float, 1) as rent_level,
       sum(weight) over (order by zip) / sum(weight) over () as upto
     from weighed`,
    [JSON.stringify(PEOPLE), JSON.stringify(RENT_LEVELS)],
  )
  await client.query('create index on bench_zip (upto)')
  await client.query('analyze bench_zip')
}

async function addListers(client: pg.Client): Promise<void> {
  await client.query(
    `with accounts as (
       insert into account (email) select 'lister-' || n || '@example.com' from generate_series(1, $1::int) n returning id
     )
     insert into profile (account_id, profile_type_id, account_type_id, first_name, last_name, country_id)
     select a.id, 1, 1, 'Bench', 'Mark', c.id from accounts a, country c where c.code = 'US'`,
    [LISTERS],
  )
  await client.query('create table bench_lister as select row_number() over (order by id) as number, id, account_id from profile')
}

/** Answers the statements that make them again. */
async function takeIndexesAway(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i
     where i.indrelid in ('asset'::regclass, 'listing'::regclass, 'asset_image'::regclass) and not i.indisprimary
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

function phraseColumns(): [number[], string[]] {
  return [PHRASES.map(([perMille]) => perMille), PHRASES.map(([, text]) => text)]
}

const picked = (array: string) => `(${array})[1 + floor(random() * cardinality(${array}))::int]`

const INSERT_HOMES = `
  with drawn as materialized (
    select n, random() as zip_draw, random() as kind_draw, random() as type_draw, random() as flag_draw,
      sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random()) as price_draw, (random() - 0.5) + (random() - 0.5) as north, (random() - 0.5) + (random() - 0.5) as east,
      floor(random() * random() * 6)::int as bedrooms, 1 + floor(random() * 2.6)::int as bathrooms,
      ${picked('$3::text[]')} as style, ${picked('$4::text[]')} as nearby, ${picked('$5::text[]')} || ' ' || ${picked('$6::text[]')} as street,
      1 + floor(random() * 9800)::int as house,
      (select coalesce(string_agg(p.text || '. ', '' order by random()), '')
        from unnest($7::int[], $8::text[]) p (per_mille, text) where random() * 1000 < p.per_mille and n is not null) as phrases,
      (select coalesce(array_agg(distinct a), '{}') from (
        select (array[1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 20, 21, 22, 23, 24, 25, 29, 31, 52, 55, 60, 61, 62, 63, 70, 73, 80, 85, 86, 90, 91, 93, 94, 101, 110, 125])
          [1 + floor(random() * random() * 36)::int] as a from generate_series(1, 6) where n is not null) amenities) as amenity_ids
    from generate_series($1::int + 1, $1::int + $2::int) n
  ), kinds as (
    select drawn.*, case when kind_draw < 0.88 then 1 else 2 end as category_id,
      case when kind_draw < 0.52 then 1 when kind_draw < 0.84 then 2 when kind_draw < 0.86 then 4 when kind_draw < 0.88 then 6
        when kind_draw < 0.96 then 3 when kind_draw < 0.99 then 2 else 5 end as listing_type_id
    from drawn
  ), placed as (
    select k.*, z.zip, z.city_id, z.city_name, z.state_id, z.time_zone, z.latitude + k.north * 0.05 as latitude, z.longitude + k.east * 0.06 as longitude,
      round(case when k.listing_type_id = 2 then 330000 * z.rent_level ^ 1.5 * exp(0.55 * k.price_draw)
        when k.category_id = 2 then 4200 * z.rent_level * exp(0.8 * k.price_draw)
        else 1650 * z.rent_level * exp(0.4 * k.price_draw) * (0.7 + 0.18 * k.bedrooms) end)::bigint * 100 as cents
    from kinds k
    cross join lateral (select * from bench_zip where upto >= k.zip_draw order by upto limit 1) z
  )
  insert into asset (account_id, managing_profile_id, category_id, asset_type_id, listing_type_id, title, description, address1, city_name, city_id, state_id, zip,
    address_exactness, latitude, longitude, time_zone, bedrooms, bathrooms_full, bathrooms_half, area, area_square_feet, year_built, amenity_ids, pets_allowed_ids,
    rent_cents, price_cents, also_for_sale, amount_cents, search_cents, available_on, images_count, is_listed, listed_at, imported)
  select l.account_id, l.id, p.category_id,
    case when p.category_id = 2 then 201 + floor(p.type_draw * p.type_draw * 16)::int else 101 + floor(p.type_draw * p.type_draw * 15)::int end,
    p.listing_type_id, p.style || ' home ' || p.nearby, p.phrases || 'Number ' || p.n || ' of ' || p.city_name || '.', p.house || ' ' || p.street, p.city_name, p.city_id, p.state_id, p.zip,
    case when p.flag_draw < 0.8 then 1 when p.flag_draw < 0.95 then 2 else 3 end, p.latitude, p.longitude, p.time_zone,
    case when p.category_id = 1 then p.bedrooms end, case when p.category_id = 1 then p.bathrooms end, case when p.category_id = 1 then p.n % 2 end,
    a.area, a.area, 1900 + p.n % 125, p.amenity_ids, case when p.listing_type_id = 1 then array[1 + p.n % 4] else '{}'::int[] end,
    case when p.listing_type_id <> 2 then p.cents end, case when p.listing_type_id = 2 then p.cents end, false,
    p.cents, p.cents, case when p.listing_type_id = 1 and p.n % 3 = 0 then current_date + p.n % 90 end,
    case when p.n % 5 < 3 then 1 else 0 end, p.n % 4 <> 0, now() - random() * interval '180 days', true
  from placed p
  cross join lateral (select round(450 + 350 * p.bedrooms + random() * 700) as area) a
  join bench_lister l on l.number = 1 + p.n % ${LISTERS}`

const INSERT_PICTURES = `
  insert into asset_image (account_id, asset_id, position, is_primary, width, height, bytes, widths, storage_key)
  select a.account_id, a.id, 0, true, 1600, 1200, 200000, '{480,960,1600}', 'bench/' || a.id from asset a where a.images_count > 0 and a.is_listed`
