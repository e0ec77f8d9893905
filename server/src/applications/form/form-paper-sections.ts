import { text as consents } from '@keystead/contract/applications/form/consents.text.ts'
import {
  DISCLOSURES,
  EMPLOYMENT_TYPES,
  ID_TYPES,
  OCCUPATION_TYPES,
  PET_TYPES,
  RESIDENCE_OWNERSHIP_TYPES,
  RESIDENCE_TYPES,
} from '@keystead/contract/applications/form/form.values.ts'
import { DOCUMENT_TYPES } from '@keystead/contract/documents/documents/document.values.ts'
import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { formatMoment } from '@keystead/contract/values/dates.ts'
import type { RestrictedRow } from '../../documents/documents/document.public.ts'
import type { ApplicationFormSection, FormPaperEntry, FormPaperTable } from '../../pdf/templates/application-form-paper.ts'
import type { Content, Kept } from './content.ts'
import { day, entry, income, inOneLine, money, span, yesNo } from './form-paper-words.ts'
import { text } from './form-paper.text.ts'
import { presentEmployment } from './form.present.ts'
import type { ConsentRow, PlaceNames } from './form.queries.ts'

/* What a form says, in the order in which it is read on the screen, and as those read it who decide. */

const only = { entries: [], table: null, note: null } as const

export function personalSection({ personal, lastFour }: Pick<Content, 'personal' | 'lastFour'>): ApplicationFormSection {
  const isAdult = lastFour.birthDate !== undefined
  const facts = entry(text.sections.personal, [
    [text.firstName, personal.FirstName],
    [text.middleName, personal.HasNoMiddleName ? text.none : personal.MiddleName],
    [text.lastName, personal.LastName],
    [text.otherNames, personal.OtherNames],
    [text.age, isAdult ? text.adult : text.notKnown],
    [text.email, personal.Email],
    [text.phonePrimary, personal.PhonePrimary],
    [text.phoneSecondary, personal.PhoneSecondary],
    [text.emergencyName, personal.EmergencyName],
    [text.emergencyPhone, personal.EmergencyPhone],
    [text.numberOfResidents, numberText(personal.NumberOfResidents)],
    [text.numberOfPets, numberText(personal.NumberOfPets)],
    [text.anyoneSmokes, yesNo(personal.AnyoneSmokes)],
  ])
  return { ...facts, entries: household(personal), table: questions(personal), note: null }
}

const numberText = (count: number | null) => (count === null ? null : String(count))
const numbered = (index: number) => ({ number: index + 1 })

function household({ Occupants, Pets, Vehicles, References }: Kept['personal']): FormPaperEntry[] {
  return [
    ...Occupants.map(({ Name, Relationship, IsAdult }, index) =>
      entry(text.resident(numbered(index)), [
        [text.name, Name],
        [text.relationship, Relationship],
        [text.isAdult, yesNo(IsAdult)],
      ]),
    ),
    ...Pets.map(({ PetTypeId, Breed, WeightPounds, AgeYears }, index) =>
      entry(text.pet(numbered(index)), [
        [text.kind, inOneLine(textOf(PET_TYPES, PetTypeId), Breed)],
        [text.weight, WeightPounds === null ? null : text.pounds({ count: WeightPounds })],
        [text.age, AgeYears === null ? null : text.years({ count: AgeYears })],
      ]),
    ),
    ...Vehicles.map(({ Make, Year, Color, Plate }, index) =>
      entry(text.vehicle(numbered(index)), [
        [text.make, inOneLine(Make, numberText(Year))],
        [text.color, Color],
        [text.plate, Plate],
      ]),
    ),
    ...References.map(({ Name, Relationship, Phone, Email }, index) =>
      entry(text.reference(numbered(index)), [
        [text.name, Name],
        [text.relationship, Relationship],
        [text.phone, Phone],
        [text.email, Email],
      ]),
    ),
  ]
}

function questions({ Disclosures }: Kept['personal']): FormPaperTable | null {
  const rows = DISCLOSURES.flatMap(({ Id, Text }) => {
    const said = Disclosures.find(({ QuestionId }) => QuestionId === Id)
    // An explanation that was typed before the answer became a no is not shown on the screen either.
    const below = said?.Answer === 'Y' ? said.Explanation : null
    return said ? { said: Text, below, answer: yesNo(said.Answer) ?? '' } : []
  })
  return rows.length === 0 ? null : { heading: text.questions, columns: [text.question, text.answer], rows }
}

/** Of the numbers nothing at all, also not where the applicant reads it: paper goes further than a screen. */
export function identitySection({ identity }: Pick<Content, 'identity'>, { states, countries }: PlaceNames): ApplicationFormSection {
  const { IdTypeId, StateId, CountryId, ExpiryDate, SsnKind } = identity
  const facts = entry(text.sections.identity, [
    [text.idType, textOf(ID_TYPES, IdTypeId)],
    [text.issuingState, nameOf(states, StateId)],
    [text.issuingCountry, nameOf(countries, CountryId)],
    [text.expiryDate, day(ExpiryDate)],
    [text.ssn, SsnKind && text.ssnKinds[SsnKind]],
  ])
  return { ...only, ...facts, note: text.leftOut }
}

function nameOf(names: ReadonlyMap<number, string>, id: number | null): string | null {
  return (id !== null && names.get(id)) || null
}

export function residenceSection({ residence }: Pick<Content, 'residence'>, names: PlaceNames): ApplicationFormSection {
  const entries = residence.Addresses.map((address, index) =>
    addressEntry(index === 0 ? text.currentAddress : text.earlierAddress({ number: index }), address, names),
  )
  return { ...only, ...entry(text.sections.residence, []), entries, note: entries.length === 0 ? text.nothing : null }
}

function addressEntry(heading: string, address: Kept['residence']['Addresses'][number], { states, countries }: PlaceNames) {
  const { CountryId, Address1, Address2, City, StateId, Region, Zip } = address
  return entry(heading, [
    [text.address, inOneLine(Address1, Address2, City, nameOf(states, StateId) ?? Region, Zip, nameOf(countries, CountryId))],
    [text.time, span(address.From, address.To)],
    [text.residenceType, textOf(RESIDENCE_TYPES, address.ResidenceTypeId)],
    [text.ownership, textOf(RESIDENCE_OWNERSHIP_TYPES, address.OwnershipId)],
    [text.monthlyPayment, money(address.MonthlyPayment)],
    [text.rentPaidTo, address.RentPaidTo],
    [text.phone, address.LandlordPhone],
    [text.email, address.LandlordEmail],
    [text.mayContact, yesNo(address.MayContact)],
    [text.reasonForLeaving, address.ReasonForLeaving],
  ])
}

export function employmentSection({ employment }: Pick<Content, 'employment'>, asOf: string): ApplicationFormSection {
  const { Jobs, OtherIncome, MonthlyIncome } = presentEmployment(employment, asOf)
  const entries = [
    ...Jobs.map((job, index) => jobEntry(text.job(numbered(index)), job)),
    ...OtherIncome.map(({ Source, Amount, PeriodId }, index) =>
      entry(text.otherIncome(numbered(index)), [
        [text.source, Source],
        [text.amount, income(Amount, PeriodId)],
      ]),
    ),
  ]
  const isEmpty = entries.length === 0
  const facts = entry(text.sections.employment, isEmpty ? [] : [[text.monthlyIncome, money(MonthlyIncome)]])
  return { ...only, ...facts, entries, note: isEmpty ? text.nothing : null }
}

function jobEntry(heading: string, job: Kept['employment']['Jobs'][number]) {
  return entry(heading, [
    [text.employmentType, textOf(EMPLOYMENT_TYPES, job.EmploymentTypeId)],
    [text.occupation, textOf(OCCUPATION_TYPES, job.OccupationId)],
    [text.employer, job.Employer],
    [text.position, job.Position],
    [text.time, span(job.From, job.To)],
    [text.incomeOf, income(job.Income, job.PeriodId)],
    [text.supervisor, job.SupervisorName],
    [text.phone, job.SupervisorPhone],
    [text.email, job.SupervisorEmail],
    [text.mayContact, job.Employer ? yesNo(job.MayContact) : null],
  ])
}

export function documentsSection(documents: readonly RestrictedRow[]): ApplicationFormSection {
  const rows = documents.map(({ title, document_type_id, file_name }) => ({
    said: title,
    below: file_name.startsWith(title) ? null : file_name,
    answer: textOf(DOCUMENT_TYPES, document_type_id) ?? '',
  }))
  const table = rows.length === 0 ? null : { heading: null, columns: [text.document, text.documentType] as const, rows }
  return { ...only, ...entry(text.sections.documents, []), table, note: table ? null : text.noDocuments }
}

/** What was agreed to in the words of that time, and when. */
export function consentsSection(given: readonly ConsentRow[], timeZone: string): ApplicationFormSection {
  const rows = given.map(({ kind, text_version: version, given_at }) => ({
    said: wordsOf(version)?.[kind] ?? kind,
    below: text.consentVersion({ version }),
    answer: formatMoment(given_at, timeZone),
  }))
  const table = rows.length === 0 ? null : { heading: null, columns: [text.consent, text.consentAt] as const, rows }
  return { ...only, ...entry(text.consents, []), table, note: table ? null : text.nothing }
}

function wordsOf(version: string) {
  return Object.hasOwn(consents, version) ? consents[version as keyof typeof consents] : null
}
