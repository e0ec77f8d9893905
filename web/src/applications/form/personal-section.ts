import { type Personal, PersonalDraft } from '@keystead/contract/applications/form/form.forms.ts'
import { missingInPersonal, wrongInPersonal } from '@keystead/contract/applications/form/form-rules.ts'
import type { GetAppFormPersonalInfo } from '@keystead/contract/applications/form/form.operations.ts'
import { DISCLOSURES } from '@keystead/contract/applications/form/form.values.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { NamedLists } from '../../ui/form/form-errors.ts'
import { text } from './personal.text.ts'
import { type Checked, refusedBy } from './section-problems.ts'
import { mergeSections, type Versioned } from './section.ts'

type PersonalRead = OutputOf<typeof GetAppFormPersonalInfo>

/** Of which an explanation is asked for where the answer is Yes: the last one asks for nothing bad. */
export const EXPLAINED: readonly number[] = [1, 2, 3, 4]

export const PERSONAL_LISTS: NamedLists = {
  Occupants: text.labels.Occupants,
  Pets: text.labels.Pets,
  Vehicles: text.labels.Vehicles,
  References: text.labels.References,
  Disclosures: text.labels.Disclosures,
}

/** As the form has it: with each question, answered or not. */
export function personalOf({
  FormId: _form,
  ApplicationId: _of,
  State: _state,
  Version,
  Missing: _missing,
  ...read
}: PersonalRead): Versioned<Personal> {
  const answerTo = (id: number) => read.Disclosures.find(({ QuestionId }) => QuestionId === id)
  const Disclosures = DISCLOSURES.map(({ Id }) => ({
    QuestionId: Id,
    Answer: answerTo(Id)?.Answer ?? null,
    Explanation: answerTo(Id)?.Explanation ?? null,
  }))
  return { version: Version, values: { ...read, Disclosures } }
}

/** What is hidden is not said. */
export function personalInput(values: Personal): Personal {
  return {
    ...values,
    MiddleName: values.HasNoMiddleName ? null : values.MiddleName,
    Disclosures: values.Disclosures.map((one) => ({ ...one, Explanation: asksToExplain(one) ? one.Explanation : null })),
  }
}

export function asksToExplain({ QuestionId, Answer }: { QuestionId: number | null; Answer: string | null }): boolean {
  return Answer === 'Y' && QuestionId !== null && EXPLAINED.includes(QuestionId)
}

export function checkPersonal(values: Personal, today: string): Checked {
  const input = personalInput(values)
  return { wrong: [...refusedBy(PersonalDraft, input), ...wrongInPersonal(input, today)], lacking: missingInPersonal(input) }
}

export const mergePersonal = mergeSections<Personal>(text.labels)
