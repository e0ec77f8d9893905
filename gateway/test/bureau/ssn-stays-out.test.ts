import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SSNS } from '../../src/bureau-control-client.ts'
import { receiver } from '../gateway.ts'
import { screeningOf, testBureau } from './bureau.ts'

const PLANTED = [...SSNS.map(({ ssn }) => ssn), '314159265', '271828182', '999121234', '161803398']

/** As digits, and as people write it. */
const formsOf = (ssn: string) => [ssn, `${ssn.slice(0, 3)}-${ssn.slice(3, 5)}-${ssn.slice(5)}`]

test('no Social Security number stands in the books, in an answer, in an event or in what is written out', async () => {
  const data = mkdtempSync(join(tmpdir(), 'keystead-bureau-'))
  const said: string[] = []
  const streams = [process.stderr, process.stdout].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0),
  )
  onTestFinished(() => streams.forEach((stream) => stream.mockRestore()))
  const told = await receiver()
  const bureau = await testBureau({ data, webhookUrl: told.url, onError: (error) => said.push(String(error)) })
  const ask = async (method: 'GET' | 'POST', path: string, body?: object, key?: string) =>
    said.push(JSON.stringify(method === 'GET' ? await bureau.get(path) : await bureau.post(path, body, { key })))
  for (const ssn of PLANTED) {
    const body = screeningOf(ssn)
    await ask('POST', '/v1/screenings', body, body.reference)
    // Under its key, under another, and not as agreed.
    await ask('POST', '/v1/screenings', body, body.reference)
    await ask('POST', '/v1/screenings', body, `${body.reference} again`)
    await ask('POST', '/v1/screenings', { ...body, ssn }, `${body.reference} odd`)
    await ask('POST', '/v1/screenings', screeningOf(ssn, {}, { last_name: `Applicant ${ssn}` }), `${body.reference} name`)
    await ask('GET', `/v1/screenings?reference=${body.reference}`)
  }
  const headers = { authorization: `Bearer ${bureau.secretKey}`, 'content-type': 'application/json', 'idempotency-key': 'broken' }
  const broken = await fetch(`${bureau.url}/v1/screenings`, { method: 'POST', headers, body: '{"applicant":{"ssn":"314159265",}' })
  expect(broken.status).toBe(400)
  said.push(await broken.text())
  await bureau.control.advance({ days: 2 })
  for (const path of ['/v1/screenings?limit=100', '/v1/events?limit=100', '/control/overview', '/control/webhooks']) await ask('GET', path)
  const { screenings } = await bureau.control.overview()
  for (const { report_id: id } of screenings) if (id) await ask('GET', `/v1/reports/${id}`)
  const files = () => readdirSync(data).map((name) => readFileSync(join(data, name), 'latin1'))
  const whileOpen = files()
  await bureau.close()
  await told.close()
  const texts = [...whileOpen, ...files(), ...said, ...told.got.map(({ body }) => body)].join('')
  rmSync(data, { recursive: true })
  expect(texts).toContain('ssnLast4')
  expect(texts).toContain('screening.completed')
  for (const form of PLANTED.flatMap(formsOf)) expect(texts.includes(form), form).toBe(false)
})
