import { APPLICATION_STATE_TEXTS } from '@keystead/contract/applications/applications/application.values.ts'
import { CRITERIA } from '@keystead/contract/applications/criteria/criteria.values.ts'
import type { ComparedApplication } from '@keystead/contract/applications/decisions/decision.schemas.ts'
import { formatDate, formatMoment } from '@keystead/contract/values/dates.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { text } from './board.text.ts'
import { text as words } from './decisions.text.ts'

export type BoardRow = { readonly label: string; readonly valueOf: (application: ComparedApplication) => readonly string[] }

/** Lines of the comparison: of each application what was said, and how it stands to each criterion. Nothing of who someone is. */
export function boardRows(applications: readonly ComparedApplication[], timeZone: string): BoardRow[] {
  return [...factRows(timeZone), ...criterionRows(applications)]
}

const one = (value: string | null) => (value === null ? [] : [value])

function factRows(timeZone: string): BoardRow[] {
  const { rows } = text
  return [
    { label: rows.state, valueOf: ({ State }) => [APPLICATION_STATE_TEXTS[State]] },
    { label: rows.completed, valueOf: (application) => one(completedText(application, timeZone)) },
    { label: rows.income, valueOf: (application) => [incomeText(application)] },
    {
      label: rows.guarantor,
      valueOf: ({ GuarantorIncome }) => one(GuarantorIncome && text.income({ amount: formatMoney(GuarantorIncome) })),
    },
    { label: rows.moveIn, valueOf: ({ MoveInOn }) => one(MoveInOn && formatDate(MoveInOn)) },
    { label: rows.months, valueOf: ({ LeaseMonths }) => one(LeaseMonths === null ? null : text.months({ count: LeaseMonths })) },
    { label: rows.residents, valueOf: ({ Residents }) => one(Residents === null ? null : String(Residents)) },
    { label: rows.pets, valueOf: ({ Pets }) => [String(Pets)] },
    { label: rows.smokes, valueOf: ({ Smokes }) => [Smokes ? text.yes : text.no] },
    { label: rows.current, valueOf: ({ CurrentMonths }) => one(currentText(CurrentMonths)) },
    { label: rows.landlords, valueOf: ({ LandlordsToAsk }) => [String(LandlordsToAsk)] },
    { label: rows.references, valueOf: ({ References }) => [String(References)] },
    { label: rows.asked, valueOf: (application) => [askedText(application) ?? text.noneAsked] },
    { label: rows.disclosed, valueOf: disclosedOf },
  ]
}

/** Only those that one of them is measured by. */
function criterionRows(applications: readonly ComparedApplication[]): BoardRow[] {
  return CRITERIA.filter((criterion) => applications.some(({ Criteria }) => Criteria.some(({ Criterion }) => Criterion === criterion))).map(
    (criterion) => ({
      label: text.rows.criterion({ criterion: words.criterion[criterion] }),
      valueOf: ({ Criteria }) =>
        Criteria.filter(({ Criterion }) => Criterion === criterion).flatMap(({ Result, Found }) => [words.results[Result], Found]),
    }),
  )
}

export function incomeText({ MonthlyIncome, IncomeTimes }: Pick<ComparedApplication, 'MonthlyIncome' | 'IncomeTimes'>): string {
  const amount = formatMoney(MonthlyIncome)
  return IncomeTimes === null ? text.income({ amount }) : text.incomeTimes({ amount, times: String(IncomeTimes / 10) })
}

export function placeText({
  Place,
  SubmittedCount,
  FormsCount,
}: Pick<ComparedApplication, 'Place' | 'SubmittedCount' | 'FormsCount'>): string {
  if (Place === null) return text.notComplete({ done: SubmittedCount, count: FormsCount })
  return Place === 1 ? text.place.first : text.place.other({ place: String(Place) })
}

function completedText(application: ComparedApplication, timeZone: string): string | null {
  const { CompletedAt } = application
  const place = placeText(application)
  return CompletedAt === null ? place : text.and({ one: formatMoment(new Date(CompletedAt), timeZone), other: place })
}

/** Of those who were asked for a reference, who has answered. */
export function askedText({
  ReferencesAsked,
  ReferencesAnswered,
}: Pick<ComparedApplication, 'ReferencesAsked' | 'ReferencesAnswered'>): string | null {
  return ReferencesAsked === 0 ? null : text.answered({ answered: ReferencesAnswered, count: ReferencesAsked })
}

/** Each question was answered by all who have submitted. */
function disclosedOf({ Disclosed, SubmittedCount }: ComparedApplication): readonly string[] {
  return Disclosed.length === 0 && SubmittedCount > 0 ? [text.nothingDisclosed] : Disclosed
}

function currentText(months: number | null): string | null {
  if (months === null) return null
  return months === 0 ? text.sinceShort : text.since({ count: months })
}

/** `3 of 4 criteria met`; those that a guarantor answers for are. */
export function criteriaText({ Criteria }: Pick<ComparedApplication, 'Criteria'>): string | null {
  if (Criteria.length === 0) return null
  const met = Criteria.filter(({ Result }) => Result === 'met' || Result === 'guaranteed').length
  return text.criteriaMet({ met, count: Criteria.length })
}
