import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { linkToken, rowId } from '../../values/fields.ts'
import {
  ApplicantAddressBusy,
  ApplicantEmailedTooOften,
  ApplicationFormNotFound,
  ApplicationNotFound,
  ApplicationNotOpen,
  AppliedAlready,
  ConfirmEmailToInviteApplicants,
  OwnHome,
  TooManyApplicantEmails,
} from './application.operations.ts'
import { messages } from './applications-messages.text.ts'

/*
 * Someone who is named by an email takes the form that waits for them by the link that comes with it, as whichever profile of theirs.
 */

const applications = area('applications')

export const ApplicationInviteOver = defineError('ApplicationInviteOver', 404, messages.inviteOver)
export const ApplicationInviteTooEarly = defineError('ApplicationInviteTooEarly', 409, messages.inviteTooEarly)

export const ApplicationInvite = z
  .object({
    /** Who names them. */
    FromName: z.string(),
    LandlordName: z.string(),
    HomeTitle: z.string(),
    HomeAddress: z.string(),
    /** Where it is offered now, so that what it is, costs and asks of everyone can be read. */
    ListedAssetId: z.guid().nullable(),
    ApplicantType: z.string(),
    /** As they were called, and where the email went. */
    Name: z.string(),
    Email: z.string(),
    /** Of a landlord or agent to those whom they ask. */
    Message: z.string().nullable(),
  })
  .meta({ id: 'ApplicationInvite' })
export type ApplicationInvite = z.infer<typeof ApplicationInvite>

export const GetApplicationInvite = applications.query('GetApplicationInvite', {
  summary:
    'Who asks the reader of an email to fill in a form, and for which home. Changes nothing, and does not tell whether the address has an account.',
  access: publicAccess('The link of an email is the right to take the form; who got it may have no account.'),
  quota: 'sensitive',
  input: z.strictObject({ Token: linkToken() }),
  output: ApplicationInvite,
  errors: [ApplicationInviteOver],
  readsNothing: 'What a link is worth is asked when it is opened; once used, it is worth nothing.',
})

export const TakeApplicationForm = applications.command('TakeApplicationForm', {
  summary: 'Gives the form behind the link of an email to the active profile, once. Those who named them see the name of the account.',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] }),
  permission: 'applications:edit',
  concerns: 'whole business',
  quota: 'sensitive',
  input: z.strictObject({ Token: linkToken() }),
  output: z.object({ ApplicationId: z.guid(), FormId: z.guid() }),
  errors: [ApplicationInviteOver, OwnHome, AppliedAlready],
  changes: ['application'],
})

export const DeclineApplicationForm = applications.command('DeclineApplicationForm', {
  summary:
    'Who was named by an email says that they will not apply: their form ends, and the application with it where it is in their name. Those who named them are told.',
  access: publicAccess('The link of an email is the right to decline; who got it may have no account.'),
  quota: 'sensitive',
  input: z.strictObject({ Token: linkToken() }),
  output: z.strictObject({}),
  errors: [ApplicationInviteOver],
  changes: [],
})

export const ResendApplicationInvite = applications.command('ResendApplicationInvite', {
  summary:
    'Sends the link to someone who has not taken their form yet once more, 24 hours after the last email, three in all. The one before stops working.',
  access: signedIn({
    profiles: ['Owner', 'Agent', 'Tenant'],
    own: { field: 'ApplicationId', kind: 'application', reach: ['agent:tenants', 'applicant:lead'] },
  }),
  permission: 'applications:edit',
  quota: 'sensitive',
  input: z.strictObject({ ApplicationId: rowId('Application'), FormId: rowId('Application') }),
  output: z.object({ ApplicationId: z.guid() }),
  errors: [
    ApplicationNotFound,
    ApplicationNotOpen,
    ApplicationFormNotFound,
    ApplicationInviteTooEarly,
    ApplicantAddressBusy,
    ApplicantEmailedTooOften,
    TooManyApplicantEmails,
    ConfirmEmailToInviteApplicants,
  ],
  changes: ['application'],
})
