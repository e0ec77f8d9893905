import { formatMoney } from '../../values/money.ts'
import type { LawRule } from './state-law.operations.ts'
import type { LawTopic, LawValue } from './state-law.values.ts'
import { text } from './law-words.text.ts'

/** What a rule comes to in a few words: `30 days; 60 days after 12 months`. Its sentences say the rest. */
export function lawWords(rule: Pick<LawRule, 'Topic' | 'Standing' | 'Value'>): string {
  if (rule.Standing === 'none') return text.noRule
  if (rule.Standing === 'unknown' || !rule.Value) return text.notCertain
  const words = WORDS[rule.Topic] as (value: LawRule['Value']) => readonly (string | null)[]
  return words(rule.Value)
    .filter((part) => part !== null)
    .reduce((one, other) => text.joined({ one, other }))
}

type Longer = LawValue<'NoticeToEndByLandlord'>['Longer']

const daysOf = (count: number) => text.days({ count })
const longerOf = (longer: Longer = []) =>
  longer.map(({ AfterMonths, Days }) => text.afterMonths({ what: daysOf(Days), count: AfterMonths }))
const unitsOf = ({ FromUnits: units }: { FromUnits?: number | undefined }) =>
  units === undefined ? null : text.fromUnits({ units: String(units) })

const WORDS: { readonly [Topic in LawTopic]: (value: LawValue<Topic>) => readonly (string | null)[] } = {
  NoticeToEnter: ({ Hours }) => [Hours === undefined ? text.reasonableNotice : text.hours({ count: Hours })],
  NoticeToEndByLandlord: (value) => [daysOf(value.Days), ...longerOf(value.Longer), causeOf(value)],
  NoticeToEndByTenant: ({ Days }) => [daysOf(Days)],
  NoticeOfIncrease: ({ Days, OnlyFromPercent: from, Larger, Longer }) => [
    from === undefined ? daysOf(Days) : text.fromPercent({ what: daysOf(Days), percent: String(from) }),
    Larger ? text.abovePercent({ what: daysOf(Larger.Days), percent: String(Larger.AbovePercent) }) : null,
    ...longerOf(Longer),
  ],
  DepositCap: (value) => [text.monthsOfRent({ count: value.Months, months: String(value.Months) }), unitsOf(value)],
  DepositReturn: (value) => [
    value.AreBusinessDays ? text.businessDays({ count: value.Days }) : daysOf(value.Days),
    value.DaysWithDeductions === undefined ? null : text.withDeductions({ what: daysOf(value.DaysWithDeductions) }),
    unitsOf(value),
  ],
  DepositInterest: (value) => [
    text.required,
    value.FromMonths === undefined ? null : text.heldFor({ count: value.FromMonths }),
    unitsOf(value),
  ],
  LateFeeGrace: ({ Days, AreBusinessDays }) => [AreBusinessDays ? text.businessDays({ count: Days }) : daysOf(Days)],
  LateFeeCap: (value) => [lateFeeOf(value)],
  ApplicationFeeCap: (value) => [applicationFeeOf(value), unitsOf(value)],
  SourceOfIncome: (value) => [value.CoversVouchers === false ? text.vouchersNot : text.protected, unitsOf(value)],
  PortableReports: ({ MustAccept }) => [MustAccept ? text.mustAccept : text.mayRefuse],
  Disclosures: ({ List }) => [text.disclosures({ count: List.length })],
}

function causeOf({ NeedsCause, CauseAfterMonths: after }: LawValue<'NoticeToEndByLandlord'>): string | null {
  if (!NeedsCause) return null
  return after === undefined ? text.needsCause : text.afterMonths({ what: text.needsCause, count: after })
}

function lateFeeOf(value: LawValue<'LateFeeCap'>): string {
  const { Percent, OfOverdue, Amount, IsPerDay, IsReasonable, Which } = value
  const share = Percent === undefined ? null : (OfOverdue ? text.percentOfOverdue : text.percentOfRent)({ percent: String(Percent) })
  const fixed = Amount === undefined ? null : IsPerDay ? text.perDay({ what: formatMoney(Amount) }) : formatMoney(Amount)
  const most = either(share, fixed, Which)
  if (!IsReasonable) return most ?? text.reasonableAmount
  return most === null ? text.reasonableAmount : text.reasonableUpTo({ what: most })
}

function applicationFeeOf(value: LawValue<'ApplicationFeeCap'>): string {
  const { Amount, PercentOfRent, IsActualCost, Which, IsForbidden, IsAdjustedYearly } = value
  if (IsForbidden) return IsActualCost ? text.onlyCost : text.notAllowed
  const fixed = Amount === undefined ? null : IsAdjustedYearly ? text.adjusted({ what: formatMoney(Amount) }) : formatMoney(Amount)
  const share = PercentOfRent === undefined ? null : text.percentOfRent({ percent: String(PercentOfRent) })
  return either(IsActualCost ? text.actualCost : null, either(share, fixed, Which), Which) ?? text.notCertain
}

function either(one: string | null, other: string | null, which: 'lower' | 'higher' | undefined): string | null {
  if (one === null || other === null) return one ?? other
  return (which === 'higher' ? text.higherOf : text.lowerOf)({ one, other })
}
