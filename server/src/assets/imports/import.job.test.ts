import { CancelAssetImport, GetAssetImport } from '@keystead/contract/assets/imports/import.operations.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestPerson, startTestApp } from '../../../test/harness.ts'
import { downloadReport, manyHomes, startImport } from './import.factory.ts'
import { runImport } from './import.job.ts'

let app: TestApp
let owner: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  owner = await app.newPerson()
})

async function begun(content: string) {
  const { ImportId } = await startImport(owner, content)
  const job = { importId: ImportId, accountId: owner.accountId }
  return { ImportId, job, now: async () => (await owner.call(GetAssetImport, { ImportId })).data }
}
async function countAssets(): Promise<number | undefined> {
  const [row] = await app.sql<{ count: number }>('select count(*) as count from asset where account_id = $1', [owner.accountId])
  return row?.count
}

describe('an import that is broken off', () => {
  test('goes on from the last batch, with the right counts and the doubles found', async () => {
    const { ImportId, job, now } = await begun(`${manyHomes(2_400)}H-7,Denver,CO,1,1,1\n`)
    const stopping = new AbortController()
    expect(await runImport(app.services, job, { signal: stopping.signal, onProgress: () => stopping.abort() })).toBe(false)
    const between = await now()
    expect(between).toMatchObject({ Status: 'running', RowsDone: 1_000, Accepted: 1_000, Refused: 0 })
    expect(await countAssets()).toBe(1_000)

    expect(await runImport(app.services, job)).toBe(true)
    expect(await now()).toMatchObject({ Status: 'finished', RowsDone: 2_401, Accepted: 2_400, Refused: 1 })
    expect(await countAssets()).toBe(2_400)
    expect(await downloadReport(owner, ImportId, 'refused')).toContain('Reference code is used in line 9 already.')
  })

  test('two runs at once write every row once', async () => {
    const { job, now } = await begun(manyHomes(3_000))
    await Promise.all([runImport(app.services, job), runImport(app.services, job)])
    await runImport(app.services, job)
    expect(await now()).toMatchObject({ Status: 'finished', RowsDone: 3_000, Accepted: 3_000, Unchanged: 0, Listed: 3_000 })
    expect(await countAssets()).toBe(3_000)
  })

  test('a batch that fails leaves nothing of itself, and the import ends under a reference', async () => {
    const { job, now } = await begun(manyHomes(1_500))
    await app.sql(
      `create function refuse_h_1200() returns trigger language plpgsql as $$
       begin if new.reference_code = 'H-1200' then raise exception 'broken'; end if; return new; end $$`,
    )
    await app.sql('create trigger refuse_h_1200 before insert on asset for each row execute function refuse_h_1200()')
    try {
      expect(await runImport(app.services, job)).toBe(true)
    } finally {
      await app.sql('drop function refuse_h_1200 cascade')
    }
    expect(await now()).toMatchObject({
      Status: 'failed',
      RowsDone: 1_000,
      Accepted: 1_000,
      FailureReference: expect.stringMatching(/^[0-9A-F]{10}$/),
    })
    expect(await countAssets()).toBe(1_000)
  })
})

test('a canceled import stops after the batch in hand and keeps what it brought', async () => {
  const { ImportId, job, now } = await begun(manyHomes(8_500))
  let isCanceled: Promise<unknown> | null = null
  await runImport(app.services, job, {
    onProgress: () => {
      isCanceled ??= owner.call(CancelAssetImport, { ImportId })
    },
  })
  await isCanceled
  const ended = await now()
  expect(ended.Status).toBe('canceled')
  expect(ended.RowsDone).toBeLessThan(8_500)
  expect(await countAssets()).toBe(ended.Accepted)
  expect(ended.Accepted).toBeGreaterThanOrEqual(1_000)
})
