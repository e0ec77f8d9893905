import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import type { PresentedScreening } from '../../src/bureau/screenings/screening.ts'
import { BureauControl } from '../../src/bureau-control-client.ts'
import { receiver } from '../gateway.ts'
import { speakTo } from '../speak.ts'
import { type Tested, screen, screeningNow, screeningOf, ssnOf, testBureau } from './bureau.ts'

const MAIN = fileURLToPath(new URL('../../src/bureau-main.ts', import.meta.url))
const SECRET = 'sk_sandbox_bureau_of_a_test'

const folder = mkdtempSync(join(tmpdir(), 'keystead-bureau-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The program itself. */
async function program(): Promise<{ child: ChildProcess; tested: Tested }> {
  const args = [MAIN, '--port', '0', '--data', folder, '--secret-key', SECRET]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      const [found] = /(?<=The sandbox bureau is at )http:\S+/.exec(text) ?? []
      if (found) resolve(found)
    })
  })
  const running = { url, secretKey: SECRET, webhookSecret: '', control: new BureauControl(url, SECRET), close: async () => {} }
  return { child, tested: speakTo(running) }
}

const killed = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code))
    child.kill(signal)
  })

test('killed while it is asked, it has every screening that it answered, once, and completes it', async () => {
  let { child, tested } = await program()
  const answered = new Map<string, string>()
  for (let round = 0; round < 2; round += 1) {
    const { tested: running } = { tested }
    const asking = Array.from({ length: 20 }, async () => {
      const body = screeningOf(ssnOf('clean'))
      const answer = await running.post<PresentedScreening>('/v1/screenings', body, { key: body.reference }).catch(() => null)
      if (answer?.status === 200) answered.set(body.reference, answer.body.id)
    })
    await Promise.race(asking)
    await killed(child, 'SIGKILL')
    await Promise.all(asking)
    ;({ child, tested } = await program())
  }
  expect(answered.size).toBeGreaterThan(0)
  await tested.control.advance({ hours: 1 })
  for (const [reference, id] of answered) {
    const { body } = await tested.get<{ data: PresentedScreening[] }>(`/v1/screenings?reference=${reference}`)
    expect(body.data.map((found) => [found.id, found.state])).toEqual([[id, 'completed']])
  }
  expect(await killed(child, 'SIGTERM')).toBe(0)
})

test('with the same folder everything is as it was: screenings, keys, the clock, what is due and what is untold', async () => {
  const data = mkdtempSync(join(tmpdir(), 'keystead-bureau-'))
  const told = await receiver()
  told.answer = () => 500
  const options = { data, secretKey: SECRET, webhookUrl: told.url, clock: {} }
  const before = await testBureau(options)
  const body = screeningOf(ssnOf('slow'))
  const begun = await screen(before, body)
  await before.control.advance({ hours: 7 })
  const { now } = await before.control.time()
  const shown = await screeningNow(before, begun.id)
  await before.close()
  told.answer = () => 200
  told.got.length = 0
  const after = await testBureau(options)
  expect((await after.control.time()).now).toBeGreaterThanOrEqual(now)
  expect(await screeningNow(after, begun.id)).toEqual(shown)
  expect(await screen(after, body)).toEqual(begun)
  await after.control.advance({ hours: 20 })
  expect((await screeningNow(after, begun.id)).state).toBe('completed')
  expect(told.got.map(({ event }) => event.type)).toContain('screening.completed')
  expect((await after.control.webhookState()).undelivered).toEqual([])
  await after.close()
  await told.close()
  rmSync(data, { recursive: true })
})

test('a folder has one bureau at a time', async () => {
  const data = mkdtempSync(join(tmpdir(), 'keystead-bureau-'))
  const first = await testBureau({ data })
  await expect(testBureau({ data })).rejects.toThrow(/Another bureau has the books/)
  await first.close()
  rmSync(data, { recursive: true })
})

test('what is wrong with the settings is said, and nothing starts', async () => {
  const env = { BUREAU_SECRET_KEY: 'sk_sandbox_of_payments' }
  const child = spawn(process.execPath, [MAIN, '--port', 'x'], { stdio: ['ignore', 'pipe', 'pipe'], env })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const code = await new Promise((resolve) => {
    child.once('close', resolve)
  })
  expect(code).toBe(1)
  expect(said).toContain('--port has to be a whole number.')
  expect(said).toContain('--data has to name the folder of the books.')
  expect(said).toContain('--secret-key has to begin with sk_sandbox_bureau_.')
})
