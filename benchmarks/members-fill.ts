import { rightsOf } from '@keystead/contract/people/businesses/role.values.ts'
import { SwitchUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { AddAsset, GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { type Db, only } from '../server/src/database/db.ts'
import { everything, openDatabase } from '../server/src/database/pool.ts'
import type { Caller } from './caller.ts'
import { HOUSE, newOwner } from './owner.ts'

/** People who act for one business; the owner is the account itself, as if no business stood between. */
export type Business = { businessId: string; owner: Caller; administrator: Caller; limited: Caller; homeOfLimited: string }

/** Makes businesses by the calls of screens, and multiplies their homes and members in the database. */
export async function openBusinesses(url: string, databaseUrl: string) {
  const database = openDatabase({ url: databaseUrl, size: 2, statementTimeoutMs: 300_000, onError: () => {} })
  const write = <Result>(work: (db: Db) => Promise<Result>) => database.transaction(everything('a benchmark is filled'), work)
  let people = 0

  async function person(): Promise<{ caller: Caller; accountId: string; profileId: string }> {
    people += 1
    const Email = `member-${people}@example.com`
    const caller = await newOwner(url, { Email, LastName: `Marlow ${people}`, AccountTypeId: 2 })
    const { id, default_profile_id } = await write(async (db) =>
      only(
        await db.sql<{ id: string; default_profile_id: string }>('select id, default_profile_id from account where email = $1', [Email]),
      ),
    )
    return { caller, accountId: id, profileId: default_profile_id }
  }

  async function make({ homes, members }: { homes: number; members: number }): Promise<Business> {
    const owner = await person()
    await owner.caller.ask(AddAsset, HOUSE)
    await write((db) => multiplyHomes(db, owner.accountId, homes))
    const businessId = await write(async (db) => {
      const { id } = only(
        await db.sql<{ id: string }>(
          `insert into business (account_id, profile_id, name, type, status) values ($1, $2, 'Northgate Realty', 'management', 'unlisted') returning id`,
          [owner.accountId, owner.profileId],
        ),
      )
      await db.sql(
        `with made as (
           insert into account (email, first_name, last_name, email_verified_at)
           select $3 || '-colleague-' || n || '@example.com', 'Kim', 'Lee ' || n, now() from generate_series(1, $4::int) n returning id)
         insert into business_member (business_id, account_id, person_account_id, built_in_role, status, joined_at)
         select $1, $2, id, 'viewer', 'active', now() from made`,
        [id, owner.accountId, owner.accountId, members - 2],
      )
      return id
    })
    const seats = { businessId, accountId: owner.accountId, profileId: owner.profileId }
    const administrator = await memberOf(seats, false)
    const limited = await memberOf(seats, true)
    await write((db) => db.sql('analyze'))
    const { Items } = await limited.ask(GetUserAssets, { TopLevel: true })
    return { businessId, owner: owner.caller, administrator, limited, homeOfLimited: Items[0]!.AssetId }
  }

  async function memberOf(
    { businessId, accountId, profileId }: { businessId: string; accountId: string; profileId: string },
    isLimited: boolean,
  ) {
    const { caller, accountId: personId } = await person()
    await write(async (db) => {
      const { id } = only(
        await db.sql<{ id: string }>(
          `insert into business_member (business_id, account_id, person_account_id, built_in_role, is_limited, status, joined_at)
           values ($1, $2, $3, $4, $5, 'active', now()) returning id`,
          [businessId, accountId, personId, isLimited ? 'property-manager' : 'administrator', isLimited],
        ),
      )
      if (isLimited)
        await db.sql(
          `insert into seat_asset (member_id, asset_id)
           select $1, id from (select id, row_number() over (order by id) as place from asset where account_id = $2) homes where place % 2 = 0`,
          [id, accountId],
        )
      const rights = rightsOf(isLimited ? 'property-manager' : 'administrator')
      await db.sql(
        `insert into seat (member_id, account_id, profile_id, business_account_id, role_name, is_administrator, rights, is_limited)
         values ($1, $2, $3, $4, 'A role', $5, $6::jsonb, $7)`,
        [id, personId, profileId, accountId, !isLimited, JSON.stringify(rights), isLimited],
      )
    })
    await caller.ask(SwitchUserProfile, { ProfileId: profileId })
    return caller
  }

  return { make, close: () => database.close() }
}

/** The one home of an account, until there are so many. */
async function multiplyHomes(db: Db, accountId: string, count: number): Promise<void> {
  const columns = await db.sql<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'asset' and is_generated = 'NEVER' and column_name not in ('id', 'title', 'address1', 'created_at', 'updated_at')`,
  )
  const same = columns.map(({ name }) => name).join(', ')
  await db.sql(
    `insert into asset (title, address1, created_at, updated_at, ${same})
     select 'House ' || n, n || ' Larimer Street', now() - n * interval '1 minute', now() - n * interval '1 minute', ${same}
     from asset cross join generate_series(2, $2::int) n where account_id = $1`,
    [accountId, count],
  )
}
