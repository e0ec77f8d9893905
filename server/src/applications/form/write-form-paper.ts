import { APPLICANT_TYPES } from '@keystead/contract/applications/applications/application.values.ts'
import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { formatDate, formatMoment } from '@keystead/contract/values/dates.ts'
import type { RestrictedRow } from '../../documents/documents/document.public.ts'
import type { PdfFrame } from '../../pdf/pdf-paper.ts'
import type { ApplicationFormPaper } from '../../pdf/templates/application-form-paper.ts'
import type { DocumentBrand } from '../../platform/branding/branding.public.ts'
import { type ApplicationRow, applicationText, type ReadableForm } from '../applications/application.public.ts'
import type { Content } from './content.ts'
import {
  consentsSection,
  documentsSection,
  employmentSection,
  identitySection,
  personalSection,
  residenceSection,
} from './form-paper-sections.ts'
import { entry } from './form-paper-words.ts'
import { text } from './form-paper.text.ts'
import type { ConsentRow, PlaceNames } from './form.queries.ts'

/** All that a paper of a form is made of. */
export type FormOnPaper = {
  readonly form: ReadableForm
  readonly application: ApplicationRow
  readonly landlordName: string
  readonly content: Content
  readonly documents: readonly RestrictedRow[]
  readonly consents: readonly ConsentRow[]
  readonly places: PlaceNames
}

/** Such as `A-1042`. */
export function numberOf({ number }: Pick<ApplicationRow, 'number'>): string {
  return applicationText.number({ number: String(number) })
}

/** A form that was submitted, in words: what those who decide read of it, for its applicant as well. */
export function writeFormPaper(read: FormOnPaper, look: DocumentBrand): { frame: PdfFrame; paper: ApplicationFormPaper } {
  const { form, application } = read
  const named = { number: numberOf(application), name: form.name }
  return {
    frame: {
      language: 'en',
      title: text.title(named),
      author: form.name,
      date: form.as_of,
      brand: look.brand,
      footer: [text.footer({ ...named, home: application.home_title }), ...(look.footer === null ? [] : [look.footer])],
      pageOf: text.pageOf({ page: '{page}', pages: '{pages}' }),
      stamp: null,
    },
    paper: paperOf(read),
  }
}

function paperOf({ form, application, landlordName, content, documents, consents, places }: FormOnPaper): ApplicationFormPaper {
  const { move_in_on: moveIn, lease_months: months, time_zone: timeZone } = application
  return {
    heading: text.heading,
    number: numberOf(application),
    status: text.submitted,
    parties: [
      { label: text.parties.person, name: form.name, lines: [textOf(APPLICANT_TYPES, form.applicant_type_id) ?? ''] },
      { label: text.parties.home, name: application.home_title, lines: [application.home_address] },
      { label: text.parties.landlord, name: landlordName, lines: [] },
    ],
    facts: entry(text.heading, [
      [text.submittedAt, form.submitted_at && formatMoment(form.submitted_at, timeZone)],
      [text.moveInOn, moveIn && formatDate(moveIn)],
      [text.leaseMonths, months === null ? null : text.months({ count: months })],
    ]).facts,
    sections: [
      personalSection(content),
      identitySection(content, places),
      residenceSection(content, places),
      employmentSection(content, form.as_of),
      documentsSection(documents),
      consentsSection(consents, timeZone),
    ],
  }
}
