import { describe, expect, test } from 'vitest'
import type { PresentedScreening } from './at-bureau.ts'
import { screeningsThatDiffer } from './compare-bureau.ts'
import type { Intent } from './notes.ts'
import type { FeeFact, FormFact, Screened, ScreeningFact } from './screenings-of-both.ts'

const screening: ScreeningFact = {
  id: 's1',
  state: 'completed',
  paid_by: 'applicant',
  fee_id: 'f1',
  bureau_ref: 'scr_1',
  price_cents: 3_500,
  charged_cents: 3_500,
  report_version: 1,
  is_consented: true,
  has_number: false,
}
const order: PresentedScreening = {
  id: 'scr_1',
  object: 'screening',
  reference: 's1',
  state: 'completed',
  products: [],
  attempts_left: null,
  blocked: null,
  failure: null,
  created_at: 1,
  completed_at: 2,
  report_id: 'rpt_1',
  report_version: 1,
}
const fee: FeeFact = {
  id: 'f1',
  kind: 'screening',
  status: 'paid',
  payment_id: 'p1',
  gave_back: false,
  payments: [
    { id: 'p0', status: 'failed' },
    { id: 'p1', status: 'settled' },
  ],
}
const form: FormFact = { id: 'a1', is_submitted: true, is_sent: true, consents: 2, sections: 4, secrets: 3, noted: 1, audited: 1, told: 2 }
const begun: FormFact = { ...form, is_submitted: false, is_sent: false, consents: 0, noted: 0, audited: 0, told: 0 }
const NOT_ORDERED = { bureau_ref: null, charged_cents: null, report_version: null } as const

type Given = { readonly [Key in keyof Screened]?: Screened[Key] }
const found = (given: Given, intents: readonly Intent[] = []) => {
  const all = { screenings: [screening], fees: [fee], forms: [form], atBureau: [order], otherReports: new Set<string>(), ...given }
  return screeningsThatDiffer(intents, all).map(({ name }) => name)
}
const screenings = (rest: Partial<ScreeningFact>) => [{ ...screening, ...rest }]
const fees = (rest: Partial<FeeFact>) => [{ ...fee, ...rest }]

test('what was paid for, ordered once and is here, differs in nothing', () => {
  expect(found({ forms: [form, begun] })).toEqual([])
})

describe('an order', () => {
  test.each<[string, Given]>([
    ['twice', { atBureau: [order, { ...order, id: 'scr_2' }] }],
    ['that no one knows of here', { atBureau: [order, { ...order, id: 'scr_2', reference: 's2' }] }],
    ['that is lost', { atBureau: [] }],
    [
      'that is not noted',
      { screenings: screenings({ ...NOT_ORDERED, state: 'failed' }), fees: fees({ status: 'givenBack', payments: [] }) },
    ],
    ['that is another one here', { screenings: screenings({ bureau_ref: 'scr_7' }) }],
    ['that is owed by no one', { screenings: screenings({ charged_cents: null }) }],
    ['before it was agreed to', { screenings: screenings({ ...NOT_ORDERED, state: 'unpaid' }) }],
    [
      'that goes on although it was canceled',
      { screenings: screenings({ state: 'canceled' }), atBureau: [{ ...order, state: 'in_progress' }] },
    ],
    ['whose number is kept', { screenings: screenings({ has_number: true }) }],
  ])('is told: %s', (_what, given) => {
    expect(found(given)).toContain('S1')
  })
  test('that was paid for and never made is told; one that waits for its payment is not', () => {
    const unpaid = { screenings: screenings({ ...NOT_ORDERED, state: 'unpaid' }), atBureau: [] } as const
    expect(found(unpaid)).toEqual(['S1'])
    expect(found({ ...unpaid, fees: fees({ status: 'due', payment_id: null, payments: [] }) })).toEqual([])
  })
  test('that was canceled there, or came to its end before, is not told', () => {
    for (const state of ['canceled', 'completed'] as const)
      expect(found({ screenings: screenings({ state: 'canceled' }), atBureau: [{ ...order, state }] })).toEqual([])
  })
})

describe('a result', () => {
  test.each<[string, Given]>([
    ['that is lost', { screenings: screenings({ state: 'working', report_version: null }) }],
    ['of which a correction is lost', { atBureau: [{ ...order, report_version: 2 }] }],
    ['that says something else', { otherReports: new Set(['s1']) }],
    ['that is none there', { atBureau: [{ ...order, state: 'failed' }] }],
  ])('is told: %s', (_what, given) => {
    expect(found(given)).toEqual(['S2'])
  })
})

describe('a fee', () => {
  test.each<[string, Given]>([
    ['paid twice', { fees: fees({ payments: [...fee.payments, { id: 'p2', status: 'settled' }] }) }],
    ['that stands otherwise than its payment', { fees: fees({ status: 'due' }) }],
    ['paid by what no one asked for', { fees: fees({ payments: [] }) }],
    ['paid by a try that is not its own', { fees: fees({ status: 'due', payment_id: 'p0' }) }],
    ['kept for what was never ordered', { screenings: screenings({ ...NOT_ORDERED, state: 'refused' }), atBureau: [] }],
  ])('is told: %s', (_what, given) => {
    expect(found(given)).toEqual(['S3'])
  })
})

describe('a form', () => {
  test.each<[string, FormFact]>([
    ['submitted without what was agreed to', { ...form, consents: 1 }],
    ['submitted without a number', { ...form, secrets: 2 }],
    ['submitted twice', { ...form, noted: 2 }],
    ['submitted, and no one told', { ...form, told: 0 }],
    ['not submitted, and noted', { ...begun, noted: 1 }],
    ['not submitted, and sent', { ...begun, is_sent: true }],
  ])('is told: %s', (_what, one) => {
    expect(found({ forms: [one] })).toEqual(['S4'])
  })
})

test('what was acknowledged and is lost is told', () => {
  const intent = (operation: string, input: object, data: object): Intent => ({
    key: operation,
    operation,
    input: input as Intent['input'],
    invoiceId: null,
    answers: [{ askedAt: 1, at: 2, status: 200, code: null, data }],
  })
  const submitted = intent('ProcessApplication', { FormId: 'a1' }, {})
  expect(found({}, [submitted])).toEqual([])
  expect(found({ forms: [begun] }, [{ ...submitted, input: { FormId: 'a1' } }])).toEqual(['S4'])
  expect(found({}, [intent('RequestScreening', {}, { ScreeningIds: ['s1', 's9'] })])).toEqual(['S1'])
  expect(found({}, [intent('AuthorizeScreening', { ScreeningId: 's1' }, {})])).toEqual([])
  expect(found({}, [intent('CancelScreening', { ScreeningId: 's1' }, {})])).toEqual(['S1'])
  expect(found({}, [intent('RefuseScreening', { ScreeningId: 's1' }, {})])).toEqual(['S1'])
})
