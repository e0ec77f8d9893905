import { ApplicationFormNotFound } from '@keystead/contract/applications/applications/application.operations.ts'
import type { GetApplicationFormDetails } from '@keystead/contract/applications/form/form.operations.ts'
import { messages } from '@keystead/contract/applications/form/form-messages.text.ts'
import { MIN_DOCUMENTS } from '@keystead/contract/applications/form/form.values.ts'
import { listRestricted } from '../../documents/documents/document.public.ts'
import { todayIn } from '../../leasing/tenures/tenure.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { asKeeper, findReadableForm, type ReachedApplication } from '../applications/application.public.ts'
import { readContent } from './content.ts'
import { listConsents } from './form.queries.ts'
import { presentDocument, presentEmployment, presentIdentity, presentSections } from './form.present.ts'

export const getApplicationFormDetails: Handler<typeof GetApplicationFormDetails, ReachedApplication> = async (
  context,
  { ApplicationId, FormId },
) => {
  const { db, actor } = context
  const { accountId, profileId } = profileActor(actor)
  const form =
    (await findReadableForm(db, { applicationId: ApplicationId, formId: FormId }, { accountId, profileId })) ??
    fail(ApplicationFormNotFound)
  const today = await todayIn(db, form.time_zone)
  // What is sealed are rows of the applicant alone: whether it is there is all that those who decide learn of it.
  const content = await asKeeper(context, () => readContent(db, FormId))
  const documents = await listRestricted(db, FormId)
  return {
    FormId,
    ApplicationId,
    State: form.state,
    HomeTitle: form.home_title,
    ApplicantTypeId: form.applicant_type_id,
    Name: form.name,
    IsYou: form.is_own,
    SubmittedAt: form.submitted_at?.toISOString() ?? null,
    Sections: presentSections(content, today),
    Personal: content.personal,
    IsAdult: content.lastFour.birthDate !== undefined,
    Identity: presentIdentity(form.is_own ? content : { ...content, lastFour: {} }),
    Residence: content.residence,
    Employment: presentEmployment(content.employment, today),
    Documents: documents.map(presentDocument),
    MissingDocuments: documents.length < MIN_DOCUMENTS ? messages.documentsMissing : null,
    Consents: (await listConsents(db, FormId)).map(({ kind, text_version, given_at }) => ({
      Kind: kind,
      Version: text_version,
      At: given_at.toISOString(),
    })),
  }
}
