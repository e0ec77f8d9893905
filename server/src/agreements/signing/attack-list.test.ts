import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { explaining } from '../../../test/plans.ts'
import { type AgreementFilter, countAgreements, countByState, listAgreements } from '../agreements/agreement-list.queries.ts'
import { givenAgreement } from '../agreements/given-agreement.factory.ts'

const ALL: AgreementFilter = {
  direction: null,
  states: [],
  assetId: null,
  leaseId: null,
  personId: null,
  withProfileId: null,
  keyword: null,
  isMyTurn: false,
}

async function columnsOf(table: string, without: string[]): Promise<string> {
  const [row] = await app.sql<{ names: string }>(
    `select string_agg(column_name, ', ') as names from information_schema.columns
     where table_schema = 'public' and table_name = $1 and column_name <> all($2)`,
    [table, without],
  )
  return row!.names
}

/** Agreements of someone else, as an installation has them: past what keeps parties from what was sent. */
async function manyOfOthers(): Promise<void> {
  const other = await app.newPerson()
  const seed = await givenAgreement(app, other, { signers: [{ email: 'a@example.com' }] })
  const names = await columnsOf('agreement', ['id', 'updated_at'])
  const ofParty = await columnsOf('agreement_party', ['id', 'agreement_id'])
  const tables = ['agreement', 'agreement_party']
  for (const table of tables) await app.sql(`alter table ${table} disable trigger user`)
  await app.sql(
    `with copy as (
       insert into agreement (id, updated_at, ${names})
       select new_id(), now() - make_interval(mins => n), ${names} from agreement, generate_series(1, 8000) n where id = $1
       returning id)
     insert into agreement_party (id, agreement_id, ${ofParty})
     select new_id(), copy.id, ${ofParty} from copy, agreement_party p where p.agreement_id = $1`,
    [seed],
  )
  for (const table of tables) await app.sql(`alter table ${table} enable trigger user`)
  for (const table of [...tables, 'access_grant']) await app.sql(`analyze ${table}`)
}

describe('the list of agreements', () => {
  // agreements of all accounts, with several look-ups for every one (60,000 of others: 0.3 s for who has none, and growing with them).
  test('of who has none reads no agreements of others', async () => {
    await manyOfOthers()
    const person = await app.newPerson()
    const looker = { accountId: person.accountId, profileId: person.profileId }
    const plans: string[] = []
    await app.services.database.transaction({ kind: 'account', ...looker, memberId: null }, async (db) => {
      const explained = explaining(db, plans)
      await listAgreements(explained, looker, ALL, { limit: 20, offset: 0 })
      await countAgreements(explained, looker, ALL)
      await countByState(explained, looker, null)
    })
    expect(plans).toHaveLength(3)
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on agreement/)
  })
})
