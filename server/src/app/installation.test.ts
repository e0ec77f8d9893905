import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { seedDemo } from '../demo/demo.ts'
import { type TestApp, startTestApp } from '../../test/harness.ts'
import { settleInstallation } from './installation.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

let app: TestApp
beforeEach(async () => {
  app = await startTestApp({ DEMO: '1' })
})
afterEach(() => app.close())

const settle = (DEMO: '0' | '1' | 'open') =>
  settleInstallation(app.services.database, { ...app.services.settings, DEMO, demo: DEMO !== '0' })

test('an empty database takes the setting of its first start, and keeps it', async () => {
  await settle('0')
  await expect(settle('1')).rejects.toThrow(/may hold real people.*Please start with DEMO=0\. For a demo, set another DATA_DIR\./)
  await expect(settle('open')).rejects.toThrow('DEMO=open would let anyone sign in')
  await settle('0')
})

test('a demo stays one, for this machine or for others', async () => {
  await settle('1')
  await settle('open')
  await expect(settle('0')).rejects.toThrow(/hold a demo, and everyone knows its sign-ins.*DEMO=0 and another DATA_DIR/)
})

describe('a database that is older than the mark', () => {
  test('with an account in it is a real one', async () => {
    await app.newPerson()
    await expect(settle('1')).rejects.toThrow('may hold real people')
  })

  test('with the demo portfolio is a demo', async () => {
    await seedDemo(app.services, () => {})
    await expect(settle('0')).rejects.toThrow('hold a demo')
  })
})

test('the start says it in one sentence, and opens nothing', async () => {
  await app.newPerson()
  const { code, output } = await start({ DEMO: '1' })
  expect(output).toMatch(/^The database of DATABASE_URL may hold real people, and DEMO=1 would let anyone sign in and read all emails\./)
  expect(output).not.toContain('ready at')
  expect(code).toBe(1)
})

function start(environment: Record<string, string>): Promise<{ code: number; output: string }> {
  const { DATA_DIR } = app.services.settings
  const env = { ...process.env, PORT: '0', DATA_DIR, DATABASE_URL: app.databaseUrl, ...environment }
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, 'web'], { env, timeout: 25_000 }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    )
  })
}
