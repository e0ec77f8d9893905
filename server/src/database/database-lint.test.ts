import { describe, expect } from 'vitest'
import { app, test } from '../../test/app.ts'
import {
  callsForEachRow,
  functionsThatActForOthers,
  type Lint,
  plpgsqlThatNeedsAPath,
  policiesThatAreAlwaysTrue,
  policiesThatAskViews,
  sqlThatNeedsAPath,
  tablesOfPeopleThatAreOpen,
  tablesWithIdlePolicies,
  tablesWithSeveralPolicies,
  triggersThatMayCompareAllWithAll,
  viewsThatSeeForOthers,
} from '../../test/database-lint.ts'

/*
 * Policies, views and functions as the database has them keep these rules, and each rule finds an offense that is planted.
 */

/** Tables on which several policies let rows through for one command, and why it takes more than one. */
const SEVERAL: Readonly<Record<string, string>> = {
  access_grant: 'those who were given something see what',
  agreement: 'parties read what they were given',
  agreement_event: 'parties of an agreement read what happened to it',
  agreement_field: 'parties of an agreement read what is filled in',
  agreement_party: 'parties of an agreement see who the others are',
  agreement_sequel: 'parties of an agreement see what became of it',
  application: 'agents who move tenants in, and those who fill it in, see it',
  application_consent: 'those who decide read what was agreed to',
  application_criteria: 'who thinks of applying for an offered home reads what is asked',
  application_decision: 'of a home that a call has reached',
  application_event: 'who sees the application sees what happened',
  application_fee: 'who pays, and who sees the application, sees how it stands',
  application_form: 'who sees the application sees who is part of it',
  application_note: 'of a home that a call has reached',
  application_notice: 'of a home that a call has reached',
  application_reference: 'of a home that a call has reached',
  application_section: 'those who decide read what was submitted',
  asset: 'partners, agents and tenants see it, and one that a call has reached is touched',
  asset_event: 'strangers see what homes on the market asked before',
  asset_image: 'strangers see pictures of homes on the market; partners, agents and tenants those of theirs',
  asset_owner: 'a partner sees their part',
  asset_owner_share: 'a partner sees since when they hold it',
  asset_view_day: 'of a property that a call has reached',
  brand: 'what a profile uses, others see',
  branding: 'what a profile uses, others see',
  business: 'of one that is listed everyone reads, of others their members',
  business_image: 'strangers see those of listed businesses',
  business_member: 'strangers see who agreed to be shown; members see each other',
  business_role: 'members see what theirs may do',
  closed_name: 'who has an invoice of theirs, or to them, reads it',
  document: 'those it is shared with see it, and those who have to do with its home',
  document_folder: 'those it is shared with see it',
  document_share: 'who has it sees it',
  document_text: 'who sees the document sees it',
  document_version: 'who sees the document sees it',
  engagement: 'the agent sees it',
  invoice: 'those who are billed see it, and agents who bill for the manager',
  invoice_event: 'those who are billed see what concerns them',
  invoice_line: 'those who are billed see it',
  invoice_line_share: 'who owes it sees it',
  invoice_paper: 'who it was made for reads it, and agents who bill for the manager',
  invoice_recipient: 'those who are billed see their place',
  lease: 'a tenant sees it',
  lease_guarantor: 'of a property that a call has reached',
  lease_occupant: 'a tenant sees it',
  lease_rent: 'a tenant sees it',
  lease_tenant: 'the tenant sees it',
  payment: 'who pays sees it, and agents who bill for the manager',
  payment_allocation: 'who pays sees it',
  payment_dispute: 'of a property that a call has reached',
  payment_refund: 'who pays sees it',
  person: 'an agent who acts on a home reads how its tenants and guarantors were written down',
  profile_contact: 'the joined reach each other',
  profile_inquiry: 'strangers write to people, and never read it again',
  screening: 'of a home that a call has reached',
  support_ticket: 'guests write, and read it once they have an account with the same address',
  testimonial: 'strangers hand in and read what is approved; operators moderate',
  tour: 'the visitor and the agent who lists the home see it, too',
}

/** Tables that point to an account or a profile and are open to the application, with the reason. */
const OPEN: Readonly<Record<string, string>> = {
  account: 'read to find out who signs in',
  document_words: 'an index that row security would keep from being asked: ids alone leave it',
  email: 'of the outbox; no call reads it',
  known_device: 'read before a sign-in is let through',
  listing: 'what strangers may see, and nothing else',
  oauth_attempt: 'comes back from a provider before anybody is known',
  oauth_ticket: 'comes from a sign-up form',
  passkey: 'says whose signature it is',
  passkey_challenge: 'answered before anybody is known',
  profile: 'public pages show some of them',
  profile_picture: 'pictures of people are public',
  seat: 'says for which businesses a session may act',
  secret_link: 'a link from an email says whose it is',
  session: 'says who calls',
  sign_in_ticket: 'between the first factor and the second nobody is known',
  user_identity: 'says whom a provider has sent',
}

const ASKS_FOR_A_ROW = `create function public.asked(uuid) returns boolean language sql stable as 'select exists (select from public.listing where id = $1)'`

const RULES: readonly [name: string, lint: Lint, reviewed: readonly string[], planted: string, found: string][] = [
  [
    'no policy calls a function for each row',
    callsForEachRow,
    [],
    `${ASKS_FOR_A_ROW}; create policy planted on public.favorite using (asset_id = (select public.current_account()) or public.asked(asset_id))`,
    'favorite.planted calls public.asked for each row',
  ],
  [
    'no policy calls a function for each row in a sub-select of its own',
    callsForEachRow,
    [],
    `${ASKS_FOR_A_ROW}; create policy planted on public.favorite using ((select public.asked(asset_id)))`,
    'favorite.planted calls public.asked for each row',
  ],
  [
    'no policy looks at the clock for each row',
    callsForEachRow,
    [],
    'create policy planted on public.favorite using (saved_at > clock_timestamp())',
    'favorite.planted calls clock_timestamp for each row',
  ],
  [
    'no policy for reading asks a view',
    policiesThatAskViews,
    [],
    'create policy planted on public.favorite using (exists (select from public.open_grant g where g.object_id = asset_id))',
    'favorite.planted asks open_grant',
  ],
  [
    'a second policy for the same command has a reason',
    tablesWithSeveralPolicies,
    Object.keys(SEVERAL),
    'create policy planted on public.favorite for update using (false)',
    'favorite',
  ],
  [
    'no policy is always true',
    policiesThatAreAlwaysTrue,
    [],
    'create policy planted on public.favorite for insert with check (1 = 1)',
    'favorite.planted is always true',
  ],
  [
    'what points to an account or a profile is guarded, or says why not',
    tablesOfPeopleThatAreOpen,
    Object.keys(OPEN),
    'alter table public.favorite no force row level security',
    'favorite',
  ],
  ['no policy is idle', tablesWithIdlePolicies, [], 'create policy planted on public.country using (false)', 'country'],
  ['no view sees for others', viewsThatSeeForOthers, [], 'create view public.planted as select 1 as one', 'planted'],
  [
    'no function acts for others',
    functionsThatActForOthers,
    [],
    `create function public.planted() returns int language sql security definer set search_path = public as 'select 1'`,
    'planted()',
  ],
  [
    'no trigger may compare all rows with all',
    triggersThatMayCompareAllWithAll,
    [],
    `create function public.planted() returns trigger language plpgsql set search_path = public as
       'begin perform from changed join before using (asset_id); return null; end';
     create trigger planted after update on public.favorite referencing old table as before new table as changed
       for each statement execute function public.planted()`,
    'planted()',
  ],
  [
    'functions in SQL name their schemas',
    sqlThatNeedsAPath,
    [],
    `set local check_function_bodies = off; create function public.planted() returns bigint language sql as 'select count(*) from plan'`,
    'public.planted(): relation "plan" does not exist',
  ],
  [
    'functions in PL/pgSQL bring their search path, or name schemas',
    plpgsqlThatNeedsAPath,
    [],
    `create function public.planted() returns void language plpgsql as 'begin delete from plan; end'`,
    'planted(): plan',
  ],
]

describe.each(RULES)('%s', (_name, lint, reviewed, planted, found) => {
  test('in this database', async () => {
    expect(await offensesWith(lint, 'select 1')).toEqual(reviewed)
  })
  test('and an offense is found', async () => {
    expect((await offensesWith(lint, planted)).filter((offense) => !reviewed.includes(offense))).toEqual([found])
  })
})

/** Of a database in which this was done, and is undone right after. */
async function offensesWith(lint: Lint, change: string): Promise<string[]> {
  const undo = new Error('undone')
  let offenses: string[] = []
  const looked = app.services.database.transaction({ kind: 'public' }, async (db) => {
    await db.sql(change)
    await db.sql('set local check_function_bodies = on')
    offenses = await lint(db)
    throw undo
  })
  await looked.catch((error: unknown) => {
    if (error !== undo) throw error
  })
  return offenses
}
