import { monthlyCents } from '@keystead/contract/applications/form/form.values.ts'
import type {
  EmployerAnswer,
  LandlordAnswer,
  PersonalAnswer,
  ReferenceRequest,
} from '@keystead/contract/applications/references/reference.schemas.ts'
import { INCOME_TOLERANCE_PERCENT, type IncomeConfirmed } from '@keystead/contract/applications/references/reference.values.ts'
import { centsFromText } from '@keystead/contract/values/money.ts'
import type { Referee } from '../form/form.public.ts'
import { obstacleTo } from './obstacles.ts'
import type { ReferenceRow } from './reference.queries.ts'

/** Someone whom a form names, someone who was asked, or both. `mayAsk`: that the reader may do so now. */
export function presentReference(referee: Referee | null, asked: ReferenceRow | null, mayAsk: boolean): ReferenceRequest {
  const { formId, kind, place } = referee ?? { formId: asked!.form_id, kind: asked!.kind, place: asked!.place }
  const obstacle = referee && obstacleTo(referee)
  return {
    FormId: formId,
    Kind: kind,
    Place: place,
    Name: asked?.name ?? referee!.name,
    About: asked ? asked.about : referee!.about,
    Email: asked ? asked.email : referee!.email,
    Obstacle: asked ? null : obstacle,
    CanAsk: mayAsk && asked === null && obstacle === null,
    CanRemind: mayAsk && asked !== null && asked.is_due_again,
    ...presentAsked(asked),
    ...presentAnswer(asked, referee),
  }
}

function presentAsked(asked: ReferenceRow | null) {
  return {
    ReferenceId: asked?.id ?? null,
    State: asked?.state ?? null,
    AskedAt: asked?.asked_at.toISOString() ?? null,
    AskedBy: asked?.asked_by_name ?? null,
    SentAt: asked?.sent_at.toISOString() ?? null,
    TimesSent: asked?.times_sent ?? 0,
    UntilAt: asked?.until_at.toISOString() ?? null,
    AnsweredAt: asked?.answered_at?.toISOString() ?? null,
    AgainAt: asked?.again_at?.toISOString() ?? null,
  }
}

type Answers = Pick<ReferenceRequest, 'Landlord' | 'Employer' | 'Personal'>
const NO_ANSWER: Answers = { Landlord: null, Employer: null, Personal: null }

/** As it was checked when it came. */
function presentAnswer(asked: ReferenceRow | null, referee: Referee | null): Answers {
  if (asked?.state !== 'answered') return NO_ANSWER
  if (asked.kind === 'landlord') return { ...NO_ANSWER, Landlord: asked.answer as LandlordAnswer }
  if (asked.kind === 'personal') return { ...NO_ANSWER, Personal: asked.answer as PersonalAnswer }
  const said = asked.answer as Omit<EmployerAnswer, 'IncomeConfirmed'>
  return { ...NO_ANSWER, Employer: { ...said, IncomeConfirmed: incomeConfirmed(said, referee?.statedCents ?? null) } }
}

/** Where both say how much it is: whether it is as much as the applicant stated, but for what rounding makes of it. */
function incomeConfirmed({ Pay, PeriodId }: Pick<EmployerAnswer, 'Pay' | 'PeriodId'>, statedCents: number | null): IncomeConfirmed {
  if (Pay === null || PeriodId === null || statedCents === null) return 'notSaid'
  return monthlyCents(centsFromText(Pay), PeriodId) * 100 >= statedCents * (100 - INCOME_TOLERANCE_PERCENT) ? 'Y' : 'N'
}

/** Who applies sees that someone was asked and has answered. What they said is for those who asked: else no one would say it freely. */
export function forApplicant(reference: ReferenceRequest): ReferenceRequest {
  return { ...reference, ...NO_ANSWER, Email: null, AskedBy: null, AgainAt: null, CanAsk: false, CanRemind: false }
}
