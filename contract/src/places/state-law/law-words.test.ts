import { describe, expect, test } from 'vitest'
import type { LawTopic } from './state-law.values.ts'
import { LAW_VALUES } from './state-law.values.ts'
import { lawWords } from './law-words.ts'

const wordsOf = (Topic: LawTopic, value: object) => lawWords({ Topic, Standing: 'set', Value: LAW_VALUES[Topic].parse(value) as never })

describe('a rule in a few words', () => {
  test.each<[LawTopic, object, string]>([
    ['NoticeToEnter', { Hours: 24 }, '24 hours'],
    ['NoticeToEnter', { IsReasonable: true }, 'Reasonable notice'],
    [
      'NoticeToEndByLandlord',
      { Days: 30, Longer: [{ AfterMonths: 12, Days: 60 }], NeedsCause: true, CauseAfterMonths: 12 },
      '30 days; 60 days after 12 months; a cause is needed after 12 months',
    ],
    ['NoticeToEndByLandlord', { Days: 90, NeedsCause: true }, '90 days; a cause is needed'],
    ['NoticeOfIncrease', { Days: 30, Larger: { AbovePercent: 10, Days: 90 } }, '30 days; 90 days above 10%'],
    ['NoticeOfIncrease', { Days: 30, OnlyFromPercent: 5 }, '30 days for 5% or more'],
    ['DepositCap', { Months: 1 }, '1 month’s rent'],
    ['DepositCap', { Months: 1.5 }, '1.5 months’ rent'],
    ['DepositReturn', { Days: 14, AreBusinessDays: true }, '14 business days'],
    ['DepositReturn', { Days: 15, DaysWithDeductions: 30 }, '15 days; 30 days with deductions'],
    [
      'DepositInterest',
      { IsRequired: true, FromMonths: 6, FromUnits: 25 },
      'Required; if held for 6 months; landlords with 25 or more units',
    ],
    ['LateFeeGrace', { Days: 1 }, '1 day'],
    ['LateFeeCap', { Percent: 5, Amount: '50.00', Which: 'lower' }, '5% of the rent or $50, the lower'],
    ['LateFeeCap', { Percent: 5, Amount: '12.50', Which: 'higher', OfOverdue: true }, '5% of what is overdue or $12.50, the higher'],
    ['LateFeeCap', { Amount: '20.00', IsPerDay: true }, '$20 a day'],
    ['LateFeeCap', { IsReasonable: true }, 'A reasonable amount'],
    ['LateFeeCap', { Percent: 12, IsReasonable: true }, 'A reasonable amount; 12% of the rent counts as such'],
    ['ApplicationFeeCap', { Amount: '20.00', IsActualCost: true, Which: 'lower' }, 'The actual cost or $20, the lower'],
    ['ApplicationFeeCap', { Amount: '65.86', IsAdjustedYearly: true }, '$65.86, adjusted each year'],
    ['ApplicationFeeCap', { PercentOfRent: 10, Amount: '50.00', Which: 'higher' }, '10% of the rent or $50, the higher'],
    ['ApplicationFeeCap', { IsForbidden: true }, 'Not allowed'],
    ['ApplicationFeeCap', { IsForbidden: true, IsActualCost: true }, 'Not allowed, except the actual cost of a check'],
    ['SourceOfIncome', { IsProtected: true, CoversVouchers: false }, 'Protected, except housing vouchers'],
    ['PortableReports', { MustAccept: false }, 'The landlord may choose'],
    ['Disclosures', { List: [{ Title: 'Mold', Statute: null, Says: 'Before the lease.' }] }, '1 disclosure'],
  ])('%s %j', (topic, value, words) => {
    expect(wordsOf(topic, value)).toBe(words)
  })

  test('what is not certain is no number', () => {
    expect(lawWords({ Topic: 'DepositCap', Standing: 'unknown', Value: null })).toBe('Not certain')
    expect(lawWords({ Topic: 'DepositCap', Standing: 'none', Value: null })).toBe('No statewide rule')
  })
})
