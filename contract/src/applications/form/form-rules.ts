import type { z } from 'zod'
import { addDays, addMonths, formatDate } from '../../values/dates.ts'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { hasListedStates, UNITED_STATES_ID } from '../../values/countries.ts'
import { ZIP } from '../../values/fields.ts'
import {
  type Employment,
  EmploymentComplete,
  type Identity,
  IdentityComplete,
  type Personal,
  PersonalComplete,
  type Residence,
  ResidenceComplete,
} from './form.forms.ts'
import {
  DISCLOSURES,
  INSURANCE,
  LEAST_APPLICANT_AGE,
  MOVING_DAYS,
  OF_A_STATE,
  RENTS,
  RESIDENCE_YEARS,
  STARTING_SOON,
  WITHOUT_EMPLOYER,
} from './form.values.ts'
import { messages } from './form-messages.text.ts'

/* What is wrong in a section, and what it lacks. Days are those where the home is. */

/** `Path` names the field, as `Addresses.0.City`. */
export type FieldProblem = { readonly Path: string; readonly Text: string }

const problem = (Path: string, Text: string): FieldProblem => ({ Path, Text })

function lacking(schema: z.ZodType, value: unknown): FieldProblem[] {
  const { error } = schema.safeParse(value)
  return (error?.issues ?? []).map(({ path, message }) => problem(path.join('.'), message))
}

/** Whole years from a birth to a day. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

const OLDEST = 120

export function wrongInPersonal({ BirthDate }: Pick<Personal, 'BirthDate'>, today: string): FieldProblem[] {
  if (BirthDate === null) return []
  const age = ageOn(BirthDate, today)
  const hint = age < 0 ? messages.future : age < LEAST_APPLICANT_AGE ? messages.tooYoung : age > OLDEST ? messages.tooLongAgo : null
  return hint === null ? [] : [problem('BirthDate', invalidMessage('Date of birth', hint))]
}

export function missingInPersonal(value: Personal): FieldProblem[] {
  const { MiddleName, HasNoMiddleName, NumberOfResidents, NumberOfPets, Occupants, Pets, Disclosures } = value
  const rules: FieldProblem[] = []
  if (!MiddleName && !HasNoMiddleName) rules.push(problem('MiddleName', messages.middleName))
  if (NumberOfResidents !== null && NumberOfResidents < Occupants.length + 1)
    rules.push(problem('NumberOfResidents', invalidMessage('Number of residents', messages.residentsFew)))
  if (NumberOfPets !== null && NumberOfPets !== Pets.length)
    rules.push(problem('NumberOfPets', invalidMessage('Number of pets', messages.petsDiffer)))
  return [...lacking(PersonalComplete, value), ...rules, ...missingAnswers(Disclosures)]
}

/** Each question is answered, and what is told against oneself is explained. */
function missingAnswers(answers: Personal['Disclosures']): FieldProblem[] {
  const isAsked = DISCLOSURES.every(({ Id }) => answers.some(({ QuestionId }) => QuestionId === Id))
  const open = answers.flatMap(({ QuestionId, Answer, Explanation }, index) => {
    if (Answer === null) return problem(`Disclosures.${index}.Answer`, messages.disclosure)
    const explains = Answer === 'Y' && QuestionId !== INSURANCE && !Explanation
    return explains ? problem(`Disclosures.${index}.Explanation`, messages.explanation) : []
  })
  return isAsked ? open : [problem('Disclosures', messages.disclosures), ...open]
}

/** Which numbers are kept, sealed, whatever this save brings. */
export type KeptNumbers = { readonly hasSsn: boolean; readonly hasLast4: boolean; readonly hasIdNumber: boolean }

export function wrongInIdentity({ ExpiryDate }: Pick<Identity, 'ExpiryDate'>, today: string): FieldProblem[] {
  return ExpiryDate !== null && ExpiryDate < today ? [problem('ExpiryDate', invalidMessage('Expiry date', messages.expired))] : []
}

export function missingInIdentity(value: Omit<Identity, 'Ssn' | 'Last4Ssn' | 'IdNumber'>, kept: KeptNumbers): FieldProblem[] {
  const rules: FieldProblem[] = []
  if (!kept.hasIdNumber) rules.push(problem('IdNumber', emptyMessage('ID number')))
  if (value.SsnKind === 'full' && !kept.hasSsn) rules.push(problem('Ssn', emptyMessage('SSN')))
  if (value.SsnKind === 'last4' && !kept.hasLast4) rules.push(problem('Last4Ssn', emptyMessage('Last 4 SSN')))
  if (value.IdTypeId !== null) {
    const ofState = OF_A_STATE.includes(value.IdTypeId)
    if (ofState && value.StateId === null) rules.push(problem('StateId', emptyMessage('Issuing state')))
    if (!ofState && value.CountryId === null) rules.push(problem('CountryId', emptyMessage('Issuing country')))
  }
  return [...lacking(IdentityComplete, value), ...rules]
}

type Span = { readonly From: string | null; readonly To: string | null }

/** Dates that can not be: to come, or the end before the start. */
function wrongSpan(at: string, { From, To }: Span, today: string, maySoon = false): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (From !== null && From > today && !maySoon) problems.push(problem(`${at}.From`, invalidMessage('Start date', messages.future)))
  if (To !== null && To > today) problems.push(problem(`${at}.To`, invalidMessage('End date', messages.future)))
  if (From !== null && To !== null && To < From) problems.push(problem(`${at}.To`, messages.endBeforeStart))
  return problems
}

export function wrongInResidence({ Addresses }: Residence, today: string): FieldProblem[] {
  const spans = Addresses.flatMap((address, index) => wrongSpan(`Addresses.${index}`, address, today))
  const zips = Addresses.flatMap(({ CountryId, Zip }, index) =>
    CountryId === UNITED_STATES_ID && Zip !== null && !ZIP.test(Zip) ? [problem(`Addresses.${index}.Zip`, invalidMessage('Zip'))] : [],
  )
  const current = Addresses.flatMap(({ From, To }, index) => (From !== null && To === null ? index : []))
  const second = current.slice(1).map((index) => problem(`Addresses.${index}.To`, messages.twoCurrent))
  return [...spans, ...zips, ...second, ...(spans.length === 0 ? overlaps(Addresses, today) : [])]
}

type Dated = { readonly index: number; readonly from: string; readonly to: string }

function dated(addresses: readonly Span[], today: string): Dated[] {
  return addresses
    .flatMap(({ From, To }, index) => (From === null ? [] : { index, from: From, to: To ?? today }))
    .toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0))
}

/** Two places at once for longer than it takes to move. */
function overlaps(addresses: readonly Span[], today: string): FieldProblem[] {
  let until = ''
  return dated(addresses, today).flatMap(({ index, from, to }) => {
    const end = until < to ? until : to
    until = until > to ? until : to
    if (end === '' || end <= addDays(from, MOVING_DAYS)) return []
    return [problem(`Addresses.${index}.From`, messages.overlap({ from: formatDate(from), to: formatDate(end) }))]
  })
}

export function missingInResidence(value: Residence, today: string): FieldProblem[] {
  const { Addresses } = value
  const rules: FieldProblem[] = []
  Addresses.forEach(({ CountryId, StateId, OwnershipId, RentPaidTo, MayContact }, index) => {
    if (CountryId !== null && hasListedStates(CountryId) && StateId === null)
      rules.push(problem(`Addresses.${index}.StateId`, emptyMessage('State')))
    if (OwnershipId !== RENTS) return
    if (!RentPaidTo) rules.push(problem(`Addresses.${index}.RentPaidTo`, emptyMessage('Rent paid to')))
    if (MayContact === null) rules.push(problem(`Addresses.${index}.MayContact`, emptyMessage('May we contact them')))
  })
  if (!Addresses.some(({ From, To }) => From !== null && To === null)) rules.push(problem('Addresses', messages.currentAddress))
  return [...lacking(ResidenceComplete, value), ...rules, ...gaps(Addresses, today)]
}

/** Days of the last years for which no address is named, but for those that moving takes. */
function gaps(addresses: readonly Span[], today: string): FieldProblem[] {
  const spans = dated(addresses, today)
  if (spans.length === 0) return []
  const problems: FieldProblem[] = []
  let known = addMonths(today, -12 * RESIDENCE_YEARS)
  for (const { from, to } of spans) {
    if (from > addDays(known, MOVING_DAYS)) problems.push(gap(known, addDays(from, -1)))
    if (to > known) known = to
  }
  if (known < addDays(today, -MOVING_DAYS)) problems.push(gap(known, today))
  return problems
}

function gap(from: string, to: string): FieldProblem {
  return problem('Addresses', messages.gap({ from: formatDate(from), to: formatDate(to) }))
}

export function wrongInEmployment({ Jobs }: Employment, today: string): FieldProblem[] {
  return Jobs.flatMap((job, index) => wrongSpan(`Jobs.${index}`, job, today, job.EmploymentTypeId === STARTING_SOON))
}

export function missingInEmployment(value: Employment): FieldProblem[] {
  const rules: FieldProblem[] = []
  if (value.Jobs.length === 0) rules.push(problem('Jobs', messages.jobs))
  value.Jobs.forEach(({ EmploymentTypeId, Employer, From, MayContact }, index) => {
    if (EmploymentTypeId === null || WITHOUT_EMPLOYER.includes(EmploymentTypeId)) return
    if (!Employer) rules.push(problem(`Jobs.${index}.Employer`, emptyMessage('Employer')))
    if (From === null) rules.push(problem(`Jobs.${index}.From`, emptyMessage('Start date')))
    if (MayContact === null) rules.push(problem(`Jobs.${index}.MayContact`, emptyMessage('May we contact them')))
  })
  return [...lacking(EmploymentComplete, value), ...rules]
}
