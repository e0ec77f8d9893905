import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PresentedScreening } from '../../src/bureau/screenings/screening.ts'
import { APPLICANT, type Refused, type Tested, screen, screeningNow, screeningOf, ssnOf, testBureau } from './bureau.ts'

let bureau: Tested
beforeAll(async () => {
  bureau = await testBureau()
})
afterAll(() => bureau.close())

type Questions = { attempts_left: number; data: { id: string; text: string; choices: { id: string; text: string }[] }[] }
type Answers = { question: string; choice: string }[]

const questionsOf = async (id: string) => (await bureau.get<Questions>(`/v1/screenings/${id}/questions`)).body
const answer = (id: string, answers: Answers, key: string) =>
  bureau.post<PresentedScreening & Refused>(`/v1/screenings/${id}/answers`, { answers }, { key })
const wrongOf = async (id: string): Promise<Answers> => {
  const right = await bureau.control.rightAnswers(id)
  const { data } = await questionsOf(id)
  const [first, ...rest] = right
  return [{ question: first!.question, choice: data[0]!.choices.find((choice) => choice.id !== first!.choice)!.id }, ...rest]
}

test('who answers all questions right goes on', async () => {
  const begun = await screen(bureau, screeningOf(ssnOf('questions')))
  expect(begun).toMatchObject({ state: 'awaiting_identity', attempts_left: 2 })
  await bureau.control.advance({ days: 1 })
  expect((await screeningNow(bureau, begun.id)).products.every(({ state }) => state === 'waiting')).toBe(true)
  const { body } = await answer(begun.id, await bureau.control.rightAnswers(begun.id), 'right')
  expect(body).toMatchObject({ state: 'in_progress', attempts_left: null })
  await bureau.control.advance({ seconds: 30 })
  expect((await screeningNow(bureau, begun.id)).state).toBe('completed')
  expect((await bureau.get<Refused>(`/v1/screenings/${begun.id}/questions`)).status).toBe(409)
})

test('the right answers follow from the addresses that were given, and no wrong one is theirs', async () => {
  const own = APPLICANT.addresses.flatMap(({ line1, city, state, zip }) => [line1, `${city}, ${state}`, zip])
  for (let time = 0; time < 20; time += 1) {
    const { id } = await screen(bureau, screeningOf(ssnOf('questions')))
    const { data } = await questionsOf(id)
    const right = await bureau.control.rightAnswers(id)
    expect(data).toHaveLength(3)
    for (const [index, { choices }] of data.entries()) {
      const theirs = choices.filter(({ text }) => own.includes(text)).map((choice) => choice.id)
      const expected = theirs.length > 0 ? theirs : [choices.at(-1)!.id]
      expect([right[index]!.choice]).toEqual(expected)
      expect(choices.at(-1)!.text).toBe('None of these')
      expect(new Set(choices.map(({ text }) => text)).size).toBe(5)
    }
  }
})

test('the same reference is asked the same, at another bureau as well', async () => {
  const body = screeningOf(ssnOf('questions'))
  const other = await testBureau()
  const [here, there] = [await screen(bureau, body), await screen(other, body)]
  expect((await other.get<Questions>(`/v1/screenings/${there.id}/questions`)).body).toEqual(await questionsOf(here.id))
  await other.close()
})

test('who is wrong twice is not asked again', async () => {
  const { id } = await screen(bureau, screeningOf(ssnOf('questions')))
  const wrong = await wrongOf(id)
  expect((await answer(id, wrong, 'wrong 1')).body).toMatchObject({ state: 'awaiting_identity', attempts_left: 1 })
  expect((await answer(id, wrong, 'wrong 1')).body).toMatchObject({ state: 'awaiting_identity', attempts_left: 1 })
  expect((await questionsOf(id)).attempts_left).toBe(1)
  expect((await answer(id, wrong, 'wrong 2')).body).toMatchObject({ state: 'identity_failed', report_id: null })
  const after = await answer(id, wrong, 'wrong 3')
  expect([after.status, after.body.error.code]).toEqual([409, 'screening_unexpected_state'])
})

test('who is wrong once may still be right', async () => {
  const { id } = await screen(bureau, screeningOf(ssnOf('questions')))
  await answer(id, await wrongOf(id), 'once wrong')
  expect((await answer(id, await bureau.control.rightAnswers(id), 'then right')).body.state).toBe('in_progress')
})

test('what is left out, twice there or no choice counts as no attempt', async () => {
  const { id } = await screen(bureau, screeningOf(ssnOf('questions')))
  const right = await bureau.control.rightAnswers(id)
  const [first, second] = right
  const odd = [right.slice(1), [...right, first!], [first!, first!, second!], [{ ...first!, choice: 'q9a' }, ...right.slice(1)], []]
  for (const [index, answers] of odd.entries()) {
    const { status, body } = await answer(id, answers, `odd ${id} ${index}`)
    expect([status, body.error.code]).toEqual([400, 'answers_incomplete'])
  }
  expect((await questionsOf(id)).attempts_left).toBe(2)
})

test('without an Idempotency-Key no answer is taken', async () => {
  const { id } = await screen(bureau, screeningOf(ssnOf('questions')))
  const { status, body } = await bureau.post<Refused>(`/v1/screenings/${id}/answers`, { answers: await wrongOf(id) })
  expect([status, body.error.code]).toEqual([400, 'idempotency_error'])
  expect((await questionsOf(id)).attempts_left).toBe(2)
})

test('who has no number is asked, and found by name', async () => {
  const begun = await screen(bureau, screeningOf(null))
  expect(begun.state).toBe('awaiting_identity')
  await answer(begun.id, await bureau.control.rightAnswers(begun.id), 'no number')
  await bureau.control.advance({ seconds: 30 })
  expect((await screeningNow(bureau, begun.id)).state).toBe('completed')
})
