import { ApplicationFormNotFound } from '@keystead/contract/applications/applications/application.operations.ts'
import type { GetApplicationFormDetails } from '@keystead/contract/applications/form/form.operations.ts'
import { messages } from '@keystead/contract/applications/form/form-messages.text.ts'
import { MIN_DOCUMENTS } from '@keystead/contract/applications/form/form.values.ts'
import { listRestricted } from '../../documents/documents/document.public.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { asKeeper, findReadableForm, formReader, type ReachedApplication } from '../applications/application.public.ts'
import { readContent } from './content.ts'
import { listConsents } from './form.queries.ts'
import { erasureOf } from './erase-form.ts'
import { presentDocument, presentEmployment, presentErasedSections, presentIdentity, presentSections } from './form.present.ts'

export const getApplicationFormDetails: Handler<typeof GetApplicationFormDetails, ReachedApplication> = async (
  context,
  { ApplicationId, FormId },
) => {
  const { db, actor } = context
  const form =
    (await findReadableForm(db, { applicationId: ApplicationId, formId: FormId }, formReader(actor))) ?? fail(ApplicationFormNotFound)
  // What is sealed are rows of the applicant alone: whether it is there is all that those who decide learn of it.
  const content = await asKeeper(context, () => readContent(db, FormId))
  // Documents of an applicant are of no home, so that who works with a list of homes would see none.
  const documents = await asKeeper(context, () => listRestricted(db, FormId))
  const erasure = await asKeeper(context, () => erasureOf(context, form))
  // Who submitted was an adult, and lacked nothing, on that day.
  const isErased = erasure.Erased !== 'none' && form.state === 'submitted'
  return {
    FormId,
    ApplicationId,
    State: form.state,
    IsOver: form.ended_at !== null,
    HomeTitle: form.home_title,
    ApplicantTypeId: form.applicant_type_id,
    Name: form.name,
    IsYou: form.is_own,
    SubmittedAt: form.submitted_at?.toISOString() ?? null,
    Sections: isErased ? presentErasedSections(content) : presentSections(content, form.as_of),
    Personal: content.personal,
    IsAdult: isErased || content.lastFour.birthDate !== undefined,
    Identity: presentIdentity(form.is_own ? content : { ...content, lastFour: {} }),
    Residence: content.residence,
    Employment: presentEmployment(content.employment, form.as_of),
    Documents: documents.map(presentDocument),
    MissingDocuments: !isErased && documents.length < MIN_DOCUMENTS ? messages.documentsMissing : null,
    Consents: (await listConsents(db, FormId)).map(({ kind, text_version, given_at }) => ({
      Kind: kind,
      Version: text_version,
      At: given_at.toISOString(),
    })),
    Erasure: erasure,
  }
}
