import { z } from 'zod'
import { DIRECTIONS } from '../../people/connections/connection.values.ts'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { optionalEmail } from '../../values/contact-fields.ts'
import { choice, date, optional, optionalPersonName, optionalText, rowId, searchText, wholeNumber } from '../../values/fields.ts'
import {
  APPLICANT_TYPES,
  APPLICATION_STATES,
  LEASE_MONTHS,
  LONGEST_APPLICATION_SEARCH,
  MAIN_APPLICANTS,
  MAX_APPLICANTS,
  MAX_MESSAGE,
  MAX_REASON,
  YES_NO,
} from './application.values.ts'
import { messages } from './applications-messages.text.ts'

export const version = wholeNumber('Version', { min: 1, max: 2_147_483_647 })

export const ApplicantInput = z
  .strictObject(
    {
      ApplicantTypeId: choice(
        'Application type',
        APPLICANT_TYPES.map(({ Id }) => Id),
      ),
      /** Of someone whom the caller is connected with. */
      ProfileId: optional(rowId('Tenant')),
      /** Of anyone else: they get a link by email to take their form with. */
      Name: optionalPersonName('Name', 120),
      Email: optionalEmail(),
    },
    { error: invalidMessage('Tenant') },
  )
  .superRefine(({ ProfileId, Name, Email }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (Name === null && Email === null) {
      if (ProfileId === null) wrong('ProfileId', emptyMessage('Tenant'))
    } else if (ProfileId !== null) wrong('ProfileId', messages.oneWay)
    else if (Name === null) wrong('Name', emptyMessage('Name'))
    else if (Email === null) wrong('Email', emptyMessage('Email'))
  })
export type ApplicantInput = z.output<typeof ApplicantInput>

export const applicants = z
  .array(ApplicantInput, { error: emptyMessage('Tenant') })
  .max(MAX_APPLICANTS, { error: messages.tooManyApplicants })
  .superRefine((people, context) => {
    const isBefore = (index: number, isSame: (one: ApplicantInput) => boolean) => people.findIndex(isSame) < index
    people.forEach(({ ProfileId, Email }, index) => {
      const twice = (field: string) => context.addIssue({ code: 'custom', path: [index, field], message: messages.applicantTwice })
      if (ProfileId !== null && isBefore(index, (one) => one.ProfileId === ProfileId)) twice('ProfileId')
      if (Email !== null && isBefore(index, (one) => one.Email === Email)) twice('Email')
    })
    const isSecond = ({ ApplicantTypeId }: ApplicantInput, index: number) =>
      MAIN_APPLICANTS.includes(ApplicantTypeId) && people.findIndex((one) => MAIN_APPLICANTS.includes(one.ApplicantTypeId)) < index
    people.forEach((one, index) => {
      if (isSecond(one, index)) context.addIssue({ code: 'custom', path: [index, 'ApplicantTypeId'], message: messages.noApplicant })
    })
  })

/** What an application says, beside its forms. */
export const applicationFields = {
  MoveInOn: optional(date('Move-in date')),
  LeaseMonths: optional(wholeNumber('Lease length', LEASE_MONTHS)),
  Message: optionalText('Message', { max: MAX_MESSAGE, multiline: true }),
}

export const CreateApplicationForm = z.strictObject({
  AssetId: rowId('Property'),
  ...applicationFields,
  /** Who is to fill in a form, of a landlord or agent; who applies by themselves is the applicant, and names others. */
  Applicants: applicants.default([]),
})

export const ApplicationSearchForm = z.strictObject({
  /** Sent by the active profile, or received by it; left out: both. */
  Direction: optional(choice('Direction', Object.values(DIRECTIONS))),
  States: z
    .array(z.enum(APPLICATION_STATES, { error: invalidMessage('Status') }), { error: invalidMessage('Status') })
    .max(APPLICATION_STATES.length, { error: invalidMessage('Status') })
    .default([]),
  AssetId: optional(rowId('Property')),
  /** Words of the home or of an applicant's name. */
  Keyword: searchText('Keyword', LONGEST_APPLICATION_SEARCH)
    .nullish()
    .transform((text) => text || null),
  /** Only what waits for the active profile. */
  IsMyTurn: z.boolean({ error: invalidMessage('My turn') }).default(false),
})

export const withdrawReason = optionalText('Reason', { max: MAX_REASON, multiline: true })

export const closeFields = {
  Reason: withdrawReason,
  /** Whether a report of a consumer reporting agency played any part; asked once one of its people has submitted. */
  ReportUsed: optional(z.enum(YES_NO, { error: invalidMessage('Report') })),
}
