import pg from 'pg'
import { hashPassword } from '../server/src/secrets/password-hash.ts'
import { AGENTS, OWNERS, PARTNERS, PASSWORD, type Person, TENANTS, emailOf } from './signed-in-people.ts'

/*
 * Fills a database with the people of the signed-in benchmark, for the tables that the migrations of this checkout make. A
 * change of these tables changes this file in the same commit, and nothing here knows another schema: a later checkout is
 * compared on a copy of what an older one has filled, with its own migrations run on the copy.
 */

const PROFILE_TYPES = { owner: 1, agent: 2, partner: 1, tenant: 3 } as const
/** Homes go in by parts, so that what triggers see of one statement stays in memory. */
const AT_ONCE = 50_000
/** The homes of each relation are this far apart, and begin at numbers of their own: no home has two of them. */
const APART = 20

export async function fillSignedIn(url: string, say: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`set app.everything = 'on'; set synchronous_commit = off; set work_mem = '256MB'`)
    await addPeople(client)
    for (const owner of OWNERS) await addHomes(client, owner, say)
    say('pictures')
    await client.query(INSERT_PICTURES)
    say('agents, co-owners, tenants')
    await client.query('analyze')
    await addGrants(client, AGENTS, { many: 1, one: 67 }, [INSERT_ENGAGEMENTS])
    await addGrants(client, PARTNERS, { many: 3, one: 29 }, [INSERT_PARTS])
    await client.query(INSERT_SHARES)
    await addGrants(client, TENANTS, { many: 5, one: 31 }, [INSERT_LEASES, INSERT_RENTS, INSERT_TENANCIES])
    say('statistics')
    await client.query('select fold_listing_counts()')
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}

async function addPeople(client: pg.Client): Promise<void> {
  const people = [...OWNERS, ...AGENTS, ...PARTNERS, ...TENANTS]
  const types = people.map(({ kind }) => PROFILE_TYPES[kind])
  await client.query(INSERT_PEOPLE, [people.map(emailOf), types, people.map(({ kind }) => kind), await hashPassword(PASSWORD)])
  await client.query('update account a set default_profile_id = p.id from profile p where p.account_id = a.id')
}

async function addHomes(client: pg.Client, owner: Person, say: (line: string) => void): Promise<void> {
  for (let done = 0; done < owner.count; done += AT_ONCE) {
    if (done % (4 * AT_ONCE) === 0) say(`homes, ${done.toLocaleString('en-US')} of ${owner.count.toLocaleString('en-US')}`)
    await client.query(INSERT_HOMES, [emailOf(owner), done, Math.min(AT_ONCE, owner.count - done)])
  }
}

async function addGrants(
  client: pg.Client,
  people: readonly Person[],
  first: { many: number; one: number },
  inserts: readonly string[],
): Promise<void> {
  const manager = OWNERS[2]
  for (const person of people) {
    await client.query(INSERT_CONNECTION, [emailOf(manager), emailOf(person)])
    const granted = [emailOf(manager), emailOf(person), person.count === 1 ? first.one : first.many, person.count]
    for (const insert of inserts) await client.query(insert, granted)
  }
}

const INSERT_PEOPLE = `
  with person as (select * from unnest($1::text[], $2::int[], $3::text[]) as p (email, type_id, name)),
  added as (
    insert into account (email, password_hash, terms_accepted_at, email_verified_at) select email, $4, now(), now() from person returning id, email)
  insert into profile (account_id, profile_type_id, account_type_id, first_name, last_name, country_id)
  select added.id, person.type_id, 1, initcap(person.name), 'Tester', country.id
  from added join person using (email) join country on country.code = 'US'`

/** Whether a home is on the market, and has a photo: one in ten of all, and of those of each relation. Homes of tenants are not. */
const IS_LISTED = `(n + n / ${APART}) % 10 = 0 and n % ${APART} not in (5, 11)`

const INSERT_HOMES = `
  with place as materialized (
    select row_number() over (order by z.zip) as number, z.zip, z.latitude, z.longitude, c.id, c.name, c.state_id, c.time_zone
    from zip z join city c on c.id = z.city_id)
  insert into asset (account_id, managing_profile_id, category_id, asset_type_id, listing_type_id, title, description, reference_code, address1,
    city_name, city_id, state_id, zip, latitude, longitude, time_zone, bedrooms, bathrooms_full, bathrooms_half, area, area_square_feet, year_built,
    rent_cents, amount_cents, search_cents, owners_version, imported, images_count, is_listed, listed_at, created_at, updated_at)
  select p.account_id, p.id, 1, 101, 1, 'Home number ' || n,
    'A bright home with a porch, a kitchen and room to spare. Close to schools, shops and the park, number ' || n, 'H-' || n, n % 9800 || ' Larimer Street',
    c.name, c.id, c.state_id, c.zip, c.latitude, c.longitude, c.time_zone, n % 5, 1 + n % 3, 0, 600 + n % 1800, 600 + n % 1800, 1900 + n % 120,
    cents, cents, cents, 0, true, case when is_listed then 1 else 0 end, is_listed, case when is_listed then added_at end, added_at, added_at
  from generate_series($2::int + 1, $2::int + $3::int) n
  cross join lateral (select ${IS_LISTED} as is_listed, 80000 + n * 7919::bigint % 400000 as cents, now() - make_interval(mins => n % 80000) as added_at) made
  join place c on c.number = 1 + n * 104729::bigint % (select count(*) from place)
  join account a on a.email = $1
  join profile p on p.account_id = a.id`

const INSERT_PICTURES = `
  insert into asset_image (account_id, asset_id, position, is_primary, width, height, bytes, widths, storage_key)
  select account_id, id, 0, true, 1600, 1200, 200000, '{480,960,1600}', 'bench/' || id from asset where images_count > 0`

const INSERT_CONNECTION = `
  with added as (
    insert into connection (requester_account_id, requester_profile_id, requester_type_id, addressee_account_id, addressee_profile_id,
      addressee_type_id, state, answered_at, expires_at)
    select r.account_id, r.id, r.profile_type_id, a.account_id, a.id, a.profile_type_id, 1, now(), now() + interval '30 days'
    from profile r join account ra on ra.id = r.account_id, profile a join account aa on aa.id = a.account_id
    where ra.email = $1 and aa.email = $2
    returning id, requester_profile_id)
  insert into connection_event (connection_id, kind, by_profile_id) select id, 'invited', requester_profile_id from added`

/** The homes of a relation, with who has it and by which connection. Row security lets the index find codes that are made beforehand. */
const GRANTED = `
  numbered as materialized (select n, 'H-' || n as code from generate_series($3::int, $3::int + ${APART} * ($4::int - 1), ${APART}) n),
  granted as materialized (
    select a.id, a.account_id, a.managing_profile_id, a.title, a.city_name, a.time_zone, a.rent_cents, n, p.id as person_id,
      p.account_id as person_account_id, c.id as connection_id, (now() at time zone a.time_zone)::date as today
    from account ma
    join profile m on m.account_id = ma.id
    join account pa on pa.email = $2
    join profile p on p.account_id = pa.id
    join connection c on c.requester_profile_id = m.id and c.addressee_profile_id = p.id
    cross join numbered
    join asset a on a.managing_profile_id = m.id and a.reference_code = numbered.code and a.deleted_at is null
    where ma.email = $1)`

const INSERT_ENGAGEMENTS = `
  with ${GRANTED}
  insert into engagement (account_id, asset_id, profile_id, profile_account_id, connection_id, starts_on, contract_type_id, scopes,
    asset_title, asset_place, time_zone, created_by_profile_id)
  select account_id, id, person_id, person_account_id, connection_id, today - 1 - n % 300, 4, '{list,tenants}', title, city_name, time_zone,
    managing_profile_id
  from granted`

/** A quarter of each home; the rest is its manager's. */
const INSERT_PARTS = `
  with ${GRANTED}
  insert into asset_owner (account_id, asset_id, profile_id, is_managing, partner_account_id, connection_id, accepted_at, name)
  select account_id, id, managing_profile_id, true, null, null, null, null from granted
  union all
  select account_id, id, person_id, false, person_account_id, connection_id, now(), 'Partner Tester' from granted`

const INSERT_SHARES = `
  insert into asset_owner_share (owner_id, asset_id, account_id, percent_bps, effective_from)
  select o.id, o.asset_id, o.account_id, case when o.is_managing then 7500 else 2500 end, (now() at time zone a.time_zone)::date - 1
  from asset_owner o join asset a on a.id = o.asset_id`

const INSERT_LEASES = `
  with ${GRANTED}
  insert into lease (account_id, asset_id, time_zone, starts_on, billing, created_by_profile_id)
  select account_id, id, time_zone, today - 1 - n % 300, 'joint', managing_profile_id from granted`

const INSERT_RENTS = `
  with ${GRANTED}
  insert into lease_rent (lease_id, from_on, account_id, asset_id, rent_cents, rent_frequency_id, created_by_profile_id)
  select l.id, l.starts_on, l.account_id, l.asset_id, g.rent_cents, 1, l.created_by_profile_id from granted g join lease l on l.asset_id = g.id`

const INSERT_TENANCIES = `
  with ${GRANTED}
  insert into lease_tenant (account_id, asset_id, profile_id, profile_account_id, connection_id, starts_on, lease_id, share_bps, reaches_since,
    asset_title, asset_place, time_zone, created_by_profile_id)
  select g.account_id, g.id, g.person_id, g.person_account_id, g.connection_id, l.starts_on, l.id, 10000, now(), g.title, g.city_name, g.time_zone,
    g.managing_profile_id
  from granted g join lease l on l.asset_id = g.id`
