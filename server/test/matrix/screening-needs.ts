import { sealReport } from '../../src/applications/screening/kept-report.ts'
import { givenScreening } from '../../src/applications/screening/given-screening.factory.ts'
import type { TestApp, TestPerson } from '../harness.ts'

type Needs = Record<string, unknown>
type Place = { readonly applicationId: string; readonly formId: string }

/** The application that the owner has sent, complete, with a form that those who decide read. */
async function decided(app: TestApp, { accountId, profileId }: TestPerson): Promise<Place> {
  const [form] = await app.sql<{ id: string; application_id: string }>(
    `select f.id, f.application_id from application a join application_form f on f.application_id = a.id
     where a.lead_profile_id is null and (a.account_id = $1
       or a.asset_id in (select g.object_id from access_grant g where g.principal_id = $2 and g.relation = 'agent')) limit 1`,
    [accountId, profileId],
  )
  return submitted(app, { applicationId: form!.application_id, formId: form!.id })
}

/** Their own, or one of those that they decide on. */
async function concerned(app: TestApp, caller: TestPerson): Promise<Place> {
  const [own] = await app.sql<{ id: string; application_id: string }>(
    `select f.id, f.application_id from application_form f join application a on a.id = f.application_id
     where a.lead_profile_id is null and f.profile_id = $1 limit 1`,
    [caller.profileId],
  )
  return own ? submitted(app, { applicationId: own.application_id, formId: own.id }) : decided(app, caller)
}

/** The form that they fill in for a home of someone else. */
async function own(app: TestApp, { accountId }: TestPerson): Promise<Place> {
  const [form] = await app.sql<{ id: string; application_id: string }>(
    'select id, application_id from application_form where profile_account_id = $1 and ended_at is null',
    [accountId],
  )
  return submitted(app, { applicationId: form!.application_id, formId: form!.id })
}

async function submitted(app: TestApp, place: Place): Promise<Place> {
  await app.sql(`update application set status = 'submitted', sent_at = coalesce(sent_at, now()), completed_at = now() where id = $1`, [
    place.applicationId,
  ])
  await app.sql(`update application_form set state = 'submitted', opened_at = now(), submitted_at = now() where id = $1`, [place.formId])
  return place
}

async function withReport(app: TestApp, place: Place): Promise<string> {
  const id = await givenScreening(app, place, { state: 'completed' })
  const check = { agency: null, score: null, criminal: 'clear', eviction: 'clear', note: null, by: null } as const
  await app.sql(
    `insert into screening_report (screening_id, version, account_id, made_at, sealed) select id, 1, account_id, now(), $2 from screening where id = $1`,
    [id, sealReport(app, id, 1, { kind: 'own', check })],
  )
  return id
}

function inState(find: typeof own, state: string, more: (app: TestApp, id: string) => Promise<unknown> = async () => {}) {
  return async (app: TestApp, caller: TestPerson): Promise<Needs> => {
    const place = await find(app, caller)
    const id = await givenScreening(app, place, { state, packageId: 6 })
    await more(app, id)
    return { ScreeningId: id }
  }
}

const QUESTIONS = JSON.stringify([{ id: 'q1', text: 'Where have you lived?', choices: [{ id: 'c1', text: '12 Pearl Street' }] }])

/** What must be so before calls about screenings can be done. */
export const screeningNeeds = {
  RequestScreening: async (app: TestApp, caller: TestPerson): Promise<Needs> => ({ FormIds: [(await decided(app, caller)).formId] }),
  CancelScreening: inState(decided, 'requested'),
  RecordScreening: inState(decided, 'checking'),
  OpenScreeningReport: async (app: TestApp, caller: TestPerson): Promise<Needs> => {
    const place = await concerned(app, caller)
    return { ApplicationId: place.applicationId, ScreeningId: await withReport(app, place) }
  },
  AuthorizeScreening: inState(own, 'requested'),
  RefuseScreening: inState(own, 'requested'),
  AnswerScreeningQuestions: inState(own, 'questions', (app, id) =>
    app.sql('update screening set questions = $2::jsonb, attempts_left = 2 where id = $1', [id, QUESTIONS]),
  ),
  RetryScreening: inState(own, 'blocked'),
  DisputeScreening: async (app: TestApp, caller: TestPerson): Promise<Needs> => {
    const id = await givenScreening(app, await own(app, caller), { state: 'completed' })
    await app.sql(`update screening set report_ref = 'rpt_1' where id = $1`, [id])
    return { ScreeningId: id }
  },
}
