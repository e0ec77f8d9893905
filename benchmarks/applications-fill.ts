import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { type Db, only } from '../server/src/database/db.ts'
import type { Caller } from './caller.ts'
import { openFilling, type Person } from './filled-database.ts'
import { HOUSE } from './owner.ts'

/** Who decides on applications, and someone who is in each of them. `latest`: the one that came last, `form`: a submitted one of it. */
export type Applied = { readonly landlord: Caller; readonly applicant: Caller; readonly latest: string; readonly form: string }

/** Of each application: people beside the one who looks, entries of its log. */
const OTHERS = 3
const EVENTS = 8

/** Makes applications in the database, each for a home of its own: what is measured is how they are opened. */
export function openApplications(url: string, databaseUrl: string) {
  const filling = openFilling('applications', url, databaseUrl)

  async function make(count: number): Promise<Applied> {
    const [landlord, applicant] = [await filling.person(), await filling.person()]
    const { AssetId } = await landlord.caller.ask(AddAsset, HOUSE)
    const ids = await filling.fill((db) => fill(db, { landlord, applicant, homeId: AssetId, count }))
    return { landlord: landlord.caller, applicant: applicant.caller, ...ids }
  }

  return { make, close: filling.close }
}

type Size = { readonly landlord: Person; readonly applicant: Person; readonly homeId: string; readonly count: number }

/** One person has one open form for a home: all but the last application came to their end. */
async function fill(db: Db, { landlord, applicant, homeId, count }: Size): Promise<{ latest: string; form: string }> {
  await db.sql(
    `insert into application (account_id, profile_id, asset_id, number, home_title, home_address, category_id, time_zone, made_by_profile_id, status,
       sent_at, expires_at, ended_at, updated_at)
     select $1, $2, $3, 1000 + n, 'House ' || n, '100 Larimer Street, Denver, CO', 1, 'America/Denver', $2,
       case n when 1 then 'submitted' else 'closed' end, now(), now() + interval '30 days', case when n > 1 then now() end, now() - make_interval(mins => n)
     from generate_series(1, $4::int) n`,
    [landlord.accountId, landlord.profileId, homeId, count],
  )
  await db.sql(
    `insert into application_form (application_id, account_id, asset_id, position, applicant_type_id, profile_id, profile_account_id, name, state, given_at,
       opened_at, submitted_at, ended_at, filled_by_account_id)
     select a.id, a.account_id, a.asset_id, n, case n when 0 then 1 else 2 end, $2, $3, 'Pat Tester ' || n, 'submitted', now(), now(), now(),
       case when n > 0 then now() else a.ended_at end, $3
     from application a cross join generate_series(0, $4::int) n where a.profile_id = $1`,
    [landlord.profileId, applicant.profileId, applicant.accountId, OTHERS],
  )
  await db.sql(
    `insert into application_event (application_id, account_id, kind, by_name)
     select a.id, a.account_id, 'invited', 'Pat Tester' from application a cross join generate_series(1, $2::int) n where a.profile_id = $1`,
    [landlord.profileId, EVENTS],
  )
  return only(
    await db.sql<{ latest: string; form: string }>(
      `select a.id as latest, f.id as form from application a join application_form f on f.application_id = a.id and f.position = 0
       where a.profile_id = $1 order by a.updated_at desc limit 1`,
      [landlord.profileId],
    ),
  )
}
