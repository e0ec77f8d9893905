import { EmploymentDraft, IdentityDraft, PersonalDraft, ResidenceDraft } from '@keystead/contract/applications/form/form.forms.ts'
import { SaveHomeCriteria } from '@keystead/contract/applications/criteria/criteria.operations.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { addressTyped, identityTyped, jobTyped, personalTyped } from '../server/src/applications/form/form.factory.ts'
import type { Db } from '../server/src/database/db.ts'
import type { Caller } from './caller.ts'
import { openFilling, type Person } from './filled-database.ts'
import { HOUSE } from './owner.ts'

/** Who decides on open applications for one home. */
export type Board = { readonly landlord: Caller; readonly homeId: string }

/** Of each application: people beside the one in whose name it is. */
const OTHERS = 3

/** Homes for which many apply at once, each household with forms of its own that say everything, and a report of each that was read. */
export function openBoards(url: string, databaseUrl: string) {
  const filling = openFilling('boards', url, databaseUrl)

  async function make(count: number): Promise<Board> {
    const landlord = await filling.person()
    const { AssetId } = await landlord.caller.ask(AddAsset, HOUSE)
    await landlord.caller.ask(SaveHomeCriteria, { AssetId, Version: 0, IncomeTimes: 30, MinCreditScore: 640, MaxResidents: 4 })
    await filling.fill((db) => fill(db, { landlord, homeId: AssetId, count }))
    return { landlord: landlord.caller, homeId: AssetId }
  }

  return { make, close: filling.close }
}

type Size = { readonly landlord: Person; readonly homeId: string; readonly count: number }

async function fill(db: Db, { landlord: { accountId, profileId }, homeId, count }: Size): Promise<void> {
  await db.sql(
    `insert into application (account_id, profile_id, asset_id, number, home_title, home_address, category_id, time_zone, made_by_profile_id, status,
       sent_at, completed_at, expires_at, move_in_on)
     select $1, $2, $3, 1000 + n, 'House', '100 Larimer Street, Denver, CO', 1, 'America/Denver', $2, 'submitted', now(), now() - make_interval(mins => n),
       now() + interval '30 days', current_date + n from generate_series(1, $4::int) n`,
    [accountId, profileId, homeId, count],
  )
  await insertPeople(db, homeId)
  for (const [section, data] of Object.entries(SECTIONS))
    await db.sql(
      `insert into application_section (form_id, account_id, section, data) select f.id, f.profile_account_id, $2, $3::jsonb from application_form f where f.asset_id = $1`,
      [homeId, section, JSON.stringify(data)],
    )
  await db.sql(`update application_form set state = 'submitted', submitted_at = now() where asset_id = $1`, [homeId])
  await insertReports(db, homeId)
}

/** Someone else in each place: a person has one open form for a home. */
async function insertPeople(db: Db, homeId: string): Promise<void> {
  await db.sql(
    `with person as (
       select gen_random_uuid() as account_id, gen_random_uuid() as profile_id, a.id as application_id, a.account_id as keeper_id, n as position
       from application a cross join generate_series(0, $2::int) n where a.asset_id = $1
     ), made as (
       insert into account (id, email, terms_accepted_at, email_verified_at)
       select account_id, account_id || '@example.com', now(), now() from person returning id
     ), named as (
       insert into profile (id, account_id, profile_type_id, account_type_id, first_name, last_name, country_id)
       select p.profile_id, m.id, 3, 1, 'Pat', 'Tester', c.id from person p join made m on m.id = p.account_id join country c on c.code = 'US' returning id
     )
     insert into application_form (application_id, account_id, asset_id, position, applicant_type_id, profile_id, profile_account_id, name, state, given_at, opened_at)
     select p.application_id, p.keeper_id, $1, p.position, case p.position when 0 then 1 else 2 end, n.id, p.account_id, 'Pat Tester', 'started', now(), now()
     from person p join named n on n.id = p.profile_id`,
    [homeId, OTHERS],
  )
}

async function insertReports(db: Db, homeId: string): Promise<void> {
  await db.sql(
    `with made as (
       insert into screening (application_id, form_id, account_id, package_id, price_cents, valid_days, paid_by, state, purpose_version, landlord_name,
         landlord_verified_at, consent_version, consented_at, report_version, report_expires_at, ended_at)
       select f.application_id, f.id, f.account_id, 3, 3500, 30, 'landlord', 'completed', '2026-11-28', 'Pat Marlow', now(), '2026-11-28', now(), 1,
         now() + interval '20 days', now()
       from application_form f where f.asset_id = $1 returning id, account_id
     )
     insert into screening_opening (screening_id, account_id, version, by_name, is_own, notice)
     select id, account_id, 1, 'Pat Marlow', false, '{"agency": {"name": "First", "address": "100 Main Street", "phone": "(800) 555-0199", "website": null},
       "score": {"value": 702, "lowest": 300, "highest": 850, "on": "2026-11-28", "factors": []}}' from made`,
    [homeId],
  )
}

const { BirthDate: _birth, ...personal } = PersonalDraft.parse(personalTyped())
const { Ssn: _ssn, Last4Ssn: _last4, IdNumber: _number, ...identity } = IdentityDraft.parse(identityTyped())
const SECTIONS = {
  personal,
  identity,
  residence: ResidenceDraft.parse({ Addresses: [addressTyped()] }),
  employment: EmploymentDraft.parse({ Jobs: [jobTyped()] }),
}
