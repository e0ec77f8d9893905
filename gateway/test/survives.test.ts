import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { Control } from '../src/control-client.ts'
import type { PresentedAccount } from '../src/objects/account.ts'
import { speakTo } from './speak.ts'
import { type Tested, WHOLE_ACCOUNT, cardToken, paymentOf, receiver, testGateway } from './gateway.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const SECRET = 'sk_sandbox_of_a_test'

const folder = mkdtempSync(join(tmpdir(), 'keystead-gateway-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The program itself; `get` and `post` are those of the tests. */
async function program(more: readonly string[] = []): Promise<{ child: ChildProcess; tested: Tested }> {
  const args = [MAIN, '--port', '0', '--data', folder, '--secret-key', SECRET, '--review', 'manual', ...more]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      const [found] = /http:\S+/.exec(text) ?? []
      if (found) resolve(found)
    })
  })
  const tested = speakTo({ url, secretKey: SECRET, webhookSecret: '', control: new Control(url, SECRET), close: async () => {} })
  return { child, tested }
}

const killed = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code))
    child.kill(signal)
  })

test('killed while it is paid, it has every payment that it answered, once', async () => {
  let { child, tested } = await program()
  const { body: account } = await tested.post<PresentedAccount>('/v1/accounts', WHOLE_ACCOUNT)
  await tested.control.review(account.id, { outcome: 'active' })
  const answered = new Map<string, string>()
  for (let round = 0; round < 2; round += 1) {
    const { tested: running } = { tested }
    const tokens = await Promise.all(Array.from({ length: 20 }, () => cardToken(running)))
    const paying = tokens.map(async (token, index) => {
      const attempt = `${round}-${index}`
      const body = paymentOf({ token, to: account.id, attempt })
      const answer = await running.post<{ id: string }>('/v1/payment_intents', body, { key: attempt }).catch(() => null)
      if (answer?.status === 200) answered.set(attempt, answer.body.id)
    })
    await Promise.race(paying)
    await killed(child, 'SIGKILL')
    await Promise.all(paying)
    ;({ child, tested } = await program())
  }
  expect(answered.size).toBeGreaterThan(0)
  for (const [attempt, id] of answered) {
    const { body } = await tested.get<{ data: { id: string; status: string }[] }>(`/v1/payment_intents?metadata[attempt]=${attempt}`)
    expect(body.data.map((found) => [found.id, found.status])).toEqual([[id, 'succeeded']])
  }
  expect((await tested.control.books()).problems).toEqual([])
  expect(await killed(child, 'SIGTERM')).toBe(0)
})

test('with the same folder everything is as it was: objects, keys, the clock, what is due and what is untold', async () => {
  const data = mkdtempSync(join(tmpdir(), 'keystead-gateway-'))
  const told = await receiver()
  told.answer = () => 500
  const options = { data, secretKey: SECRET, webhookUrl: told.url, clock: {}, review: 3_600 }
  const before = await testGateway(options)
  const { body: account } = await before.post<PresentedAccount>('/v1/accounts', WHOLE_ACCOUNT, { key: 'account' })
  await before.control.advance({ days: 0, seconds: 1_000 })
  const { now } = await before.control.time()
  const books = await before.control.books()
  await before.close()
  told.answer = () => 200
  told.got.length = 0
  const after = await testGateway(options)
  expect((await after.control.time()).now).toBeGreaterThanOrEqual(now)
  expect((await after.control.time()).now).toBeLessThan(now + 60)
  expect(await after.control.books()).toEqual(books)
  expect((await after.post<PresentedAccount>('/v1/accounts', WHOLE_ACCOUNT, { key: 'account' })).body).toEqual(account)
  await after.control.advance({ seconds: 2_600 })
  expect((await after.get<PresentedAccount>(`/v1/accounts/${account.id}`)).body.review).toBe('active')
  await after.control.advance({ seconds: 3_600 })
  expect(told.got.map(({ event }) => event.type)).toContain('account.updated')
  expect((await after.control.webhookState()).undelivered).toEqual([])
  await after.close()
  await told.close()
  rmSync(data, { recursive: true })
})

test('a folder has one gateway at a time', async () => {
  const data = mkdtempSync(join(tmpdir(), 'keystead-gateway-'))
  const first = await testGateway({ data })
  await expect(testGateway({ port: Number(new URL(first.url).port) })).rejects.toThrow(/EADDRINUSE/)
  await expect(testGateway({ data })).rejects.toThrow(/Another gateway has the books/)
  await first.close()
  await (await testGateway({ data })).close()
  rmSync(data, { recursive: true })
})

test('what is wrong with the settings is said, and nothing starts', async () => {
  const child = spawn(process.execPath, [MAIN, '--port', 'x', '--secret-key', 'sk_live_1'], { stdio: ['ignore', 'pipe', 'pipe'], env: {} })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const code = await new Promise((resolve) => {
    child.once('close', resolve)
  })
  expect(code).toBe(1)
  expect(said).toContain('--port has to be a whole number.')
  expect(said).toContain('--data has to name the folder of the books.')
  expect(said).toContain('--secret-key has to begin with sk_sandbox_.')
})
