import { z } from 'zod'
import { DropdownItem } from '../../places/reference-data/reference-data.operations.ts'
import { PropertyNotFound } from '../../properties/properties/property.operations.ts'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { optional, rowId } from '../../values/fields.ts'
import {
  applicants,
  applicationFields,
  ApplicationSearchForm,
  CreateApplicationForm,
  version,
  closeFields,
  withdrawReason,
} from './application.forms.ts'
import { ApplicantRead, ApplicationCard, ApplicationEventRead } from './application.schemas.ts'
import { APPLICATION_STATES, FORM_STATES } from './application.values.ts'
import { messages } from './applications-messages.text.ts'

/*
 * Applications for a home: of one household, with a form for each of its adults and guarantors. A landlord or an agent sends one to be filled
 * in, or a renter begins it for a home that is offered, and it is theirs alone until they have submitted their form.
 */

const applications = area('applications')
const bgv = area('bgv')

export const ApplicationNotFound = defineError('ApplicationNotFound', 404, messages.applicationNotFound)
/** A form that is not the caller's, or not of that application. */
export const ApplicationFormNotFound = defineError('ApplicationFormNotFound', 404, messages.applicationNotFound)
export const ApplicationNotOpen = defineError('ApplicationNotOpen', 409, messages.notOpen)
export const ApplicationChanged = defineError('ApplicationChanged', 409, messages.applicationChanged)
export const ApplicationNotDraft = defineError('ApplicationNotDraft', 409, messages.notDraft)
export const ApplicationNotSent = defineError('ApplicationNotSent', 409, messages.notSent)
export const ApplicationOpened = defineError('ApplicationOpened', 409, messages.opened)
export const HomeNotOffered = defineError('HomeNotOffered', 409, messages.homeNotOffered)
export const OwnHome = defineError('OwnHome', 409, messages.ownHome)
export const AppliedAlready = defineError('AppliedAlready', 409, messages.appliedAlready)
export const TooManyApplicants = defineError('TooManyApplicants', 409, messages.tooManyApplicants)
export const OwnFormFirst = defineError('OwnFormFirst', 409, messages.formFirst)
export const ApplicantMissing = defineError('ApplicantMissing', 409, messages.noApplicant)
export const MainApplicant = defineError('MainApplicant', 409, messages.mainApplicant)
export const ApplicantAddressBusy = defineError('ApplicantAddressBusy', 429, messages.addressBusy)
export const ApplicantEmailedTooOften = defineError('ApplicantEmailedTooOften', 409, messages.emailedTooOften)
export const TooManyApplicantEmails = defineError('TooManyApplicantEmails', 429, messages.tooManyInvites)
export const ConfirmEmailToInviteApplicants = defineError('ConfirmEmailToInviteApplicants', 409, messages.confirmToInvite)
export const LastApplicant = defineError('LastApplicant', 409, messages.lastApplicant)

const anyone = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] })
const makers = signedIn({
  profiles: ['Owner', 'Agent', 'Tenant'],
  own: { field: 'ApplicationId', kind: 'application', reach: ['agent:tenants', 'applicant:lead'] },
})
const whoseItConcerns = signedIn({
  profiles: ['Owner', 'Agent', 'Tenant'],
  own: { field: 'ApplicationId', kind: 'application', reach: ['agent:tenants', 'applicant'] },
})
/** Where some of its people are asked by email. */
const mayNotEmail = [ApplicantAddressBusy, ApplicantEmailedTooOften, TooManyApplicantEmails, ConfirmEmailToInviteApplicants] as const
const changed = z.object({ ApplicationId: z.guid(), Version: z.int() })

export const GetBgvApplicationTypes = bgv.query('GetBgvApplicationTypes', {
  summary: 'As whom someone may be part of an application.',
  access: publicAccess('A list that forms offer; it holds no private data.'),
  input: z.strictObject({}),
  output: z.object({ Items: z.array(DropdownItem) }),
  readsNothing: 'It changes with a release, and with no command.',
})

export const GetApplications = applications.query('GetApplications', {
  summary: 'Applications that the active profile made, fills in or decides on: by state, property and words, the latest first.',
  access: anyone,
  permission: 'applications:view',
  input: z.strictObject({ ...pagingInput, ...ApplicationSearchForm.shape }),
  output: pageOf(ApplicationCard).extend({
    States: z.array(z.object({ State: z.enum(APPLICATION_STATES), Count: z.int() })),
    MyTurnCount: z.int(),
  }),
  reads: ['application', 'asset', 'profile'],
})

export const GetApplicationDetails = applications.query('GetApplicationDetails', {
  summary:
    'One application: its home, its people with how far each is, and what happened to it. What they filled in stands in their forms.',
  access: whoseItConcerns,
  permission: 'applications:view',
  input: z.strictObject({ ApplicationId: rowId('Application') }),
  output: ApplicationCard.extend({
    Version: z.int(),
    LeaseMonths: z.int().nullable(),
    Message: z.string().nullable(),
    Applicants: z.array(ApplicantRead),
    Events: z.array(ApplicationEventRead),
    Can: z.object({
      Edit: z.boolean(),
      Invite: z.boolean(),
      Remove: z.boolean(),
      Send: z.boolean(),
      Unsend: z.boolean(),
      Delete: z.boolean(),
      Withdraw: z.boolean(),
      Close: z.boolean(),
      /** What one’s own form says, in part or as a whole. */
      Erase: z.boolean(),
    }),
  }),
  errors: [ApplicationNotFound],
  reads: ['application', 'asset', 'profile'],
})

export const CreateApplication = applications.command('CreateApplication', {
  summary:
    'Begins an application: of who manages the home for tenants whom they name, of anyone else for a home that is offered for rent, with the last form of their own filled in.',
  access: anyone,
  permission: 'applications:edit',
  input: CreateApplicationForm,
  output: changed.extend({
    /** Of the caller, where they apply by themselves. */
    FormId: z.guid().nullable(),
  }),
  errors: [PropertyNotFound, HomeNotOffered, OwnHome, AppliedAlready, ...mayNotEmail],
  changes: ['application'],
})

export const UpdateApplication = applications.command('UpdateApplication', {
  summary: 'Changes when the household would move in, for how long, and the message of a draft.',
  access: makers,
  permission: 'applications:edit',
  input: z.strictObject({ ApplicationId: rowId('Application'), Version: version, ...applicationFields }),
  output: changed,
  errors: [ApplicationNotFound, ApplicationChanged, ApplicationNotDraft],
  changes: ['application'],
})

export const AddApplicants = applications.command('AddApplicants', {
  summary:
    'Adds people to an application that is not complete, whom the caller is connected with, or by a name and an email; those of one that is out are asked at once.',
  access: makers,
  permission: 'applications:edit',
  input: z.strictObject({ ApplicationId: rowId('Application'), Applicants: applicants }),
  output: z.object({ ApplicationId: z.guid(), FormIds: z.array(z.guid()) }),
  errors: [ApplicationNotFound, ApplicationNotOpen, TooManyApplicants, AppliedAlready, ...mayNotEmail],
  changes: ['application'],
})

export const RemoveApplicant = applications.command('RemoveApplicant', {
  summary: 'Takes someone out of an application who has not submitted their form. What they filled in is deleted.',
  access: makers,
  permission: 'applications:edit',
  input: z.strictObject({ ApplicationId: rowId('Application'), FormId: rowId('Application') }),
  output: z.object({ ApplicationId: z.guid() }),
  errors: [ApplicationNotFound, ApplicationNotOpen, ApplicationFormNotFound, LastApplicant, MainApplicant],
  changes: ['application'],
})

export const SendApplication = applications.command('SendApplication', {
  summary:
    'Sends a draft: of a landlord or agent to be filled in, of a renter to the landlord, for which their own form has to be submitted.',
  access: makers,
  permission: 'applications:edit',
  input: z.strictObject({ ApplicationId: rowId('Application') }),
  output: z.object({ ApplicationId: z.guid() }),
  errors: [ApplicationNotFound, ApplicationNotDraft, HomeNotOffered, OwnFormFirst, ApplicantMissing, AppliedAlready, ...mayNotEmail],
  quota: 'sensitive',
  changes: ['application'],
})

export const UnSendApplication = applications.command('UnSendApplication', {
  summary: 'Takes a sent application back, for as long as no one on the other side has opened it.',
  access: makers,
  permission: 'applications:edit',
  input: z.strictObject({ ApplicationId: rowId('Application') }),
  output: z.object({ ApplicationId: z.guid() }),
  errors: [ApplicationNotFound, ApplicationNotSent, ApplicationOpened],
  changes: ['application'],
})

export const OpenApplication = applications.command('OpenApplication', {
  summary: 'Notes that the caller has opened an application: from then on it can’t be taken back.',
  access: whoseItConcerns,
  permission: 'applications:view',
  input: z.strictObject({ ApplicationId: rowId('Application') }),
  output: z.object({ ApplicationId: z.guid() }),
  errors: [ApplicationNotFound],
  changes: ['application'],
})

export const DeleteApplication = applications.command('DeleteApplication', {
  summary: 'Deletes a draft with all its forms. What was sent is withdrawn or closed instead.',
  access: makers,
  permission: 'applications:delete',
  input: z.strictObject({ ApplicationId: rowId('Application') }),
  output: z.object({ ApplicationId: z.guid() }),
  errors: [ApplicationNotFound, ApplicationNotDraft],
  changes: ['application'],
})

export const WithdrawApplication = applications.command('WithdrawApplication', {
  summary:
    'Withdraws one’s own form. What the applicant themselves withdraws, ends for the household; without one of the others it goes on.',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'], own: { field: 'FormId', kind: 'application-form' } }),
  permission: 'applications:edit',
  input: z.strictObject({ FormId: rowId('Application'), Reason: withdrawReason }),
  output: z.object({ ApplicationId: z.guid(), IsOver: z.boolean() }),
  errors: [ApplicationFormNotFound, ApplicationNotOpen],
  changes: ['application'],
})

export const CloseApplication = applications.command('CloseApplication', {
  summary:
    'Ends an application of a landlord without a decision, such as when the home is no longer to be had. Its people are told. Once one of them has submitted, the landlord says that no report played a part: one that did is a decline, whose notice the law wants.',
  access: signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'ApplicationId', kind: 'application', reach: ['agent:tenants'] } }),
  permission: 'applications:edit',
  input: z.strictObject({ ApplicationId: rowId('Application'), ...closeFields }),
  output: z.object({ ApplicationId: z.guid() }),
  errors: [ApplicationNotFound, ApplicationNotOpen],
  changes: ['application'],
})

export const GetApplicationOptions = applications.query('GetApplicationOptions', {
  summary: 'Whether the caller may apply for a home, and their open application for it, if there is one.',
  access: anyone,
  permission: 'applications:view',
  input: z.strictObject({ AssetId: optional(rowId('Property')) }),
  output: z.object({
    MayApply: z.boolean(),
    /** Why not, where no application of theirs is open. */
    Obstacle: z.enum(['ownHome', 'notOffered']).nullable(),
    ApplicationId: z.guid().nullable(),
    FormId: z.guid().nullable(),
    FormState: z.enum(FORM_STATES).nullable(),
    /** When a form of their own was last changed: a new one begins with what it holds. */
    FormFrom: z.iso.datetime().nullable(),
    /** Until when their renter's profile is valid, whose documents come along to a new form. */
    ProfileUntil: z.iso.datetime().nullable(),
  }),
  reads: ['application', 'listing', 'asset'],
})
