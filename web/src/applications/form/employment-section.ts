import { type Employment, EmploymentDraft } from '@keystead/contract/applications/form/form.forms.ts'
import { missingInEmployment, wrongInEmployment } from '@keystead/contract/applications/form/form-rules.ts'
import type { GetAppFormEmploymentInfo } from '@keystead/contract/applications/form/form.operations.ts'
import { INCOME_PERIODS, monthlyCents, WITHOUT_EMPLOYER } from '@keystead/contract/applications/form/form.values.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { centsFromText, isMoneyText, textFromCents } from '@keystead/contract/values/money.ts'
import type { NamedLists } from '../../ui/form/form-errors.ts'
import { text } from './employment.text.ts'
import { type Checked, refusedBy } from './section-problems.ts'
import { mergeSections, type Versioned } from './section.ts'

export type Job = Employment['Jobs'][number]

export const EMPLOYMENT_LISTS: NamedLists = { Jobs: text.jobs, OtherIncome: text.otherIncome }

export function blankJob(): Job {
  return {
    EmploymentTypeId: null,
    OccupationId: null,
    Employer: null,
    Position: null,
    SupervisorName: null,
    SupervisorPhone: null,
    SupervisorEmail: null,
    MayContact: null,
    From: null,
    To: null,
    Income: null,
    PeriodId: null,
  }
}

/** There is always a card for what one does. */
export function employmentOf({ Jobs, OtherIncome, Version }: OutputOf<typeof GetAppFormEmploymentInfo>): Versioned<Employment> {
  return { version: Version, values: { Jobs: Jobs.length > 0 ? Jobs : [blankJob()], OtherIncome } }
}

export function hasEmployer({ EmploymentTypeId }: Pick<Job, 'EmploymentTypeId'>): boolean {
  return EmploymentTypeId === null || !WITHOUT_EMPLOYER.includes(EmploymentTypeId)
}

const NO_EMPLOYER = {
  Employer: null,
  Position: null,
  SupervisorName: null,
  SupervisorPhone: null,
  SupervisorEmail: null,
  MayContact: null,
} as const

/** Where there is no employer, nothing is said of one. */
export function employmentInput({ Jobs, OtherIncome }: Employment): Employment {
  return { Jobs: Jobs.map((job) => (hasEmployer(job) ? job : { ...job, ...NO_EMPLOYER })), OtherIncome }
}

export function checkEmployment(values: Employment, today: string): Checked {
  const input = employmentInput(values)
  return { wrong: [...refusedBy(EmploymentDraft, input), ...wrongInEmployment(input, today)], lacking: missingInEmployment(input) }
}

type Income = { readonly amount: string | null; readonly periodId: number | null }

/** As the server adds it up: work that has not ended, and other income. What is not filled in yet counts nothing. */
export function monthlyIncomeOf({ Jobs, OtherIncome }: Employment): string {
  const all: Income[] = [
    ...Jobs.filter(({ To }) => To === null).map(({ Income, PeriodId }) => ({ amount: Income, periodId: PeriodId })),
    ...OtherIncome.map(({ Amount, PeriodId }) => ({ amount: Amount, periodId: PeriodId })),
  ]
  return textFromCents(all.reduce((sum, one) => sum + centsOf(one), 0))
}

function centsOf({ amount, periodId }: Income): number {
  if (amount === null || !isMoneyText(amount) || !INCOME_PERIODS.some(({ Id }) => Id === periodId)) return 0
  return monthlyCents(centsFromText(amount), periodId!)
}

export const mergeEmployment = mergeSections<Employment>({ Jobs: text.jobs, OtherIncome: text.otherIncome })
