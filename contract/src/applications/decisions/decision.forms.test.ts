import { describe, expect, test } from 'vitest'
import { DecideForm } from './decision.forms.ts'

const FormId = '01900000-0000-7000-8000-000000000001'
const NOTICE = { FormId, AgencyName: 'First Tenant Reports', AgencyAddress: '100 Main Street, Denver', AgencyPhone: '(800) 555-0199' }
const SCORE = { Score: 560, ScoreLowest: 300, ScoreHighest: 850, ScoreOn: '2026-11-20' }

function wrongIn(said: object): Record<string, string> {
  const { error } = DecideForm.safeParse({ ApplicationId: FormId, Version: 3, ...said })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

describe('a decision says what it needs', () => {
  test.each<[object, Record<string, string>]>([
    [{ Decision: 'approved' }, {}],
    [{ Decision: 'waitlisted', Message: 'You are second.' }, {}],
    [{ Decision: 'declined', ReasonIds: [4, 12], OtherReason: 'The home is sold.', ReportUsed: 'N' }, {}],
    [{ Decision: 'declined', ReasonIds: [3], ReportUsed: 'Y', Notices: [{ ...NOTICE, ...SCORE }] }, {}],
    [{ Decision: 'conditional', ReportUsed: 'N', Conditions: [{ ConditionTypeId: 1, Amount: '3200.00' }, { ConditionTypeId: 6 }] }, {}],
    [{ Decision: 'maybe' }, { Decision: 'Decision is not valid.' }],
    [{ Decision: 'declined', ReportUsed: 'N' }, { ReasonIds: 'Please choose at least one reason.' }],
    [{ Decision: 'declined', ReasonIds: [4, 4], ReportUsed: 'N' }, { ReasonIds: 'Reason is not valid.' }],
    [
      { Decision: 'declined', ReasonIds: [4] },
      { ReportUsed: 'Please say whether a report of an agency played any part, even a small one.' },
    ],
    [{ Decision: 'declined', ReasonIds: [12], ReportUsed: 'N' }, { OtherReason: 'Please say what the other reason is.' }],
    [{ Decision: 'declined', ReasonIds: [4], OtherReason: 'Why', ReportUsed: 'N' }, { OtherReason: 'Other reason is not valid.' }],
    [
      { Decision: 'declined', ReasonIds: [3], ReportUsed: 'N' },
      { ReportUsed: 'Credit history comes from a report: please fill in the notice to the one it is about.' },
    ],
    [
      { Decision: 'declined', ReasonIds: [4], ReportUsed: 'N', Notices: [NOTICE] },
      { Notices: 'Please say that a report played a part, or leave the notice out.' },
    ],
    [{ Decision: 'conditional', ReportUsed: 'N' }, { Conditions: 'Please say what the approval depends on.' }],
    [{ Decision: 'conditional', ReportUsed: 'N', Conditions: [{ ConditionTypeId: 1 }] }, { 'Conditions.0.Amount': 'Please say how much.' }],
    [
      { Decision: 'conditional', ReportUsed: 'N', Conditions: [{ ConditionTypeId: 7 }] },
      { 'Conditions.0.Text': 'Please say what the condition is.' },
    ],
    [
      { Decision: 'conditional', ReportUsed: 'N', Conditions: [{ ConditionTypeId: 6 }, { ConditionTypeId: 6 }] },
      { 'Conditions.1.ConditionTypeId': 'Each condition can stand there once.' },
    ],
    [{ Decision: 'approved', ReasonIds: [4] }, { ReasonIds: 'Reason is not valid.' }],
    [{ Decision: 'approved', Conditions: [{ ConditionTypeId: 6 }] }, { Conditions: 'Conditions is not valid.' }],
    [{ Decision: 'waitlisted', ReportUsed: 'Y' }, { ReportUsed: 'Report is not valid.' }],
  ])('%j', (said, wrong) => {
    expect(wrongIn(said)).toEqual(wrong)
  })

  test.each<[object, Record<string, string>]>([
    [{ AgencyName: null }, { AgencyName: 'Agency can not be empty.' }],
    [{ AgencyPhone: '12' }, { AgencyPhone: 'Phone of the agency is not valid.' }],
    [{ Score: 560 }, { ScoreLowest: 'Please give the lowest and the highest score, with the day of the score.' }],
    [{ ...SCORE, Score: 900 }, { Score: 'The score has to be between the lowest and the highest one.' }],
    [{ ...SCORE, ScoreFactors: ['a', 'b', 'c', 'd', 'e', 'f'] }, { ScoreFactors: 'Factors is not valid.' }],
  ])('a notice with %j', (more, wrong) => {
    const found = wrongIn({ Decision: 'declined', ReasonIds: [4], ReportUsed: 'Y', Notices: [{ ...NOTICE, ...more }] })
    expect(found).toEqual(Object.fromEntries(Object.entries(wrong).map(([field, message]) => [`Notices.0.${field}`, message])))
  })
})
