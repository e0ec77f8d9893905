import { expect } from 'vitest'
import { SSNS } from '../../gateway/src/bureau-control-client.ts'
import { newScreeningOf } from '../src/screening-bureau/new-screening.factory.ts'
import { bureauEventJob } from '../src/screening-bureau/bureau-event.job-definition.ts'
import { app, bureau, gateway, testWith, toldOf } from './bureau-app.ts'

const test = testWith({ gateway: {} })

const asking = { signal: new AbortController().signal }
const ssnOf = (says: string) => SSNS.find(({ outcome }) => outcome === says)!.ssn

async function screened(reference: string) {
  const made = await app.services.screening!.screenings.create(newScreeningOf(ssnOf('clean'), reference), { key: reference, ...asking })
  if (made.outcome !== 'done') throw new Error(made.reason)
  return made.answer
}
const worked = () =>
  app.sql<{ type: string; state: string }>(`select data->>'type' as type, state from pgboss.job where name = $1 order by created_on, id`, [
    bureauEventJob.name,
  ])

test('an app and its bureau speak with each other, and time goes by when a test says so', async () => {
  const { id, state } = await screened('form-1')
  expect(state).toBe('in_progress')
  await bureau.control.advance({ hours: 30 })
  expect(await app.services.screening!.screenings.find({ id, reference: 'form-1' }, asking)).toMatchObject({ state: 'completed' })
  const told = await toldOf('form-1')
  expect(told.at(-1)).toEqual({ id: expect.any(String), type: 'screening.completed', reference: 'form-1', objectId: id })
  await expect.poll(async () => (await worked()).filter((job) => job.state === 'completed').length, { timeout: 20_000 }).toBe(told.length)
  expect((await worked()).map(({ type }) => type).toSorted()).toEqual(told.map(({ type }) => type).toSorted())
})

test('what it tells can be kept back, and handled by hand', async () => {
  const before = (await worked()).length
  await bureau.control.webhooks({ url: null })
  await screened('form-2')
  await bureau.control.advance({ hours: 30 })
  expect((await worked()).length).toBe(before)
  expect((await toldOf('form-2')).map(({ type }) => type)).toContain('screening.completed')
})

test('a payment gateway stands beside it where a file wants one', async () => {
  expect(app.services.payments?.origin).toBe(gateway.url)
  expect((await gateway.control.webhookState()).url).toBe(`${app.url}/webhooks/payments`)
})
