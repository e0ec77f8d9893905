import { beforeEach, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { listExportedRows } from '../../security/closing/closing.queries.ts'
import { formOf } from '../applications/application.factory.ts'
import { completeApplication, newDeciding } from '../decisions/decision.factory.ts'
import { givenScreening } from './given-screening.factory.ts'
import { screeningExports } from './screening.exports.ts'

let owner: TestPerson
let renter: TestPerson
let other: TestPerson
let id: string
beforeEach(async () => {
  const people = await newDeciding(app)
  ;({ owner, renter, other } = people)
  const applicationId = await completeApplication(renter, people.assetId)
  id = await givenScreening(app, { applicationId, formId: await formOf(renter, applicationId) }, { state: 'ordered' })
  const questions = [{ id: 'q1', text: 'Where did you live in 2019?', choices: [{ id: 'c1', text: 'Elm Street' }] }]
  await app.sql(`update screening set state = 'questions', questions = $2::jsonb where id = $1`, [id, JSON.stringify(questions)])
  await app.sql(
    `insert into screening_opening (screening_id, account_id, version, is_own, ip) select id, account_id, 1, true, '203.0.113.7' from screening where id = $1`,
    [id],
  )
})

/** All that a person takes along of screenings. */
async function takenBy({ accountId }: TestPerson): Promise<Record<string, unknown>[]> {
  const parts = await app.services.database.transaction({ kind: 'account', accountId }, async (db) => {
    const rows = []
    for (const exported of screeningExports.exports ?? []) rows.push(await listExportedRows(db, accountId, exported, null))
    return rows
  })
  return parts.flat()
}

test('a landlord takes along what they asked for, and nothing that is of its person alone', async () => {
  const taken = await takenBy(owner)
  expect(taken).toContainEqual(expect.objectContaining({ id, state: 'questions', consent_version: '2026-11-28' }))
  expect(JSON.stringify(taken)).not.toMatch(/Elm Street|consent_ip|consent_user_agent|203\.0\.113\.7/)
})

test('its person takes along what they agreed to, and others nothing', async () => {
  expect(await takenBy(renter)).toEqual([expect.objectContaining({ id, consent_version: '2026-11-28' })])
  expect(await takenBy(other)).toEqual([])
})
