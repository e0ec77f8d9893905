import {
  type Employment,
  EmploymentDraft,
  type Identity,
  IdentityDraft,
  type Personal,
  PersonalDraft,
  type Residence,
  ResidenceDraft,
} from '@keystead/contract/applications/form/form.forms.ts'
import {
  type FieldProblem,
  missingInEmployment,
  missingInIdentity,
  missingInPersonal,
  missingInResidence,
  wrongInEmployment,
  wrongInIdentity,
  wrongInResidence,
} from '@keystead/contract/applications/form/form-rules.ts'
import { FORM_SECTIONS, type FormSection } from '@keystead/contract/applications/form/form.values.ts'
import type { Db } from '../../database/db.ts'
import { type LastFour, listLastFour, listSections, type SectionRow } from './form.queries.ts'

/** What is kept of each section: without the numbers and the date of birth, which are sealed beside it. */
export type Kept = {
  readonly personal: Omit<Personal, 'BirthDate'>
  readonly identity: Omit<Identity, 'Ssn' | 'Last4Ssn' | 'IdNumber'>
  readonly residence: Residence
  readonly employment: Employment
}

export type Content = Kept & { readonly versions: Readonly<Record<FormSection, number>>; readonly lastFour: LastFour }

/** A form of which nothing is filled in. */
export function nothingYet(): Kept {
  const { BirthDate: _birth, ...personal } = PersonalDraft.parse({})
  const { Ssn: _ssn, Last4Ssn: _last4, IdNumber: _number, ...identity } = IdentityDraft.parse({})
  return { personal, identity, residence: ResidenceDraft.parse({}), employment: EmploymentDraft.parse({}) }
}

/** What rows of sections hold. What a later version of the form asks as well is not answered yet. */
export function keptIn(rows: readonly Pick<SectionRow, 'section' | 'data'>[]): Kept {
  const kept = Object.entries(nothingYet()).map(([section, empty]) => [
    section,
    { ...empty, ...(rows.find((row) => row.section === section)?.data as object | undefined) },
  ])
  return Object.fromEntries(kept) as Kept
}

/** All of a form, as far as it is filled in. */
export async function readContent(db: Db, formId: string): Promise<Content> {
  const rows = await listSections(db, formId)
  const versions = FORM_SECTIONS.map((section) => [section, rows.find((row) => row.section === section)?.version ?? 0])
  return { ...keptIn(rows), versions: Object.fromEntries(versions), lastFour: await listLastFour(db, formId) }
}

/**
 * What a section lacks, and what has become wrong since it was saved, such as an ID that has expired. A date of birth that is kept was looked at as it
 * was saved.
 */
export function missingIn(section: FormSection, content: Kept & Pick<Content, 'lastFour'>, today: string): FieldProblem[] {
  const { lastFour } = content
  switch (section) {
    case 'personal': {
      const BirthDate = lastFour.birthDate === undefined ? null : today
      return missingInPersonal({ ...content.personal, BirthDate })
    }
    case 'identity':
      return [
        ...wrongInIdentity(content.identity, today),
        ...missingInIdentity(content.identity, {
          hasSsn: lastFour.ssn !== undefined,
          hasLast4: lastFour.last4Ssn !== undefined,
          hasIdNumber: lastFour.idNumber !== undefined,
        }),
      ]
    case 'residence':
      return [...wrongInResidence(content.residence, today), ...missingInResidence(content.residence, today)]
    case 'employment':
      return [...wrongInEmployment(content.employment, today), ...missingInEmployment(content.employment)]
  }
}
