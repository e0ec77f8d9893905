import { FormSubmitting } from '@keystead/contract/applications/form/form.events.ts'
import {
  ApplicationFormIncomplete,
  ApplicationFormSubmitted,
  type ProcessApplication,
} from '@keystead/contract/applications/form/form.operations.ts'
import { messages } from '@keystead/contract/applications/form/form-messages.text.ts'
import { CONSENT_KINDS, FORM_CONSENT_VERSION, FORM_SECTIONS, MIN_DOCUMENTS } from '@keystead/contract/applications/form/form.values.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { FieldMessages } from '@keystead/contract/rpc/envelope.ts'
import { listRestricted } from '../../documents/documents/document.public.ts'
import { todayIn } from '../../database/days.ts'
import { refuseWhereVetoed } from '../../rpc/events.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { lockOwnForm, type ReachedForm, submitForm } from '../applications/application.public.ts'
import { missingIn, readContent } from './content.ts'
import { keepConsent } from './form.queries.ts'

/** Nothing of it changes from here on. What is missing is told by section, as the form names it. */
export const processApplication: Handler<typeof ProcessApplication, ReachedForm> = async (context, input) => {
  const { db, owned, origin, audit } = context
  const own = await lockOwnForm(context, owned)
  const { form, application } = own
  if (form.state === 'submitted') fail(ApplicationFormSubmitted)
  const today = await todayIn(db, application.time_zone)
  const content = await readContent(db, form.id)
  const missing = FORM_SECTIONS.filter((section) => missingIn(section, content, today).length > 0)
  const fields: FieldMessages = Object.fromEntries(missing.map((section) => [section, messages.formIncomplete]))
  if ((await listRestricted(db, form.id)).length < MIN_DOCUMENTS) fields.documents = messages.documentsMissing
  if (Object.keys(fields).length > 0) fail(ApplicationFormIncomplete, fields)
  checkConsents(input)
  await refuseWhereVetoed(context, FormSubmitting, [{ id: form.id, accountId: form.profile_account_id }])
  for (const kind of CONSENT_KINDS)
    await keepConsent(
      db,
      { formId: form.id, accountId: form.profile_account_id },
      {
        kind,
        version: FORM_CONSENT_VERSION,
        ip: origin.ip || null,
        userAgent: origin.userAgent,
      },
    )
  const { isComplete } = await submitForm(context, own, owned)
  audit(form.id, { application: application.id })
  return { FormId: form.id, ApplicationId: application.id, IsComplete: isComplete }
}

function checkConsents({ IsAccurate, MayShare, ConsentVersion }: Parameters<typeof processApplication>[1]): void {
  const fields: FieldMessages = {}
  if (!IsAccurate) fields.IsAccurate = messages.consentNeeded
  if (!MayShare) fields.MayShare = messages.consentNeeded
  if (ConsentVersion !== FORM_CONSENT_VERSION) fields.ConsentVersion = messages.consentOld
  if (Object.keys(fields).length > 0) fail(CallErrors.InvalidInput, fields)
}
