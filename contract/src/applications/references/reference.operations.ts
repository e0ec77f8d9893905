import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { emptyOrInvalid, linkToken, rowId, wholeNumber } from '../../values/fields.ts'
import { ApplicationFormNotFound, ApplicationNotFound, ApplicationNotOpen } from '../applications/application.operations.ts'
import { MAX_ADDRESSES, REFEREE_KINDS } from '../form/form.values.ts'
import { EmployerAnswerByLink, LandlordAnswerByLink, PersonalAnswerByLink } from './reference.forms.ts'
import { ReferenceRequest } from './reference.schemas.ts'
import { REFERENCE_STATES } from './reference.values.ts'
import { messages } from './references-messages.text.ts'

/*
 * References: those whom a submitted form names are asked by an email with a link, answer a short questionnaire once and without an account,
 * and those who decide read it.
 */

const applications = area('applications')

export const ReferenceNotFound = defineError('ReferenceNotFound', 404, messages.notFound)
export const ReferenceNotAskable = defineError('ReferenceNotAskable', 409, messages.notAskable)
export const ReferenceAskedAlready = defineError('ReferenceAskedAlready', 409, messages.askedAlready)
export const ReferenceTooEarly = defineError('ReferenceTooEarly', 409, messages.tooEarly)
export const ReferenceAskedTooOften = defineError('ReferenceAskedTooOften', 409, messages.tooOften)
export const ReferenceAddressBusy = defineError('ReferenceAddressBusy', 429, messages.addressBusy)
export const TooManyReferencesSent = defineError('TooManyReferencesSent', 429, messages.tooManySent)
export const ConfirmEmailToAskReferences = defineError('ConfirmEmailToAskReferences', 409, messages.confirmEmail)
export const ReferenceLinkOver = defineError('ReferenceLinkOver', 404, messages.linkOver)
export const ReferenceAnsweredAlready = defineError('ReferenceAnsweredAlready', 409, messages.answeredAlready)
export const ReferenceFairHousing = defineError('ReferenceFairHousing', 409, messages.fairHousing)

const deciders = signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'ApplicationId', kind: 'application', reach: ['agent:tenants'] } })
const whoseItConcerns = signedIn({
  profiles: ['Owner', 'Agent', 'Tenant'],
  own: { field: 'ApplicationId', kind: 'application', reach: ['agent:tenants', 'applicant'] },
})
const byLink = publicAccess('The link is the right to answer.')
const sent = z.object({ ReferenceId: z.guid(), UntilAt: z.iso.datetime() })
const mayNotSend = [ReferenceAddressBusy, TooManyReferencesSent, ConfirmEmailToAskReferences] as const
const done = z.object({ State: z.enum(REFERENCE_STATES) })
const mayNotAnswer = [ReferenceLinkOver, ReferenceAnsweredAlready] as const

export const GetApplicationReferences = applications.query('GetApplicationReferences', {
  summary:
    'Whom the submitted forms of an application name as landlords, employers and references, and what became of asking them. Those who decide read what was answered; of the applicant’s side each sees of their own form that it was.',
  access: whoseItConcerns,
  permission: 'applications:view',
  input: z.strictObject({ ApplicationId: rowId('Application') }),
  output: z.object({ ApplicationId: z.guid(), Items: z.array(ReferenceRequest) }),
  errors: [ApplicationNotFound],
  reads: ['application'],
})

export const AskReference = applications.command('AskReference', {
  summary:
    'Asks someone whom a submitted form names, by an email to the address that the form gives, where the applicant lets them be contacted. Once for each of them.',
  access: deciders,
  permission: 'applications:edit',
  input: z.strictObject({
    ApplicationId: rowId('Application'),
    FormId: rowId('Application'),
    Kind: z.enum(REFEREE_KINDS, { error: emptyOrInvalid('Reference') }),
    /** Which of its kind in the form, from 0. */
    Place: wholeNumber('Reference', { min: 0, max: MAX_ADDRESSES - 1 }),
  }),
  output: sent,
  errors: [
    ApplicationNotFound,
    ApplicationNotOpen,
    ApplicationFormNotFound,
    ReferenceNotFound,
    ReferenceNotAskable,
    ReferenceAskedAlready,
    ...mayNotSend,
  ],
  quota: 'sensitive',
  changes: ['application'],
})

export const RemindReference = applications.command('RemindReference', {
  summary: 'Sends the email to someone who was asked and has not answered once more, 24 hours after the last one, three in all.',
  access: deciders,
  permission: 'applications:edit',
  input: z.strictObject({ ApplicationId: rowId('Application'), ReferenceId: rowId('Reference') }),
  output: sent,
  errors: [
    ApplicationNotFound,
    ApplicationNotOpen,
    ReferenceNotFound,
    ReferenceAnsweredAlready,
    ReferenceTooEarly,
    ReferenceAskedTooOften,
    ...mayNotSend,
  ],
  quota: 'sensitive',
  changes: ['application'],
})

export const GetReferenceToGive = applications.query('GetReferenceToGive', {
  summary: 'Who asks for a reference, about whom and as what, behind the link of an email.',
  access: byLink,
  quota: 'sensitive',
  input: z.strictObject({ Token: linkToken() }),
  output: z.object({
    Kind: z.enum(REFEREE_KINDS),
    State: z.enum(REFERENCE_STATES),
    /** Of who is asked, as the applicant called them. */
    Name: z.string(),
    ApplicantName: z.string(),
    LandlordName: z.string(),
    About: z.string().nullable(),
    UntilAt: z.iso.datetime(),
    AnsweredAt: z.iso.datetime().nullable(),
  }),
  errors: [ReferenceLinkOver],
  readsNothing: 'It is read by people who have no screen of ours that hears changes.',
})

export const GiveLandlordReference = applications.command('GiveLandlordReference', {
  summary: 'A former or current landlord answers, once, behind the link of an email.',
  access: byLink,
  quota: 'sensitive',
  input: LandlordAnswerByLink,
  output: done,
  errors: [...mayNotAnswer, ReferenceFairHousing],
  changes: [],
})

export const GiveEmployerReference = applications.command('GiveEmployerReference', {
  summary:
    'An employer answers, once, behind the link of an email. They say what they pay; what the applicant stated is not shown to them.',
  access: byLink,
  quota: 'sensitive',
  input: EmployerAnswerByLink,
  output: done,
  errors: [...mayNotAnswer, ReferenceFairHousing],
  changes: [],
})

export const GivePersonalReference = applications.command('GivePersonalReference', {
  summary: 'A personal reference answers, once, behind the link of an email.',
  access: byLink,
  quota: 'sensitive',
  input: PersonalAnswerByLink,
  output: done,
  errors: [...mayNotAnswer, ReferenceFairHousing],
  changes: [],
})

export const DeclineReference = applications.command('DeclineReference', {
  summary: 'Who was asked says that they do not want to answer, or that they are not that person. They are not asked again.',
  access: byLink,
  quota: 'sensitive',
  input: z.strictObject({ Token: linkToken(), IsNotThem: z.boolean({ error: emptyOrInvalid('Answer') }) }),
  output: done,
  errors: [...mayNotAnswer],
  changes: [],
})
