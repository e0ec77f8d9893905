import { expect, test } from 'vitest'
import { type RunReport, counts, leastFor, reportText } from './report.ts'

const run: RunReport = {
  seed: 7,
  seconds: 180,
  least: leastFor(180),
  effects: 812,
  asked: 1_500,
  unanswered: 1,
  unknownOutcomes: 40,
  answersByKind: { SendInvoice: { done: 100, refused: 3 } },
  kills: { planned: 22, apps: 20, databases: 2, endedByThemselves: 0 },
  violations: [],
}

test('a run says what it has seen', () => {
  const text = reportText(run)
  for (const words of [
    'Seed 7, 180 seconds',
    'effects acknowledged   812\n',
    '20 (22 of 22 kills',
    'database crashes       2',
    'none of M1 to M21 and S1 to S4',
  ])
    expect(text).toContain(words)
})

test('one with too few effects says that it does not count', () => {
  expect(counts(run)).toBe(true)
  const few = { ...run, effects: 499 }
  expect(counts(few)).toBe(false)
  expect(reportText(few)).toContain('499 of at least 500: too few, this run does not count')
})

test('violations stand together by their rule', () => {
  const violations = Array.from({ length: 7 }, (_, place) => ({ name: 'M7', says: 'Once.', what: `claim ${place}`, found: 'twice' }))
  const text = reportText({ ...run, violations: [...violations, { name: 'M12', says: 'Kept.', what: 'p1', found: 'lost' }] })
  for (const words of ['violations             8', 'M7  Once. (7)', 'claim 4: twice', 'and 2 more', 'M12  Kept. (1)', 'p1: lost'])
    expect(text).toContain(words)
  expect(text).not.toContain('claim 5')
})
