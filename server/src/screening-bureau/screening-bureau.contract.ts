import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompanyVerdict } from '../rpc/other-company.ts'
import type { BureauAnswer, BureauScreening, NewBureauScreening, ScreeningBureau } from '../rpc/screening-bureau.ts'
import { newScreeningOf } from './new-screening.factory.ts'

/*
 * What every bureau behind the port has to do, whichever it is. Each adapter brings what only it knows: whose number does what, and how time goes by.
 */

export type BureauUnderTest = {
  readonly bureau: ScreeningBureau
  /** The number of someone of whom this is so. */
  ssnOf(person: TestPerson): string
  /** What they would answer. */
  rightAnswers(screeningId: string): Promise<readonly BureauAnswer[]>
  liftFreeze(screeningId: string): Promise<void>
  resolve(disputeId: string, outcome: 'corrected' | 'verified'): Promise<void>
  pass(days: number): Promise<void>
  /** So long after it, the company does not know a key any more. */
  forgetKeys(): Promise<void>
  close(): Promise<void>
}

export type TestPerson = 'clean' | 'no score' | 'evicted' | 'asked' | 'frozen' | 'mismatched' | 'without a file' | 'corrected'

const NO_ONES_NUMBER = '000121234'

export function describeBureau(name: string, open: () => Promise<BureauUnderTest>): void {
  describe(`${name}, as the port has it,`, () => {
    let under: BureauUnderTest
    let bureau: ScreeningBureau
    beforeAll(async () => {
      under = await open()
      bureau = under.bureau
    })
    afterAll(() => under.close())

    const asking = { signal: new AbortController().signal }
    const one = (key: string = randomUUID()) => ({ key, ...asking })
    const create = async (asked: NewBureauScreening) => done(await bureau.screenings.create(asked, one()))
    const screen = (person: TestPerson, changes = {}) => create(newScreeningOf(under.ssnOf(person), randomUUID(), changes))
    const now = async (screening: BureauScreening) => (await bureau.screenings.find(screening, asking))!
    const reportOf = ({ reportId, reference }: BureauScreening) => ({ id: reportId!, reference })
    const completed = async (person: TestPerson, changes = {}) => {
      const screening = await screen(person, changes)
      await under.pass(1)
      return now(screening)
    }

    describe('a screening', () => {
      test('is made once for a key, and found by its id and by its reference', async () => {
        const asked = newScreeningOf(under.ssnOf('clean'), randomUUID())
        const key = randomUUID()
        const first = done(await bureau.screenings.create(asked, one(key)))
        expect(first).toMatchObject({ reference: asked.reference, state: 'in_progress', reportId: null, blocked: null, failure: null })
        expect(first.products.map(({ product }) => product).toSorted()).toEqual([...asked.products].toSorted())
        expect(done(await bureau.screenings.create(asked, one(key)))).toEqual(first)
        expect(await now(first)).toEqual(first)
        expect(await bureau.screenings.findByReference(asked.reference, asking)).toEqual(first)
      })

      test('that there is not is none', async () => {
        const unknown = { id: 'scr_none', reference: randomUUID() }
        expect(await bureau.screenings.find(unknown, asking)).toBeNull()
        expect(await bureau.screenings.findByReference(unknown.reference, asking)).toBeNull()
        expect(await bureau.screenings.questions(unknown, asking)).toBeNull()
      })

      test('is the same one after its key is forgotten', async () => {
        const asked = newScreeningOf(under.ssnOf('clean'), randomUUID())
        const key = randomUUID()
        const first = done(await bureau.screenings.create(asked, one(key)))
        await under.forgetKeys()
        expect(done(await bureau.screenings.create(asked, one(key))).id).toBe(first.id)
        expect(done(await bureau.screenings.create(asked, one())).id).toBe(first.id)
      })

      test('of another person under a key tells nothing', async () => {
        const key = randomUUID()
        const reference = randomUUID()
        await bureau.screenings.create(newScreeningOf(under.ssnOf('clean'), reference), one(key))
        await expect(bureau.screenings.create(newScreeningOf(under.ssnOf('evicted'), reference), one(key))).rejects.toThrow('another body')
      })

      test('of a number that no one has is refused, by its name', async () => {
        expect(await bureau.screenings.create(newScreeningOf(NO_ONES_NUMBER, randomUUID()), one())).toMatchObject({
          outcome: 'refused',
          refusal: { param: expect.stringContaining('ssn') },
        })
      })

      test('ends with a report, and is not canceled after that', async () => {
        const screening = await completed('clean')
        expect(screening).toMatchObject({
          state: 'completed',
          completedAt: expect.any(Date),
          reportId: expect.any(String),
          reportVersion: 1,
        })
        expect(screening.products.every(({ state }) => state === 'completed')).toBe(true)
        expect(await bureau.screenings.cancel(screening, one())).toMatchObject({ outcome: 'refused' })
      })

      test('that is canceled ends', async () => {
        const screening = await screen('clean')
        expect(done(await bureau.screenings.cancel(screening, one())).state).toBe('canceled')
        await under.pass(1)
        expect((await now(screening)).state).toBe('canceled')
      })

      test.each([
        ['mismatched', 'identity_mismatch'],
        ['without a file', 'no_file'],
      ] as const)('of someone %s fails', async (person, failure) => {
        expect(await completed(person)).toMatchObject({ state: 'failed', failure, reportId: null })
      })
    })

    describe('questions', () => {
      test('are answered by who knows, and then not asked any more', async () => {
        const screening = await screen('asked')
        expect(screening).toMatchObject({ state: 'awaiting_identity', attemptsLeft: 2 })
        const { questions } = (await bureau.screenings.questions(screening, asking))!
        const right = await under.rightAnswers(screening.id)
        expect(questions.map(({ id }) => id)).toEqual(right.map(({ questionId }) => questionId))
        const part = await bureau.screenings.answer(screening, right.slice(1), one())
        expect(part).toMatchObject({ outcome: 'refused' })
        expect((await now(screening)).attemptsLeft).toBe(2)
        expect(done(await bureau.screenings.answer(screening, right, one()))).toMatchObject({ state: 'in_progress', attemptsLeft: null })
        expect(await bureau.screenings.questions(screening, asking)).toBeNull()
        expect(await bureau.screenings.answer(screening, right, one())).toMatchObject({ outcome: 'refused' })
      })

      test('that are answered wrongly are asked once more, and one wrong answer under its key counts once', async () => {
        const screening = await screen('asked')
        const { questions } = (await bureau.screenings.questions(screening, asking))!
        const right = await under.rightAnswers(screening.id)
        const wrong = right.map(({ questionId, choiceId }) => ({
          questionId,
          choiceId: questions.find(({ id }) => id === questionId)!.choices.find(({ id }) => id !== choiceId)!.id,
        }))
        const key = randomUUID()
        for (let time = 0; time < 2; time += 1)
          expect(done(await bureau.screenings.answer(screening, wrong, one(key)))).toMatchObject({ attemptsLeft: 1 })
        expect((await bureau.screenings.questions(screening, asking))!.attemptsLeft).toBe(1)
        expect(done(await bureau.screenings.answer(screening, wrong, one()))).toMatchObject({ state: 'identity_failed' })
      })
    })

    test('a frozen file stops it until the freeze is lifted and it is tried again', async () => {
      const blocked = await completed('frozen')
      expect(blocked).toMatchObject({
        state: 'blocked',
        blocked: { agency: { name: expect.any(String), phone: expect.any(String) }, whatToDo: expect.any(String) },
      })
      expect(await bureau.screenings.retry(blocked, one())).toMatchObject({ outcome: 'refused', reason: 'file_frozen' })
      await under.liftFreeze(blocked.id)
      expect(done(await bureau.screenings.retry(blocked, one()))).toMatchObject({ state: 'in_progress', blocked: null })
      await under.pass(1)
      expect(await now(blocked)).toMatchObject({ state: 'completed' })
    })

    describe('a report', () => {
      test('has what was ordered, and nothing of the rest', async () => {
        const screening = await completed('evicted', { products: ['credit', 'eviction'] })
        const report = (await bureau.reports.find(reportOf(screening), null, asking))!
        expect(report).toMatchObject({ screeningId: screening.id, reference: screening.reference, version: 1, isUnderDispute: false })
        expect(report.expiresAt.getTime()).toBeGreaterThan(report.madeAt.getTime())
        const { credit, eviction, ...rest } = report.findings
        expect(rest).toEqual({ identity: null, criminal: null, income: null })
        expect(credit).toMatchObject({ score: 611, scoreRange: { from: 300, to: 850 }, agency: { website: expect.any(String) } })
        expect(eviction!.records).toHaveLength(2)
        expect(eviction!.records[0]).toMatchObject({ amountCents: 345_000, filedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) })
      })

      test('has all products, and no score of who has none', async () => {
        const { findings } = (await bureau.reports.find(reportOf(await completed('no score')), null, asking))!
        expect(findings.identity).toMatchObject({ isMatch: true })
        expect(findings.credit).toMatchObject({ score: null })
        expect(findings.criminal).toMatchObject({ records: [] })
        expect(findings.income).toMatchObject({ statedMonthlyCents: 520_000, foundMonthlyCents: 520_000 })
      })

      test('that is corrected keeps its first version, and expires', async () => {
        const screening = await completed('corrected')
        const report = reportOf(screening)
        await under.pass(2)
        expect(await now(screening)).toMatchObject({ reportVersion: 2 })
        const recordsIn = async (version: number | null) =>
          (await bureau.reports.find(report, version, asking))?.findings.eviction!.records.length
        expect([await recordsIn(1), await recordsIn(2), await recordsIn(null), await recordsIn(3)]).toEqual([1, 0, 0, undefined])
        await under.pass(40)
        expect([await recordsIn(1), await recordsIn(null)]).toEqual([undefined, undefined])
        expect(await bureau.disputes.create(report, { product: 'eviction', statement: 'Not I.' }, one())).toMatchObject({
          outcome: 'refused',
        })
      })
    })

    test('a dispute is open once for a product, and ends with a version that is right', async () => {
      const screening = await completed('evicted', { products: ['credit', 'eviction'] })
      const report = reportOf(screening)
      const dispute = { product: 'eviction' as const, statement: 'That was another tenant.' }
      const opened = done(await bureau.disputes.create(report, dispute, one()))
      expect(opened).toMatchObject({ reportId: report.id, product: 'eviction', outcome: null, resolvedAt: null, reportVersion: 1 })
      expect((await bureau.reports.find(report, null, asking))!.isUnderDispute).toBe(true)
      expect(await bureau.disputes.create(report, dispute, one())).toMatchObject({ outcome: 'refused' })
      expect(await bureau.disputes.create(report, { ...dispute, product: 'income' }, one())).toMatchObject({ outcome: 'refused' })
      const other = done(await bureau.disputes.create(report, { ...dispute, product: 'credit' }, one()))
      expect((await bureau.disputes.listOfReport(report, asking)).map(({ id }) => id)).toEqual([other.id, opened.id])
      await under.resolve(opened.id, 'corrected')
      await under.resolve(other.id, 'verified')
      const { reference } = screening
      expect(await bureau.disputes.find({ id: opened.id, reference }, asking)).toMatchObject({
        outcome: 'corrected',
        resolvedAt: expect.any(Date),
        reportVersion: 2,
      })
      expect(await bureau.disputes.find({ id: other.id, reference }, asking)).toMatchObject({ outcome: 'verified', reportVersion: 2 })
      expect(await bureau.disputes.find({ id: 'dsp_none', reference }, asking)).toBeNull()
      expect((await bureau.reports.find(report, null, asking))!.findings.eviction!.records).toEqual([])
    })
  })
}

function done<Answer>(verdict: CompanyVerdict<Answer>): Answer {
  if (verdict.outcome !== 'done') throw new Error(`refused: ${verdict.reason} ${verdict.refusal.message}`)
  return verdict.answer
}
