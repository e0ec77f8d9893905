import type { AssetColumns, AssetRow } from '../../src/properties/properties/property.public.ts'
import { type Db, first, only } from '../../src/database/db.ts'
import { columnsOf } from '../../src/database/write-row.ts'
import type { Scope } from '../../src/rpc/scope.ts'

const PORTFOLIO = 'demo'
const PICTURES = 'demo-pictures'
const PROFILES = 'demo-profiles'
const PORTRAITS = 'demo-portraits'
const NETWORK = 'demo-network'
const VERSION = '1'

export type DemoState = {
  readonly hasAccounts: boolean
  readonly isSeeded: boolean
  readonly isDrawn: boolean
  readonly isDescribed: boolean
  readonly isPortrayed: boolean
  readonly isConnected: boolean
}

export async function readDemoState(db: Db): Promise<DemoState> {
  return only(
    await db.sql<DemoState>(
      `select exists (select from account_holder) as "hasAccounts",
              exists (select from seed_state where name = $1) as "isSeeded",
              exists (select from seed_state where name = $2) as "isDrawn",
              exists (select from seed_state where name = $3) as "isDescribed",
              exists (select from seed_state where name = $4) as "isPortrayed",
              exists (select from seed_state where name = $5) as "isConnected"`,
      [PORTFOLIO, PICTURES, PROFILES, PORTRAITS, NETWORK],
    ),
  )
}

/** Two processes that start at the same moment take turns; held to the end of the transaction. */
export async function lockDemo(db: Db): Promise<void> {
  // Making the portfolio takes the other one seconds, many of them on a busy machine.
  await db.sql(`set local lock_timeout = '50s'`)
  await db.sql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`seed ${PORTFOLIO}`])
}

export async function markSeeded(db: Db): Promise<void> {
  await markLoaded(db, PORTFOLIO)
}

export async function markDrawn(db: Db): Promise<void> {
  await markLoaded(db, PICTURES)
}

export async function markDescribed(db: Db): Promise<void> {
  await markLoaded(db, PROFILES)
}

export async function markPortrayed(db: Db): Promise<void> {
  await markLoaded(db, PORTRAITS)
}

export async function markConnected(db: Db): Promise<void> {
  await markLoaded(db, NETWORK)
}

async function markLoaded(db: Db, name: string): Promise<void> {
  await db.sql('insert into seed_state (name, version) values ($1, $2) on conflict (name) do nothing', [name, VERSION])
}

export async function readToday(db: Db): Promise<string> {
  return only(await db.sql<{ today: string }>('select current_date as today')).today
}

export type NewDemoAccount = {
  readonly email: string
  readonly passwordHash: string
  readonly mobile: string
  readonly plan: string
  readonly joinedDaysAgo: number
}

export async function insertDemoAccount(db: Db, account: NewDemoAccount): Promise<string> {
  const { id } = only(
    await db.sql<{ id: string }>(
      `insert into account (email, password_hash, mobile, plan_id, is_demo, terms_accepted_at, email_verified_at, created_at, updated_at)
       select $1, $2, $3, plan.id, true, moment.joined, moment.joined, moment.joined, moment.joined
       from plan_name plan, (select now() - make_interval(days => $5) as joined) as moment
       where plan.code = $4
       returning id`,
      [account.email, account.passwordHash, account.mobile, account.plan, account.joinedDaysAgo],
    ),
  )
  return id
}

/** Whoever has a plan with a price has paid for the year that they are in, counted from the day they joined. */
export async function insertDemoSubscription(db: Db, accountId: string): Promise<void> {
  await db.sql(
    `insert into subscription (account_id, plan_id, billing_interval, price_cents, started_at, current_period_end)
     select a.id, plan.id, 'year', plan.price_year_cents, begun.at, begun.at + interval '1 year'
     from account_holder a
     join plan on plan.id = a.plan_id and plan.price_year_cents > 0
     cross join lateral (select a.created_at + make_interval(years => extract(year from age(now(), a.created_at))::int) as at) as begun
     where a.id = $1`,
    [accountId],
  )
}

export type NewDemoProfile = {
  readonly accountId: string
  readonly profileTypeId: number
  readonly accountTypeId: number
  readonly firstName: string
  readonly lastName: string
  readonly categoryId: number
  readonly position: number
}

/** Profiles of an account are shown in the order in which they were made, so each is a day younger than the one before. */
export async function insertDemoProfile(db: Db, profile: NewDemoProfile): Promise<string> {
  const { id } = only(
    await db.sql<{ id: string }>(
      `insert into profile (account_id, profile_type_id, account_type_id, first_name, last_name, category_ids, country_id, created_at)
       select account.id, $2, $3, $4, $5, array[$6::int], country.id, account.created_at + make_interval(days => $7)
       from account_holder account, place_country country
       where account.id = $1 and country.code = 'US'
       returning id`,
      [
        profile.accountId,
        profile.profileTypeId,
        profile.accountTypeId,
        profile.firstName,
        profile.lastName,
        profile.categoryId,
        profile.position,
      ],
    ),
  )
  return id
}

export async function setDefaultProfile(db: Db, accountId: string, profileId: string): Promise<void> {
  await db.sql('update account set default_profile_id = $2 where id = $1', [accountId, profileId])
}

export type NewDemoAsset = {
  readonly scope: Scope<'asset'>
  readonly columns: AssetColumns & { readonly open_checks: number }
  readonly createdDaysAgo: number
  readonly updatedDaysAgo: number
}

export async function insertDemoAssets(db: Db, assets: readonly NewDemoAsset[]): Promise<void> {
  const [some] = assets
  if (some === undefined) return
  const rows = assets.map(({ scope, columns }) => ({ ...columns, account_id: scope.accountId, managing_profile_id: scope.profileId }))
  const columns = columnsOf({ ...some.columns, account_id: null, managing_profile_id: null })
  await db.sql(
    `insert into asset (${columns}, created_at, updated_at)
     select ${columns}, now() - make_interval(secs => age.made * 86400), now() - make_interval(secs => age.changed * 86400)
     from json_populate_recordset(null::public.asset, $1::json) with ordinality as given
     join unnest($2::float8[], $3::float8[]) with ordinality as age (made, changed, place) on age.place = given.ordinality`,
    [JSON.stringify(rows), assets.map(({ createdDaysAgo }) => createdDaysAgo), assets.map(({ updatedDaysAgo }) => updatedDaysAgo)],
  )
}

export type DemoAsset = {
  readonly id: string
  readonly account_id: string
  readonly managing_profile_id: string
  readonly reference_code: string
  readonly images_count: number
}

/** Properties of the demo people that still have these codes; asked by those who see everything. */
export async function listDemoAssets(db: Db, codes: readonly string[]): Promise<DemoAsset[]> {
  return db.sql<DemoAsset>(
    `select a.id, a.account_id, a.managing_profile_id, a.reference_code, a.images_count
     from asset a join account_holder account on account.id = a.account_id
     where account.is_demo and a.deleted_at is null and a.reference_code = any($1)`,
    [codes],
  )
}

/** A property, kept for this transaction; null when it was deleted. */
export async function lockDemoAsset(db: Db, scope: Scope<'asset'>, assetId: string): Promise<AssetRow | null> {
  return first(
    await db.sql<AssetRow>('select * from asset where id = $1 and account_id = $2 and deleted_at is null for update', [
      assetId,
      scope.accountId,
    ]),
  )
}

/** Pictures of the portfolio belong to its making, so the time of the last change stays. */
export async function setDrawnImages(
  db: Db,
  scope: Scope<'asset'>,
  assetId: string,
  { imagesCount, openChecks }: { imagesCount: number; openChecks: number },
): Promise<void> {
  await db.sql('update asset set images_count = $3, open_checks = $4 where id = $1 and account_id = $2', [
    assetId,
    scope.accountId,
    imagesCount,
    openChecks,
  ])
}

/** Puts a property on the market as of some days before the portfolio was made, at first perhaps for another amount. */
export async function listSince(
  db: Db,
  scope: Scope<'asset'>,
  assetId: string,
  listing: { daysAgo: number; before: { cents: number; daysAgo: number } | null },
): Promise<void> {
  const { daysAgo, before } = listing
  const [own, seed] = [
    [assetId, scope.accountId],
    [assetId, scope.accountId, PORTFOLIO],
  ]
  await db.sql(
    `update asset set is_listed = true, amount_cents = coalesce($5, amount_cents), listed_at = made.loaded_at - make_interval(secs => $4)
     from seed_state made where made.name = $3 and asset.id = $1 and asset.account_id = $2`,
    [...seed, daysAgo * 86_400, before?.cents ?? null],
  )
  await db.sql(
    `update asset_event e set at = a.listed_at from asset a where a.id = e.asset_id and e.asset_id = $1 and e.account_id = $2 and e.kind = 'listed'`,
    own,
  )
  if (!before) return
  await db.sql(
    `update asset set amount_cents = case when listing_type_id = 2 then price_cents else rent_cents end where id = $1 and account_id = $2`,
    own,
  )
  await db.sql(
    `update asset set amount_changed_at = made.loaded_at - make_interval(secs => $4)
     from seed_state made where made.name = $3 and asset.id = $1 and asset.account_id = $2`,
    [...seed, before.daysAgo * 86_400],
  )
  await db.sql(
    `update asset_event e set at = a.amount_changed_at
     from asset a where a.id = e.asset_id and e.asset_id = $1 and e.account_id = $2 and e.kind = 'price'`,
    own,
  )
}

export type NewDemoViewing = {
  readonly code: string
  readonly visitorAccountId: string
  readonly visitorName: string
  readonly visitorEmail: string
  readonly note: string
  /** Days from today and the hour where the home stands. */
  readonly wishes: readonly { readonly inDays: number; readonly hour: number }[]
  readonly isConfirmed: boolean
}

/** A confirmed one begins at the first of its times; nobody is reminded of it, for nobody was told. */
export async function insertDemoViewing(db: Db, viewing: NewDemoViewing): Promise<void> {
  await db.sql(
    `insert into viewing (account_id, profile_id, asset_id, asset_title, asset_type_id, city_id, time_zone, visitor_account_id,
       visitor_name, visitor_email, note, wished_at, last_time_at, state, starts_at, ends_at, address, reminded_at)
     select a.account_id, a.managing_profile_id, a.id, a.title, a.asset_type_id, a.city_id, a.time_zone, $2, $3, $4, $5, wished.all_of_them, wished.last_one,
       case when $8 then 'Confirmed' else 'Pending' end,
       case when $8 then wished.first_one end, case when $8 then wished.first_one + interval '30 minutes' end,
       case when $8 then concat_ws(', ', a.address1, a.address2, 'Unit ' || a.unit_number, a.city_name, (select code from place_state where id = a.state_id) || ' ' || a.zip) end, case when $8 then now() end
     from asset a
     join account_holder account on account.id = a.account_id and account.is_demo
     cross join lateral (
       select array_agg(wish.at order by wish.at) as all_of_them, min(wish.at) as first_one, max(wish.at) as last_one
       from unnest($6::int[], $7::int[]) as asked (in_days, hour)
       cross join lateral (
         select ((now() at time zone a.time_zone)::date + asked.in_days + make_interval(hours => asked.hour)) at time zone a.time_zone as at
       ) as wish
     ) as wished
     where a.reference_code = $1`,
    [
      viewing.code,
      viewing.visitorAccountId,
      viewing.visitorName,
      viewing.visitorEmail,
      viewing.note,
      viewing.wishes.map(({ inDays }) => inDays),
      viewing.wishes.map(({ hour }) => hour),
      viewing.isConfirmed,
    ],
  )
}
