import { GetAssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import { expect, test, vi } from 'vitest'
import { startTestApp } from '../../../test/harness.ts'
import { manyHomes, startImport } from './import.factory.ts'

test('the queue takes up what was started', async () => {
  const app = await startTestApp()
  try {
    const owner = await app.newPerson()
    const { ImportId, Status } = await startImport(owner, manyHomes(20))
    expect(Status).toBe('waiting')
    await app.startWorker()
    await vi.waitFor(
      async () => {
        const { data } = await owner.call(GetAssetImport, { ImportId })
        expect(data).toMatchObject({ Status: 'finished', Accepted: 20, Listed: 20 })
      },
      { timeout: 15_000, interval: 100 },
    )
  } finally {
    await app.close()
  }
})
