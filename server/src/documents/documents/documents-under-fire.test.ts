import { expect, test } from 'vitest'
import { runDocuments } from '../../../../tools/chaos/documents/run.ts'

/* A short seed; `npm run chaos -- --documents` runs others, for as long as one likes. */

test('papers are filed, moved and deleted while apps, database, store and copying are killed, and all is there that was acknowledged', async () => {
  const { violations, kills, done, endedByThemselves } = await runDocuments({ seed: 17, seconds: 12 })
  expect(violations).toEqual([])
  expect(endedByThemselves).toBe(0)
  for (const [what, times] of Object.entries(kills)) expect(times, what).toBeGreaterThan(1)
  // So slow a machine is none that it does not count.
  for (const operation of ['AddDocument', 'UpdateDocument', 'MoveDocuments', 'DeleteDocument', 'DeleteForever'])
    expect(done[operation] ?? 0, operation).toBeGreaterThan(1)
}, 600_000)
