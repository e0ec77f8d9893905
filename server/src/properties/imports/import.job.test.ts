import { CancelAssetImport, GetAssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import { beforeEach, describe, expect, vi } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { startWorkerProcess } from '../../../test/app-process.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { keepHouse } from '../../app/housekeeping.ts'
import { downloadReport, manyHomes, startImport } from './import.factory.ts'
import { runImport } from './import.job.ts'

let owner: TestPerson
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
    expect(await downloadReport(owner, ImportId, 'refused')).toContain('Line 9 already has this reference code.')
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

describe('an import that processes die over', () => {
  const held = (ImportId: string) =>
    app.sql<{ held_by: string | null; deaths: number }>('select held_by, deaths from asset_import where id = $1', [ImportId])
  /** As a process leaves it that dies while it works on it. */
  const dies = (ImportId: string) =>
    app.sql(`update asset_import set status = 'running', held_by = gen_random_uuid() where id = $1`, [ImportId])

  test('is taken up once more, and then given up with a sentence', async () => {
    const { ImportId, job, now } = await begun(manyHomes(20))
    await dies(ImportId)
    await app.sql('update asset_import set deaths = 1 where id = $1', [ImportId])
    expect(await runImport(app.services, job)).toBe(true)
    expect(await now()).toMatchObject({ Status: 'failed', RowsDone: 0, FailureReason: 'given-up', FailureReference: expect.any(String) })
    expect(await countAssets()).toBe(0)
    // A restart, or the job itself that comes again, finds it ended.
    expect(await runImport(app.services, job)).toBe(true)
    expect(await countAssets()).toBe(0)
    // The next one is not held up by it.
    expect((await startImport(owner, manyHomes(2))).Status).toBe('waiting')
  })

  test('is not given up after one death, and progress starts over', async () => {
    const { ImportId, job, now } = await begun(manyHomes(2_400))
    await dies(ImportId)
    const stopping = new AbortController()
    expect(await runImport(app.services, job, { signal: stopping.signal, onProgress: () => stopping.abort() })).toBe(false)
    // It stopped in good order, so no one holds it.
    expect(await held(ImportId)).toEqual([{ held_by: null, deaths: 0 }])
    await dies(ImportId)
    expect(await runImport(app.services, job)).toBe(true)
    expect(await now()).toMatchObject({ Status: 'finished', Accepted: 2_400, FailureReason: null })
  })

  test('a worker that is killed over it leaves a death, and the second one ends it', { timeout: 120_000 }, async () => {
    const { ImportId, job, now } = await begun(manyHomes(1_500))
    // Nothing can be written, so that no one gets anywhere.
    const blocking = await app.services.jobDatabase.pool.connect()
    await blocking.query('begin; set local idle_in_transaction_session_timeout = 0; lock table asset in share row exclusive mode')
    try {
      const worker = startWorkerProcess(app)
      try {
        await vi.waitFor(async () => expect(await held(ImportId)).toEqual([{ held_by: expect.any(String), deaths: 0 }]), {
          timeout: 100_000,
          interval: 50,
        })
      } finally {
        await worker.kill()
      }
      // This one does not get the lock and lets go in good order: one death so far.
      await expect(runImport(app.services, job)).rejects.toThrow('lock timeout')
      expect(await held(ImportId)).toEqual([{ held_by: null, deaths: 1 }])
    } finally {
      await blocking.query('rollback')
      blocking.release()
    }
    await dies(ImportId)
    expect(await runImport(app.services, job)).toBe(true)
    expect(await now()).toMatchObject({ Status: 'failed', RowsDone: 0, FailureReason: 'given-up' })
  })

  test('one that no job will take up any more is ended by housekeeping', async () => {
    const { ImportId, now } = await begun(manyHomes(2))
    await app.sql(`update asset_import set status = 'running', progress_at = now() - interval '1 hour' where id = $1`, [ImportId])
    await keepHouse(app.services, new AbortController().signal)
    expect(await now()).toMatchObject({ Status: 'running' })
    await app.sql(`update pgboss.job set state = 'failed' where singleton_key = $1`, [ImportId])
    await keepHouse(app.services, new AbortController().signal)
    expect(await now()).toMatchObject({ Status: 'failed', FailureReason: 'fault' })
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
