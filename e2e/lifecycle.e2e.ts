import { execFile } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { AddAsset, GetUserAssetCounts } from '@keystead/contract/properties/properties/property.operations.ts'
import { house } from './house.ts'
import { confirmedPerson } from './network.ts'
import { MAIN } from './program.ts'
import { type RunningServer, databasePid, startServer } from './server.ts'

/* Starting, stopping and starting again: nothing stays behind, nothing is lost. */

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ isNew: true })
})
test.afterAll(() => server.discard())

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function secondStart(environment: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, 'all'], { env: { ...process.env, ...environment }, timeout: 30_000 }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    )
  })
}

test('a second start beside a live one says so and stops', async () => {
  const { code, output } = await secondStart({ DATA_DIR: server.dataDir, PORT: '0' })
  expect(output).toContain(`Keystead is already running at ${server.url}`)
  expect(code).toBe(1)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

test('settings that are wrong are told before anything starts', async () => {
  const { code, output } = await secondStart({ DATA_DIR: server.dataDir, PORT: 'many', DEMO: 'maybe' })
  expect(output).toContain('PORT must be a number.')
  expect(output).toContain('DEMO must be 0, 1 or open.')
  expect(code).toBe(1)
})

for (const signal of ['SIGTERM', 'SIGINT', 'SIGKILL'] as const) {
  test(`${signal} leaves no process behind and loses nothing`, async () => {
    const owner = await confirmedPerson(server, 'Owner')
    await owner.call(AddAsset, house)
    const [application, database] = [server.process().pid!, await databasePid(server)]
    await server.stop(signal)
    await expect(() => expect([application, database].filter(isAlive)).toEqual([])).toPass({ timeout: 20_000 })
    await server.start()
    expect(await owner.call(GetUserAssetCounts, {})).toMatchObject({ All: 1 })
  })
}
