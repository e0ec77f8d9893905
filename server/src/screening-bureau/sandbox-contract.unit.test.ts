import { type IncomingHttpHeaders, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SSNS } from '../../../gateway/src/bureau-control-client.ts'
import { type RunningBureau, startBureau } from '../../../gateway/src/start-bureau.ts'
import type { ScreeningBureau } from '../rpc/screening-bureau.ts'
import { newScreeningOf } from './new-screening.factory.ts'
import { openSandboxBureau } from './sandbox-bureau.ts'
import { type TestPerson, describeBureau } from './screening-bureau.contract.ts'

const OUTCOMES: Readonly<Record<TestPerson, (typeof SSNS)[number]['outcome']>> = {
  clean: 'clean',
  'no score': 'no-score',
  evicted: 'evictions',
  asked: 'questions',
  frozen: 'frozen',
  mismatched: 'mismatch',
  'without a file': 'no-file',
  corrected: 'corrected',
}
const ssnOf = (person: TestPerson) => SSNS.find(({ outcome }) => outcome === OUTCOMES[person])!.ssn

const begun = (webhookUrl: string | null = null) =>
  startBureau({ webhookUrl, clock: { startAt: new Date('2026-03-02T15:00:00Z'), stands: true } })
const adapterOf = ({ url, secretKey, webhookSecret }: RunningBureau) =>
  openSandboxBureau({ url, secretKey, webhookSecrets: [webhookSecret] })

describeBureau('the sandbox bureau', async () => {
  const running = await begun()
  const { control } = running
  return {
    bureau: adapterOf(running),
    ssnOf,
    rightAnswers: async (screeningId) =>
      (await control.rightAnswers(screeningId)).map(({ question, choice }) => ({ questionId: question, choiceId: choice })),
    liftFreeze: async (screeningId) => void (await control.freeze(screeningId, false)),
    resolve: async (disputeId, outcome) => void (await control.resolve(disputeId, outcome)),
    pass: async (days) => void (await control.advance({ days })),
    forgetKeys: async () => void (await control.forgetKeys()),
    close: running.close,
  }
})

describe('the sandbox bureau that goes wrong', () => {
  const asking = { signal: new AbortController().signal }
  const told: { headers: IncomingHttpHeaders; body: Buffer }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      told.push({ headers: request.headers, body: Buffer.concat(chunks) })
      response.end()
    })
  })
  let running: RunningBureau
  let bureau: ScreeningBureau
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    running = await begun(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    bureau = adapterOf(running)
  })
  afterAll(async () => {
    await running.close()
    server.close()
  })

  async function created(reference: string) {
    const made = await bureau.screenings.create(newScreeningOf(ssnOf('clean'), reference), { key: reference, ...asking })
    if (made.outcome !== 'done') throw new Error(made.reason)
    return made.answer
  }
  async function completed(reference: string) {
    const screening = await created(reference)
    await running.control.advance({ days: 1 })
    return (await bureau.screenings.find(screening, asking))!
  }

  test.each(['other_person', 'garbled'] as const)('answers once what is not taken for ours: %s', async (kind) => {
    const screening = await completed(`form-of-${kind}`)
    const report = { id: screening.reportId!, reference: screening.reference }
    const message = kind === 'garbled' ? 'something else than was agreed' : 'something else than was asked: reference'
    for (const ask of [() => bureau.screenings.find(screening, asking), () => bureau.reports.find(report, null, asking)]) {
      await running.control.misbehave({ kind })
      await expect(ask()).rejects.toThrow(message)
      expect(await ask()).toMatchObject({ reference: screening.reference })
    }
  })

  test.each([
    ['timeout_after', 'fetch failed'],
    ['error_after', 'answers 500'],
    ['reset_after', 'fetch failed'],
    ['garbled', 'something else than was agreed'],
  ] as const)('has made one screening all the same: %s', async (kind, message) => {
    await running.control.misbehave({ kind, method: 'POST', delay_ms: 200 })
    const reference = `form-after-${kind}`
    await expect(created(reference)).rejects.toThrow(message)
    const { id } = await created(reference)
    expect(await bureau.screenings.findByReference(reference, asking)).toMatchObject({ id })
  })

  test('tells what is read where it has signed it', async () => {
    told.length = 0
    const { id, reference } = await completed('form-that-is-told')
    const now = new Date()
    const last = told.at(-1)!
    const event = bureau.readEvent(last.headers, last.body, now)
    expect(event).toEqual({ id: expect.stringMatching(/^evt_/), type: 'screening.completed', reference, objectId: id })
    expect(bureau.readEvent(last.headers, last.body, new Date(now.getTime() + 301_000))).toBeNull()
    await running.control.webhooks({ wrong_signature: true })
    await created('form-told-by-another')
    await expect.poll(() => told.at(-1)).not.toBe(last)
    expect(bureau.readEvent(told.at(-1)!.headers, told.at(-1)!.body, now)).toBeNull()
  })
})
