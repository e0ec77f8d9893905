import { randomUUID } from 'node:crypto'
import { CloseApplication, WithdrawApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import {
  AnswerScreeningQuestions,
  CancelScreening,
  DisputeScreening,
  RetryScreening,
} from '@keystead/contract/applications/screening/screening.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { SSNS } from '../../../../gateway/src/bureau-control-client.ts'
import { app, bureau, testWith, toldOf } from '../../../test/bureau-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { everything } from '../../database/pool.ts'
import { newScreeningOf } from '../../screening-bureau/new-screening.factory.ts'
import { applicationOf, formOf } from '../applications/application.factory.ts'
import { boardOf, completeApplication, decide, decisionOf, newDeciding } from '../decisions/decision.factory.ts'
import { addressTyped, type Filling, identityTyped } from '../form/form.factory.ts'
import { lookAtScreening, screeningEvents } from './look-at-screening.ts'
import { listRead } from './report.queries.ts'
import { lookForScreenings } from './screening.job.ts'
import { listToLookAt } from './screening.queries.ts'
import { agree, askFor, FULL, openReport, screeningOf, screeningsOf, verifiedLandlord } from './screening.factory.ts'

const test = testWith()

let owner: TestPerson
let renter: TestPerson
let assetId: string
let applicationId: string
let formId: string

const signal = new AbortController().signal
const ssnOf = (outcome: string) => SSNS.find((one) => one.outcome === outcome)!.ssn
const filling = (outcome: string): Filling => ({ identity: identityTyped({ Ssn: ssnOf(outcome) }) })
const newsOf = async (person: TestPerson) =>
  must(await person.call(GetNotifications, {}))
    .Items.map(({ Message }) => Message)
    .join('\n')
const of = (person: TestPerson, id: string) => screeningOf(person, applicationId, id)

beforeEach(async () => {
  await bureau.control.reset()
  await bureau.control.webhooks({ url: `${app.url}/webhooks/screening` })
  ;({ owner, renter, assetId } = await newDeciding(app))
  await verifiedLandlord(app, owner)
})

async function applied(outcome: string): Promise<void> {
  applicationId = await completeApplication(renter, assetId, filling(outcome))
  formId = await formOf(renter, applicationId)
}

async function agreed(outcome: string, more: object = {}): Promise<string> {
  await applied(outcome)
  const [id] = must(await askFor(owner, applicationId, [formId], { PackageId: FULL })).ScreeningIds
  must(await agree(renter, formId, id!, more))
  return id!
}

const nextOf = async (person: TestPerson) => (await applicationOf(person, applicationId)).Next

async function untilState(id: string, state: string): Promise<void> {
  await expect.poll(async () => (await of(owner, id)).State, { timeout: 30_000 }).toBe(state)
}

async function completed(outcome: string): Promise<string> {
  const id = await agreed(outcome)
  await bureau.control.advance({ hours: 30 })
  await untilState(id, 'completed')
  return id
}

describe('a report', () => {
  test('is ordered when its person has agreed, and is there for both sides, without any number', async () => {
    const id = await agreed('evictions')
    expect(await of(renter, id)).toMatchObject({ State: 'working' })
    await bureau.control.advance({ hours: 30 })
    await untilState(id, 'completed')
    expect(await newsOf(owner)).toContain('The report about')
    expect(await newsOf(renter)).toContain('The report about you')
    const report = must(await openReport(owner, applicationId, id))
    expect(report).toMatchObject({
      Agency: { Name: 'Sandbox Screening Bureau' },
      Credit: { Score: 611, Lowest: 300, Highest: 850 },
      Eviction: { Records: [{ Title: 'judgment for landlord' }, { Title: 'dismissed' }] },
      Criminal: { Records: [] },
      Income: null,
    })
    expect(JSON.stringify(report)).not.toContain(ssnOf('evictions'))
    expect(must(await openReport(renter, applicationId, id)).Credit).toEqual(report.Credit)
    expect(await app.sql('select cents from screening_charge where screening_id = $1', [id])).toEqual([{ cents: 3500 }])
    expect(await app.sql('select 1 from screening_secret')).toEqual([])
  })

  test('of which the number is given when they agree, where the form has four digits of it', async () => {
    applicationId = await completeApplication(renter, assetId, {
      identity: identityTyped({ SsnKind: 'last4', Ssn: null, Last4Ssn: '1001' }),
    })
    formId = await formOf(renter, applicationId)
    const [id] = must(await askFor(owner, applicationId, [formId], { PackageId: FULL })).ScreeningIds
    expect(await of(renter, id!)).toMatchObject({ NeedsSsn: true })
    expect(await of(owner, id!)).toMatchObject({ NeedsSsn: false })
    expect(await agree(renter, formId, id!)).toMatchObject({
      error: { Fields: { Ssn: 'The agency needs the full Social Security number.' } },
    })
    expect(await agree(renter, formId, id!, { Ssn: '500-10-1002' })).toMatchObject({
      error: { Fields: { Ssn: 'These are not the last four digits that your form has.' } },
    })
    must(await agree(renter, formId, id!, { Ssn: '500-10-1001' }))
    await bureau.control.advance({ hours: 30 })
    await untilState(id!, 'completed')
    expect(must(await openReport(owner, applicationId, id!)).Credit).toMatchObject({ Score: 742 })
    expect(await app.sql('select 1 from screening_secret where screening_id = $1', [id])).toEqual([])
  })

  test('leaves the number in no table, job or email as it is written, before and after it was handed on', async () => {
    await bureau.control.webhooks({ url: null })
    const number = ssnOf('criminal')
    await applied('criminal')
    expect(await tablesWith(number)).toEqual([])
    const [id] = must(await askFor(owner, applicationId, [formId], { PackageId: FULL })).ScreeningIds
    must(await agree(renter, formId, id!))
    await bureau.control.advance({ hours: 30 })
    await lookAtScreening(app.services, id!, signal)
    must(await openReport(owner, applicationId, id!))
    expect(await tablesWith(number)).toEqual([])
    // What is looked for is found where it stands.
    expect((await tablesWith('Sandbox Screening Bureau')).length).toBeGreaterThan(0)
  })

  test('has one effect, however often and in whatever order it is told', async () => {
    await bureau.control.webhooks({ url: null })
    const id = await agreed('clean')
    await bureau.control.advance({ hours: 30 })
    const told = await toldOf(id)
    await Promise.all([...told, ...told.toReversed()].map((event) => screeningEvents.handle(app.services, event, signal)))
    expect(await of(owner, id)).toMatchObject({ State: 'completed', Report: { Version: 1 } })
    expect((await newsOf(owner)).split('The report about').length - 1).toBe(1)
    expect(await screeningEvents.handle(app.services, { ...told[0]!, reference: 'of-another' }, signal)).toBe(false)
  })

  test('that can not be looked at, or is not made yet, keeps no other one from being looked at', async () => {
    const id = await agreed('clean')
    const looked = async () =>
      (await app.sql<{ is: boolean }>(`select looked_at > now() - interval '1 minute' as is from screening where id = $1`, [id]))[0]!.is
    await app.sql(`update screening set looked_at = now() - interval '10 minutes' where id = $1`, [id])
    await bureau.control.misbehave({ path: '/v1/screenings', method: 'GET', kind: 'other_person', times: 1_000 })
    await lookForScreenings.run(app.services, signal)
    await bureau.control.behave()
    expect(await looked()).toBe(true)
    await app.sql(`update screening set bureau_ref = null, looked_at = null where id = $1`, [id])
    const toLookAt = await app.services.jobDatabase.transaction(everything('a test looks'), (db) =>
      listToLookAt(db, { minutes: -1, limit: 100 }),
    )
    expect(toLookAt).not.toContain(id)
  })

  test('that no one tells of is looked for', async () => {
    await bureau.control.webhooks({ url: null })
    const id = await agreed('clean')
    await bureau.control.advance({ hours: 30 })
    await app.sql(`update screening set looked_at = now() - interval '10 minutes' where id = $1`, [id])
    await lookForScreenings.run(app.services, signal)
    expect(await of(owner, id)).toMatchObject({ State: 'completed' })
  })

  test('that is corrected is a version of its own; who decided on the first one sees so', async () => {
    const id = await completed('corrected')
    expect(must(await openReport(owner, applicationId, id)).Eviction!.Records).toHaveLength(1)
    await bureau.control.advance({ hours: 49 })
    await expect.poll(async () => (await of(owner, id)).Report?.Version, { timeout: 30_000 }).toBe(2)
    expect(await of(owner, id)).toMatchObject({ Report: { IsNewSinceOpened: true } })
    expect(await newsOf(owner)).toContain('was corrected')
    expect(must(await openReport(owner, applicationId, id))).toMatchObject({ Version: 2, Versions: [1, 2], Eviction: { Records: [] } })
    expect(must(await openReport(owner, applicationId, id, 1)).Eviction!.Records).toHaveLength(1)
    // What was corrected does not count again because it was looked at last.
    const read = await app.services.database.transaction(everything('a test looks'), (db) => listRead(db, applicationId))
    expect(read).toMatchObject([{ screening_id: id, version: 2 }])
  })

  test('that is corrected without anyone telling so is looked for, day by day, and within the hour where it is disputed', async () => {
    const id = await completed('corrected')
    await bureau.control.webhooks({ url: null })
    await bureau.control.advance({ hours: 49 })
    const lookAfter = async (time: string) => {
      await app.sql(`update screening set looked_at = now() - $2::interval where id = $1`, [id, time])
      await lookForScreenings.run(app.services, signal)
      return (await of(owner, id)).Report?.Version
    }
    expect(await lookAfter('2 hours')).toBe(1)
    expect(await lookAfter('25 hours')).toBe(2)
    must(await renter.call(DisputeScreening, { FormId: formId, ScreeningId: id, Product: 'credit', Statement: 'That is not my account.' }))
    const ref = async () =>
      (await app.sql<{ ref: string | null }>('select bureau_ref as ref from screening_dispute where screening_id = $1', [id]))[0]!.ref
    await expect.poll(ref, { timeout: 30_000 }).not.toBeNull()
    await bureau.control.resolve((await ref())!, 'verified')
    await lookAfter('2 hours')
    expect((await of(renter, id)).Disputes).toMatchObject([{ Outcome: 'verified' }])
  })

  test('is disputed by its person, which those who decide see, and looked into', async () => {
    const id = await completed('evictions')
    const dispute = (Product: 'eviction' | 'income') =>
      renter.call(DisputeScreening, { FormId: formId, ScreeningId: id, Product, Statement: 'That was someone of the same name.' })
    must(await dispute('eviction'))
    expect(await dispute('eviction')).toMatchObject({ status: 409, error: { Code: 'DisputeOpenAlready' } })
    expect(await dispute('income')).toMatchObject({ error: { Fields: { Product: 'Please choose a part that the report has.' } } })
    await expect.poll(async () => (await of(owner, id)).Report?.IsUnderDispute, { timeout: 30_000 }).toBe(true)
    expect((await of(owner, id)).Disputes).toMatchObject([{ Product: 'eviction', Outcome: null, Statement: null }])
    const [{ bureau_ref: ref }] = (await app.sql<{ bureau_ref: string }>(
      'select bureau_ref from screening_dispute where screening_id = $1',
      [id],
    )) as [{ bureau_ref: string }]
    await bureau.control.resolve(ref, 'corrected')
    await expect.poll(async () => (await of(renter, id)).Disputes[0]?.Outcome, { timeout: 30_000 }).toBe('corrected')
    expect(await of(owner, id)).toMatchObject({ Report: { Version: 2, IsUnderDispute: false } })
    expect(await newsOf(renter)).toContain('looked into what you disputed')
  })

  test('that no one had opened stays closed to those who decide once the application has ended, and not to its person', async () => {
    const id = await completed('evictions')
    expect((await of(owner, id)).Can.Open).toBe(true)
    must(await decide(owner, applicationId, { Decision: 'declined', ReasonIds: [4], ReportUsed: 'N' }))
    expect((await of(owner, id)).Can).toMatchObject({ Open: false, Cancel: false })
    expect(await openReport(owner, applicationId, id)).toMatchObject({ error: { Code: 'ApplicationNotOpen' } })
    expect((await of(renter, id)).Can.Open).toBe(true)
    must(await openReport(renter, applicationId, id))
    expect(await openReport(owner, applicationId, id)).toMatchObject({ error: { Code: 'ApplicationNotOpen' } })
  })

  test('that was read makes the notice of a decision, with the score and its factors', async () => {
    const id = await completed('collections')
    must(await openReport(owner, applicationId, id))
    const [read] = (await decisionOf(owner, applicationId)).Reports!
    expect(read).toMatchObject({ AgencyName: 'Sandbox Screening Bureau', Score: { Value: 523 } })
    const [typed] = [{ FormId: formId, AgencyName: read!.AgencyName, AgencyAddress: read!.AgencyAddress, AgencyPhone: read!.AgencyPhone }]
    must(await decide(owner, applicationId, { Decision: 'declined', ReasonIds: [3], ReportUsed: 'Y', Notices: [typed] }))
    expect((await decisionOf(renter, applicationId)).Notices).toMatchObject([
      {
        AgencyName: 'Sandbox Screening Bureau',
        Score: { Value: 523, Lowest: 300, Highest: 850, Factors: expect.arrayContaining(['Accounts are in collection.']) as string[] },
      },
    ])
    // What was decided by can be read again.
    must(await openReport(owner, applicationId, id))
  })
})

describe('what stands in the way of one', () => {
  test('questions are for its person alone, and are answered in two tries', async () => {
    const id = await agreed('questions')
    const asked = await of(renter, id)
    expect(asked).toMatchObject({ State: 'questions', Questions: { AttemptsLeft: 2 }, Can: { Answer: true } })
    expect(await nextOf(renter)).toBe('screening')
    expect(await of(owner, id)).toMatchObject({ State: 'questions', Questions: null })
    const answer = (Answers: { QuestionId: string; ChoiceId: string }[]) =>
      renter.call(AnswerScreeningQuestions, { FormId: formId, ScreeningId: id, Answers })
    expect(await answer([{ QuestionId: 'x', ChoiceId: 'y' }])).toMatchObject({
      error: { Fields: { Answers: 'Please answer each question.' } },
    })
    const right = await bureau.control.rightAnswers(await refOf(id))
    const wrong = asked.Questions!.Items.map(({ QuestionId, Choices }) => ({
      QuestionId,
      ChoiceId: Choices.find(({ ChoiceId }) => !right.some(({ choice }) => choice === ChoiceId))!.ChoiceId,
    }))
    must(await answer(wrong))
    expect(await of(renter, id)).toMatchObject({ State: 'questions', Questions: { AttemptsLeft: 1 } })
    must(await answer(right.map(({ question, choice }) => ({ QuestionId: question, ChoiceId: choice }))))
    expect(await of(renter, id)).toMatchObject({ State: 'working', Questions: null })
    expect(await nextOf(renter)).toBe('waitForDecision')
    expect(await answer(wrong)).toMatchObject({ status: 409, error: { Code: 'QuestionsNotOpen' } })
  })

  test('a frozen file waits for its person to lift the freeze, and says when it was still there', async () => {
    const id = await agreed('frozen')
    await bureau.control.advance({ hours: 30 })
    await untilState(id, 'blocked')
    expect(await of(renter, id)).toMatchObject({
      Blocked: { Agency: { Name: 'Sandbox Credit Agency' }, StillFrozenAt: null },
      Can: { Retry: true },
    })
    expect(await nextOf(renter)).toBe('screening')
    const retry = () => renter.call(RetryScreening, { FormId: formId, ScreeningId: id })
    must(await retry())
    expect((await of(renter, id)).Blocked?.StillFrozenAt).not.toBeNull()
    await bureau.control.freeze(await refOf(id), false)
    must(await retry())
    await bureau.control.advance({ hours: 1 })
    await untilState(id, 'completed')
  })

  test.each([
    ['mismatch', 'identityMismatch'],
    ['no-file', 'noFile'],
  ])('of %s there is no report, and both are told why', async (outcome, failure) => {
    const id = await agreed(outcome)
    await bureau.control.advance({ hours: 30 })
    await untilState(id, 'failed')
    expect(await of(renter, id)).toMatchObject({ Failure: failure, Can: { Open: false } })
    expect(await newsOf(renter)).toContain('There is no report about you')
  })

  test('what the agency does not sell where they live ends, and is not charged', async () => {
    applicationId = await completeApplication(renter, assetId, {
      ...filling('clean'),
      residence: { Addresses: [addressTyped({ StateId: await stateId('NY'), City: 'Albany', Zip: '12207' })] },
    })
    formId = await formOf(renter, applicationId)
    const [id] = must(await askFor(owner, applicationId, [formId], { PackageId: FULL })).ScreeningIds
    must(await agree(renter, formId, id!))
    expect(await of(owner, id!)).toMatchObject({ State: 'failed', Failure: 'notOffered' })
    expect(await app.sql('select 1 from screening_charge where screening_id = $1', [id])).toEqual([])
  })
})

async function stateId(code: string): Promise<number> {
  const [state] = await app.sql<{ id: number }>('select id from state where code = $1', [code])
  return state!.id
}

/** Tables in which a text stands, with dashes or without. */
async function tablesWith(text: string): Promise<string[]> {
  const spellings = [text, `${text.slice(0, 3)}-${text.slice(3, 5)}-${text.slice(5)}`]
  const tables = await app.sql<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and c.relkind in ('r', 'p') order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await app.sql(`select 1 from ${name} t where strpos(t::text, $1) > 0 or strpos(t::text, $2) > 0 limit 1`, spellings)
    if (rows.length > 0) found.push(name)
  }
  return found
}

async function refOf(id: string): Promise<string> {
  const [row] = await app.sql<{ bureau_ref: string }>('select bureau_ref from screening where id = $1', [id])
  return row!.bureau_ref
}

describe('who may have one', () => {
  test('is someone of whom it is known who they are', async () => {
    await app.sql('delete from screening_landlord where profile_id = $1', [owner.profileId])
    await applied('clean')
    expect((await screeningsOf(owner, applicationId)).IsVerified).toBe(false)
    expect(await askFor(owner, applicationId, [formId], { PackageId: FULL })).toMatchObject({
      status: 409,
      error: { Code: 'LandlordNotVerified' },
    })
  })

  test('is not someone whose home is where it may not be used', async () => {
    await applied('clean')
    await app.sql(
      `update screening_package set excluded_states = (select array[s.code] from asset a join state s on s.id = a.state_id where a.id = $1) where id = 3`,
      [assetId],
    )
    expect(await askFor(owner, applicationId, [formId], { PackageId: FULL })).toMatchObject({
      error: { Fields: { PackageId: expect.stringMatching(/not offered for homes in/) as string } },
    })
    await app.sql(`update screening_package set excluded_states = '{NJ,NY}' where id = 3`)
  })
})

describe('an order', () => {
  test('is made once, also where the agency does it and does not answer', async () => {
    await bureau.control.misbehave({ path: '/v1/screenings', method: 'POST', kind: 'error_after', times: 1 })
    const id = await agreed('clean')
    await expect.poll(async () => (await of(owner, id)).State, { timeout: 60_000 }).not.toBe('ordered')
    expect((await bureau.control.overview()).screenings.filter(({ reference }) => reference === id)).toHaveLength(1)
  })

  test('about someone else is never taken for ours', async () => {
    await bureau.control.misbehave({ path: '/v1/screenings', method: 'GET', kind: 'other_person', times: 1_000 })
    const id = await agreed('clean')
    expect(await lookAtScreening(app.services, id, signal).catch(() => 'thrown')).not.toBe(false)
    expect(await of(owner, id)).toMatchObject({ Report: null })
  })

  test('that is not wanted any more is canceled there', async () => {
    const id = await agreed('slow')
    must(await owner.call(CancelScreening, { ApplicationId: applicationId, ScreeningId: id }))
    expect(await newsOf(renter)).toContain('was canceled')
    await expect
      .poll(async () => (await bureau.control.overview()).screenings.find(({ reference }) => reference === id)?.state, { timeout: 30_000 })
      .toBe('canceled')
  })

  test('of which its person has withdrawn before it was made, is not made', async () => {
    await bureau.control.misbehave({ path: '/v1/screenings', method: 'POST', kind: 'error_before', times: 1_000 })
    const id = await agreed('clean')
    must(await renter.call(WithdrawApplication, { FormId: formId, Reason: null }))
    await bureau.control.behave()
    await expect
      .poll(
        async () => {
          await app.sql(`update pgboss.job set start_after = now() where name = 'outside-call' and state in ('created', 'retry')`)
          return (await of(renter, id)).State
        },
        { timeout: 30_000 },
      )
      .not.toBe('ordered')
    expect(await of(renter, id)).toMatchObject({ State: 'canceled', Failure: null })
    expect((await bureau.control.overview()).screenings.filter(({ reference }) => reference === id)).toEqual([])
  })

  test('that is not wanted any more is canceled there, also where it was taken and no one was told so', async () => {
    await applied('slow')
    const [id] = must(await askFor(owner, applicationId, [formId], { PackageId: FULL })).ScreeningIds
    // Each try asks first whether there is one: so all of them fail, and what an earlier one had asked for is made here.
    await bureau.control.misbehave({ path: '/v1/screenings', method: 'GET', kind: 'error_before', times: 1_000 })
    must(await agree(renter, formId, id!))
    await app.services.screening!.screenings.create(newScreeningOf(ssnOf('slow'), id!), { key: randomUUID(), signal })
    const atBureau = async () => (await bureau.control.overview()).screenings.find(({ reference }) => reference === id)?.state
    expect(await of(renter, id!)).toMatchObject({ State: 'ordered' })
    expect(await atBureau()).toBe('in_progress')
    must(await owner.call(CancelScreening, { ApplicationId: applicationId, ScreeningId: id! }))
    await bureau.control.behave()
    // What waits for its next try is tried now.
    const tryNow = () => app.sql(`update pgboss.job set start_after = now() where name = 'outside-call' and state = 'retry'`)
    await expect.poll(() => tryNow().then(atBureau), { timeout: 60_000, interval: 500 }).toBe('canceled')
    expect(await of(owner, id!)).toMatchObject({ State: 'canceled', Report: null })
    expect(await app.sql('select 1 from screening_charge where screening_id = $1', [id])).toEqual([])
  }, 90_000)

  test('of an application that has ended is canceled', async () => {
    const id = await agreed('slow')
    must(await owner.call(CloseApplication, { ApplicationId: applicationId, Reason: null, ReportUsed: 'N' }))
    await lookForScreenings.run(app.services, signal)
    expect(await of(owner, id)).toMatchObject({ State: 'canceled' })
  })
})

test('the board measures credit by what was read', async () => {
  const id = await completed('clean')
  must(await openReport(owner, applicationId, id))
  expect((await boardOf(owner, assetId)).Applications.map(({ ApplicationId }) => ApplicationId)).toEqual([applicationId])
})
