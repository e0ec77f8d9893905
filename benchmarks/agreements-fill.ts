import { type Db, only } from '../server/src/database/db.ts'
import type { Caller } from './caller.ts'
import { openFilling, type Person } from './filled-database.ts'

/** Who sent agreements, and someone who is a party of each of them. `latest`: the id of the one that was sent last. */
export type Sent = { sender: Caller; party: Caller; latest: string }

/** Of each agreement: parties beside the one who looks, entries of its log. */
const PARTIES = 3
const EVENTS = 12

/** Makes agreements in the database: what is measured is how they are opened. */
export function openAgreements(url: string, databaseUrl: string) {
  const filling = openFilling('agreements', url, databaseUrl)

  async function make(count: number): Promise<Sent> {
    const [sender, party] = [await filling.person(), await filling.person()]
    const latest = await filling.fill((db) => fill(db, sender, party, count))
    return { sender: sender.caller, party: party.caller, latest }
  }

  return { make, close: filling.close }
}

async function fill(db: Db, sender: Person, party: Person, count: number): Promise<string> {
  await db.sql(
    `insert into agreement (account_id, profile_id, template_name, kind, roles, body, category_id, title, sign_by, time_zone, updated_at)
     select $1, $2, 'House lease', 'text', '[]', '{"type": "doc", "content": []}', 8, 'Paper ' || n, current_date + 10, 'America/Denver',
       now() - make_interval(mins => n)
     from generate_series(1, $3::int) n`,
    [sender.accountId, sender.profileId, count],
  )
  await db.sql(
    `insert into agreement_party (agreement_id, account_id, position, role, part, turn, profile_id, profile_account_id, name, email, state, given_at, told_at)
     select a.id, a.account_id, n, 'Tenant', 'signer', 1, case when n = 0 then $2::uuid end, case when n = 0 then $3::uuid end, 'Pat Tester ' || n,
       case when n > 0 then n || '@example.com' end, 'sent', now(), now()
     from agreement a cross join generate_series(0, $4::int) n where a.profile_id = $1`,
    [sender.profileId, party.profileId, party.accountId, PARTIES],
  )
  await db.sql(
    `update agreement set status = 'sent', sent_at = now(), expires_at = now() + interval '10 days', filled = '{}',
       reading = '{"type": "doc", "content": [{"type": "pageBreak"}]}', paper_key = 'agreements/papers/' || new_id(), paper_sha256 = sha256('paper'),
       paper_bytes = 90000, paper_pages = 8
     where profile_id = $1`,
    [sender.profileId],
  )
  await db.sql(
    `insert into agreement_event (agreement_id, account_id, number, kind, by_name, at, sha256)
     select a.id, a.account_id, n, 'viewed', 'Pat Tester', now(), sha256('entry') from agreement a cross join generate_series(1, $2::int) n where a.profile_id = $1`,
    [sender.profileId, EVENTS],
  )
  return only(
    await db.sql<{ id: string }>('select id from agreement where profile_id = $1 order by updated_at desc limit 1', [sender.profileId]),
  ).id
}
