import { z } from 'zod'
import { TemplateNotFound } from '../../agreements/templates/template.operations.ts'
import { PropertyNotFound } from '../../properties/properties/property.operations.ts'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { invalidMessage } from '../../text/messages.ts'
import { rowId } from '../../values/fields.ts'
import {
  ApplicationChanged,
  ApplicationFormNotFound,
  ApplicationNotFound,
  ApplicationNotOpen,
} from '../applications/application.operations.ts'
import { version } from '../applications/application.forms.ts'
import { LeaseOfApplicationForm } from './lease-of-application.forms.ts'
import { DecideForm, noteText, reconsiderReason } from './decision.forms.ts'
import { ComparedApplication, CriterionRead, DecisionRead, HomeOfBoard, NoteRead, NoticeRead, ReadReportRead } from './decision.schemas.ts'
import { BOARD_ORDERS } from './decision.values.ts'
import { messages } from './decisions-messages.text.ts'

/*
 * Deciding on applications: those for one home side by side, measured by what was asked of all alike; notes of those who decide; a decision
 * that its people are told, with the notice that the law wants where a report played a part; and the draft of a lease.
 */

const applications = area('applications')

export const ApplicationNotDecidable = defineError('ApplicationNotDecidable', 409, messages.notDecidable)
export const NoticeNotOfApplication = defineError('NoticeNotOfApplication', 409, messages.notOfApplication)
export const ConditionsNotOpen = defineError('ConditionsNotOpen', 409, messages.notAccepted)
export const TooManyNotes = defineError('TooManyNotes', 409, messages.tooManyNotes)
export const LeaseDraftedAlready = defineError('LeaseDraftedAlready', 409, messages.leasedAlready)
export const LeaseOfWholeBusiness = defineError('LeaseOfWholeBusiness', 403, messages.leaseOfWholeBusiness)
export const NoTenantsInApplication = defineError('NoTenantsInApplication', 409, messages.noTenants)

const deciders = signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'ApplicationId', kind: 'application', reach: ['agent:tenants'] } })
const whoseItConcerns = signedIn({
  profiles: ['Owner', 'Agent', 'Tenant'],
  own: { field: 'ApplicationId', kind: 'application', reach: ['agent:tenants', 'applicant'] },
})
const changed = z.object({ ApplicationId: z.guid(), Version: z.int() })

export const GetApplicationBoard = applications.query('GetApplicationBoard', {
  summary:
    'The open applications for one home side by side, each measured by the criteria that held when it was complete: by when they were complete, by income, or by the day of moving in.',
  access: signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'AssetId', kind: 'asset', reach: ['agent:tenants'] } }),
  permission: 'applications:view',
  input: z.strictObject({
    AssetId: rowId('Property'),
    OrderBy: z.enum(BOARD_ORDERS, { error: invalidMessage('Order') }).default('complete'),
  }),
  output: z.object({
    Home: HomeOfBoard,
    Applications: z.array(ComparedApplication),
    /** Open ones that are not shown, where there are too many. */
    MoreCount: z.int(),
    /** Those that have come to their end. */
    EndedCount: z.int(),
  }),
  errors: [PropertyNotFound],
  reads: ['application', 'criteria', 'asset', 'listing', 'screening'],
})

export const GetApplicationDecision = applications.query('GetApplicationDecision', {
  summary:
    'What was decided on an application: to its people what they were told, with the notices that are theirs; to those who decide also their notes, and how it stands to their criteria.',
  access: whoseItConcerns,
  permission: 'applications:view',
  input: z.strictObject({ ApplicationId: rowId('Application') }),
  output: z.object({
    ApplicationId: z.guid(),
    Version: z.int(),
    /** The latest last. One that was taken back stays for those who decide. */
    Decisions: z.array(DecisionRead),
    Notices: z.array(NoticeRead),
    /** Null for its people. */
    Reports: z.array(ReadReportRead).nullable(),
    ConditionsAcceptedAt: z.iso.datetime().nullable(),
    /** Null for its people. */
    Notes: z.array(NoteRead).nullable(),
    Criteria: z.array(CriterionRead).nullable(),
    CriteriaAt: z.iso.datetime().nullable(),
    /** A draft that was made of it, for those who decide. */
    LeaseId: z.guid().nullable(),
    Can: z.object({
      Approve: z.boolean(),
      Condition: z.boolean(),
      Waitlist: z.boolean(),
      Decline: z.boolean(),
      Reconsider: z.boolean(),
      Accept: z.boolean(),
      Lease: z.boolean(),
      Note: z.boolean(),
    }),
  }),
  errors: [ApplicationNotFound],
  reads: ['application', 'criteria', 'lease', 'leaseDraft', 'screening'],
})

export const AddApplicationNote = applications.command('AddApplicationNote', {
  summary: 'Adds a note to an application that only those read who decide. It is part of the file, and stays.',
  access: deciders,
  permission: 'applications:edit',
  input: z.strictObject({ ApplicationId: rowId('Application'), Text: noteText }),
  output: z.object({ ApplicationId: z.guid(), NoteId: z.guid() }),
  errors: [ApplicationNotFound, TooManyNotes],
  changes: ['application'],
})

export const DecideApplication = applications.command('DecideApplication', {
  summary:
    'Approves a complete application, with conditions or without, puts it on the waitlist or declines it. Its people are told. Where a report played a part in conditions or a decline, its person is sent the notice of the law with it.',
  access: deciders,
  permission: 'applications:edit',
  input: DecideForm,
  output: changed.extend({ NoticesCount: z.int() }),
  errors: [ApplicationNotFound, ApplicationChanged, ApplicationNotDecidable, NoticeNotOfApplication],
  quota: 'sensitive',
  changes: ['application'],
})

export const ReconsiderApplication = applications.command('ReconsiderApplication', {
  summary: 'Takes a decision back that is not the end of an application, and says why to its people.',
  access: deciders,
  permission: 'applications:edit',
  input: z.strictObject({ ApplicationId: rowId('Application'), Version: version, Reason: reconsiderReason }),
  output: changed,
  errors: [ApplicationNotFound, ApplicationChanged, ApplicationNotDecidable, LeaseDraftedAlready],
  quota: 'sensitive',
  changes: ['application'],
})

export const AcceptConditions = applications.command('AcceptConditions', {
  summary: 'The one in whose name the application is accepts its conditions. Who does not withdraws.',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'], own: { field: 'FormId', kind: 'application-form' } }),
  permission: 'applications:edit',
  input: z.strictObject({ FormId: rowId('Application'), Version: version }),
  output: z.object({ ApplicationId: z.guid() }),
  errors: [ApplicationFormNotFound, ApplicationNotFound, ApplicationNotOpen, ApplicationChanged, ConditionsNotOpen],
  changes: ['application'],
})

export const DraftLeaseOfApplication = applications.command('DraftLeaseOfApplication', {
  summary:
    'Makes the draft of a lease of an approved application, with its applicants as tenants, its guarantors and its occupants; and, from a template, the draft of an agreement about it.',
  access: deciders,
  permission: 'applications:edit',
  input: LeaseOfApplicationForm,
  output: z.object({
    ApplicationId: z.guid(),
    LeaseId: z.guid(),
    AgreementId: z.guid().nullable(),
    /** Names for which a lease has no place. */
    LeftOut: z.array(z.string()),
  }),
  errors: [
    ApplicationNotFound,
    ApplicationChanged,
    ApplicationNotDecidable,
    LeaseDraftedAlready,
    LeaseOfWholeBusiness,
    NoTenantsInApplication,
    TemplateNotFound,
    PropertyNotFound,
  ],
  changes: ['application', 'leaseDraft', 'lease', 'agreement', 'connection', 'person'],
})
