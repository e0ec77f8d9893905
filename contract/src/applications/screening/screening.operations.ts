import { z } from 'zod'
import { UploadNotFound } from '../../rpc/file-errors.ts'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { optional, rowId, wholeNumber } from '../../values/fields.ts'
import { ApplicationFormNotFound, ApplicationNotFound, ApplicationNotOpen } from '../applications/application.operations.ts'
import { answers, consentFields, disputeFields, RecordScreeningForm, requestFields, screeningId } from './screening.forms.ts'
import { PackageRead, ReportRead, ScreeningRead } from './screening.schemas.ts'
import { messages } from './screening-messages.text.ts'

/*
 * Screening of applicants by a consumer reporting agency, or by a landlord's own check: asked for by those who decide, agreed to by its person before
 * anything is ordered, read with a record of each opening, and disputed by its person.
 */

const bgv = area('bgv')

export const ScreeningNotFound = defineError('ScreeningNotFound', 404, messages.notFound)
export const ScreeningChanged = defineError('ScreeningChanged', 409, messages.changed)
export const PackageNotOffered = defineError('PackageNotOffered', 409, messages.notOffered)
export const LandlordNotVerified = defineError('LandlordNotVerified', 409, messages.notVerified)
export const ScreeningAskedAlready = defineError('ScreeningAskedAlready', 409, messages.askedAlready)
export const PayerNotPossible = defineError('PayerNotPossible', 409, messages.notOffered)
export const QuestionsNotOpen = defineError('QuestionsNotOpen', 409, messages.questionsGone)
export const FileNotFrozen = defineError('FileNotFrozen', 409, messages.notFrozen)
export const ReportNotThere = defineError('ReportNotThere', 409, messages.reportMissing)
export const ReportExpired = defineError('ReportExpired', 409, messages.reportExpired)
export const DisputeOpenAlready = defineError('DisputeOpenAlready', 409, messages.disputedAlready)

const deciders = signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'ApplicationId', kind: 'application', reach: ['agent:tenants'] } })
const whoseItConcerns = signedIn({
  profiles: ['Owner', 'Agent', 'Tenant'],
  own: { field: 'ApplicationId', kind: 'application', reach: ['agent:tenants', 'applicant'] },
})
const ownOne = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'], own: { field: 'FormId', kind: 'application-form' } })
const ofForm = { FormId: rowId('Application'), ScreeningId: screeningId }
const ofApplication = { ApplicationId: rowId('Application'), ScreeningId: screeningId }
const screening = z.object({ ScreeningId: z.guid() })

export const GetBgvPackages = bgv.query('GetBgvPackages', {
  summary: 'What can be asked for about the past of an applicant: what it costs, for how long it counts, and where it is not offered.',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] }),
  permission: 'applications:view',
  input: z.strictObject({}),
  output: z.object({ Items: z.array(PackageRead) }),
  reads: ['screening'],
})

export const GetScreenings = bgv.query('GetScreenings', {
  summary:
    'Screenings of the people of an application: to those who decide all of them, to its people their own. Of reports how things stand, and not what they say.',
  access: whoseItConcerns,
  permission: 'applications:view',
  input: z.strictObject({ ApplicationId: rowId('Application') }),
  output: z.object({
    ApplicationId: z.guid(),
    HomeTitle: z.string(),
    /** For those who decide: whether it is known who they are; null for the people of the application. */
    IsVerified: z.boolean().nullable(),
    /** Two letters, of the home; null where it has none. */
    State: z.string().nullable(),
    /** Who can be asked now, for those who decide. */
    MayAsk: z.array(z.object({ FormId: z.guid(), Name: z.string(), IsSubmitted: z.boolean() })),
    Screenings: z.array(ScreeningRead),
  }),
  errors: [ApplicationNotFound],
  reads: ['application', 'screening'],
})

export const RequestScreening = bgv.command('RequestScreening', {
  summary:
    'Asks people of an application to agree to a report about them, or to an own check of the landlord, who certifies what it is for. Nothing is ordered before they have agreed.',
  access: deciders,
  permission: 'applications:edit',
  input: z.strictObject({ ApplicationId: rowId('Application'), ...requestFields }),
  output: z.object({ ApplicationId: z.guid(), ScreeningIds: z.array(z.guid()) }),
  errors: [ApplicationNotFound, ApplicationNotOpen, PackageNotOffered, LandlordNotVerified, ScreeningAskedAlready, PayerNotPossible],
  quota: 'sensitive',
  changes: ['screening', 'application'],
})

export const CancelScreening = bgv.command('CancelScreening', {
  summary: 'Ends a screening without a report. What the bureau has begun is canceled there.',
  access: deciders,
  permission: 'applications:edit',
  input: z.strictObject(ofApplication),
  output: screening,
  errors: [ApplicationNotFound, ScreeningNotFound, ScreeningChanged],
  changes: ['screening', 'application'],
})

export const AuthorizeScreening = bgv.command('AuthorizeScreening', {
  summary:
    'Agrees to a screening of oneself. Which text it was, when and from where is kept. Then it is ordered, or paid for first where it is for the applicant to pay.',
  access: ownOne,
  permission: 'applications:edit',
  input: z.strictObject({ ...ofForm, ...consentFields }),
  output: screening,
  errors: [ApplicationFormNotFound, ApplicationNotOpen, ScreeningNotFound, ScreeningChanged, PackageNotOffered],
  quota: 'sensitive',
  changes: ['screening', 'application'],
})

export const RefuseScreening = bgv.command('RefuseScreening', {
  summary: 'Does not agree to a screening of oneself. Those who decide are told.',
  access: ownOne,
  permission: 'applications:edit',
  input: z.strictObject(ofForm),
  output: screening,
  errors: [ApplicationFormNotFound, ScreeningNotFound, ScreeningChanged],
  changes: ['screening', 'application'],
})

export const AnswerScreeningQuestions = bgv.command('AnswerScreeningQuestions', {
  summary: 'Answers what the agency asks to know that it is really the applicant. Who is wrong too often gets no report.',
  access: ownOne,
  permission: 'applications:edit',
  input: z.strictObject({ ...ofForm, Answers: answers }),
  output: screening,
  errors: [ApplicationFormNotFound, ScreeningNotFound, QuestionsNotOpen],
  quota: 'sensitive',
  changes: ['screening', 'application'],
})

export const RetryScreening = bgv.command('RetryScreening', {
  summary: 'Says that the freeze of one’s credit file is lifted: the agency looks once more.',
  access: ownOne,
  permission: 'applications:edit',
  input: z.strictObject(ofForm),
  output: screening,
  errors: [ApplicationFormNotFound, ScreeningNotFound, FileNotFrozen],
  quota: 'sensitive',
  changes: ['screening', 'application'],
})

export const OpenScreeningReport = bgv.command('OpenScreeningReport', {
  summary:
    'Opens a report: for those who decide, and for the one it is about. Who opened which version when is kept, and both sides see it. It never has a Social Security number. Of an application that has ended those who decide open what they had opened before, and nothing else.',
  access: whoseItConcerns,
  permission: 'applications:view',
  input: z.strictObject({ ...ofApplication, Version: optional(wholeNumber('Version', { min: 1, max: 1_000 })) }),
  output: ReportRead,
  errors: [ApplicationNotFound, ApplicationNotOpen, ScreeningNotFound, LandlordNotVerified, ReportNotThere, ReportExpired],
  quota: 'sensitive',
  replay: 'never',
  changes: ['screening', 'application'],
})

export const DisputeScreening = bgv.command('DisputeScreening', {
  summary: 'Says that a part of the report about oneself is not right. The agency looks into it; those who decide see that it is disputed.',
  access: ownOne,
  permission: 'applications:edit',
  input: z.strictObject({ ...ofForm, ...disputeFields }),
  output: z.object({ ScreeningId: z.guid(), DisputeId: z.guid() }),
  errors: [ApplicationFormNotFound, ScreeningNotFound, ReportNotThere, ReportExpired, DisputeOpenAlready],
  quota: 'sensitive',
  changes: ['screening', 'application'],
})

export const RecordScreening = bgv.command('RecordScreening', {
  summary:
    'Writes down what an own check of the landlord found, with the agency and the report where there is one. It stays as it was written.',
  access: deciders,
  permission: 'applications:edit',
  input: RecordScreeningForm,
  output: screening,
  errors: [ApplicationNotFound, ScreeningNotFound, ScreeningChanged, UploadNotFound],
  changes: ['screening', 'application'],
})
