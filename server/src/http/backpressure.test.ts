import { setImmediate as turn } from 'node:timers/promises'
import { GetAssetTypes } from '@keystead/contract/properties/properties/property.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { expect } from 'vitest'
import { app, test } from '../../test/app.ts'

/** Longer than the second after which the delay of the loop is looked at. */
const PAUSE_MS = 1_200

/** Nothing else runs meanwhile, as while this process works on something large. */
async function pauseEverything(): Promise<void> {
  const end = performance.now() + PAUSE_MS
  while (performance.now() < end);
  await turn()
  await turn()
}

const post = () => fetch(app.url + GetAssetTypes.path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' })

test('calls are refused while the process cannot keep up, health is answered, and then all is well again', async () => {
  for (let pauses = 0; pauses < 4; pauses += 1) await pauseEverything()
  const [refused, health] = await Promise.all([post(), fetch(`${app.url}/livez`)])
  expect(health.status).toBe(200)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('Retry-After')).toBe('1')
  expect(await refused.json()).toMatchObject({ StatusCode: 503, Error: { Code: CallErrors.Unavailable.code } })
  await expect.poll(async () => (await post()).status, { timeout: 20_000, interval: 300 }).toBe(200)
})

test('one long pause refuses no one', async () => {
  await pauseEverything()
  expect((await post()).status).toBe(200)
})
