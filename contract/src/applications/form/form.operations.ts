import { z } from 'zod'
import { DropdownItem } from '../../places/reference-data/reference-data.operations.ts'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { ApplicationFormNotFound, ApplicationNotOpen } from '../applications/application.operations.ts'
import { ERASABLE } from '../applications/application.values.ts'
import { UploadNotFound } from '../../rpc/file-errors.ts'
import { area } from '../../rpc/operation.ts'
import { PinConfirmationNeeded } from '../../security/security-pin/pin.operations.ts'
import { linkToken, optional, optionalText, rowId } from '../../values/fields.ts'
import { invalidMessage } from '../../text/messages.ts'
import { MAX_DOCUMENT_TITLE } from '../../documents/documents/document.values.ts'
import {
  ConsentInput,
  EmploymentDraft,
  IdentityDraft,
  formDocumentFields,
  ownForm,
  PersonalDraft,
  ResidenceDraft,
  sectionVersion,
} from './form.forms.ts'
import {
  EmploymentRead,
  FormDocument,
  FormErasure,
  formHead,
  IdentityRead,
  MissingField,
  OwnPersonalRead,
  PersonalRead,
  ResidenceRead,
  SectionState,
} from './form.schemas.ts'
import { messages } from './form-messages.text.ts'

/*
 * The form of one applicant. It is theirs alone until they submit it; from then on nothing in it changes, and those who decide read it,
 * without the numbers and the date of birth.
 */

const common = area('common')
const applications = area('applications')

export const ApplicationFormChanged = defineError('ApplicationFormChanged', 409, messages.formChanged)
export const ApplicationFormSubmitted = defineError('ApplicationFormSubmitted', 409, messages.formSubmitted)
export const ApplicationFormIncomplete = defineError('ApplicationFormIncomplete', 409, messages.formIncomplete)
export const ApplicationFeeUnpaid = defineError('ApplicationFeeUnpaid', 409, messages.feeUnpaid)
export const TooManyFormDocuments = defineError('TooManyFormDocuments', 409, messages.tooManyDocuments)
export const ApplicationFormNotSubmitted = defineError('ApplicationFormNotSubmitted', 409, messages.formNotSubmitted)
export const ApplicationFormStillOpen = defineError('ApplicationFormStillOpen', 409, messages.formStillOpen)
export const ApplicationFormErased = defineError('ApplicationFormErased', 409, messages.formErased)
export const FormDocumentNotFound = defineError('FormDocumentNotFound', 404, messages.documentNotFound)

const ownOne = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'], own: { field: 'FormId', kind: 'application-form' } })
const whoseItConcerns = signedIn({
  profiles: ['Owner', 'Agent', 'Tenant'],
  own: { field: 'ApplicationId', kind: 'application', reach: ['agent:tenants', 'applicant'] },
})
const changing = [ApplicationFormNotFound, ApplicationFormChanged, ApplicationFormSubmitted, ApplicationNotOpen]
const saved = z.object({ FormId: z.guid(), Version: z.int(), Missing: z.array(MissingField) })

const formsNeedIt = publicAccess('A list that forms offer; it holds no private data.')
const ofRelease = 'It changes with a release, and with no command.'

export const GetOccupationTypes = common.query('GetOccupationTypes', {
  summary: 'What people do for a living.',
  access: formsNeedIt,
  input: z.strictObject({}),
  output: z.object({ Items: z.array(DropdownItem) }),
  readsNothing: ofRelease,
})

export const GetResidenceTypes = common.query('GetResidenceTypes', {
  summary: 'Kinds of homes that applicants have lived in.',
  access: formsNeedIt,
  input: z.strictObject({}),
  output: z.object({ Items: z.array(DropdownItem) }),
  readsNothing: ofRelease,
})

export const GetResidenceOwnerShipTypes = common.query('GetResidenceOwnerShipTypes', {
  summary: 'How applicants hold a home that they have lived in.',
  access: formsNeedIt,
  input: z.strictObject({}),
  output: z.object({ Items: z.array(DropdownItem) }),
  readsNothing: ofRelease,
})

export const GetEmploymentTypes = common.query('GetEmploymentTypes', {
  summary: 'Kinds of work and other income.',
  access: formsNeedIt,
  input: z.strictObject({}),
  output: z.object({ Items: z.array(DropdownItem) }),
  readsNothing: ofRelease,
})

export const GetApplicationFormDetails = applications.query('GetApplicationFormDetails', {
  summary:
    'One applicant’s form with its four sections, what each lacks, and its documents: for the applicant at any time, for those who decide once it is submitted.',
  access: whoseItConcerns,
  permission: 'applications:view',
  input: z.strictObject({ ApplicationId: rowId('Application'), ...ownForm }),
  output: z.object({
    ...formHead,
    /** What the home was called when it was applied for. */
    HomeTitle: z.string(),
    ApplicantTypeId: z.int(),
    Name: z.string(),
    IsYou: z.boolean(),
    /** That nothing more becomes of it: it was withdrawn, or its application came to an end. */
    IsOver: z.boolean(),
    SubmittedAt: z.iso.datetime().nullable(),
    Sections: z.array(SectionState),
    Personal: PersonalRead,
    /** That the date of birth makes them 18 or older on the day on which they submitted. */
    IsAdult: z.boolean(),
    Identity: IdentityRead,
    Residence: ResidenceRead,
    Employment: EmploymentRead,
    Documents: z.array(FormDocument),
    MissingDocuments: z.string().nullable(),
    Consents: z.array(z.object({ Kind: z.string(), Version: z.string(), At: z.iso.datetime() })),
    Erasure: FormErasure,
  }),
  errors: [ApplicationFormNotFound],
  reads: ['application'],
})

export const GetAppFormPdf = applications.query('GetAppFormPdf', {
  summary:
    'A short-lived link to a submitted form as a PDF, for the caller alone: what those who decide read of it, without numbers and the date of birth, also for the applicant.',
  access: whoseItConcerns,
  permission: 'applications:view',
  input: z.strictObject({ ApplicationId: rowId('Application'), ...ownForm }),
  output: z.object({ Url: z.string(), Expires: z.iso.datetime(), FileName: z.string() }),
  errors: [ApplicationFormNotFound, ApplicationFormNotSubmitted, ApplicationFormErased],
  reads: ['application'],
})

export const GetAppFormPersonalInfo = applications.query('GetAppFormPersonalInfo', {
  summary: 'The personal section of one’s own form, with what it lacks.',
  access: ownOne,
  permission: 'applications:view',
  input: z.strictObject(ownForm),
  output: OwnPersonalRead.extend({ ...formHead, Version: z.int(), Missing: z.array(MissingField) }),
  errors: [ApplicationFormNotFound],
  reads: ['application'],
})

export const UpdateAppFormPersonalInfo = applications.command('UpdateAppFormPersonalInfo', {
  summary: 'Saves the personal section, complete or not. `Version` is the one that was read.',
  access: ownOne,
  permission: 'applications:edit',
  input: PersonalDraft.extend({ ...ownForm, Version: sectionVersion }),
  output: saved,
  errors: changing,
  changes: ['application'],
})

export const GetAppFormIdentityInfo = applications.query('GetAppFormIdentityInfo', {
  summary: 'The identity section of one’s own form. Of numbers it has the last four.',
  access: ownOne,
  permission: 'applications:view',
  input: z.strictObject(ownForm),
  output: IdentityRead.extend({ ...formHead, Version: z.int(), Missing: z.array(MissingField) }),
  errors: [ApplicationFormNotFound],
  reads: ['application'],
})

export const UpdateAppFormIdentityInfo = applications.command('UpdateAppFormIdentityInfo', {
  summary: 'Saves the identity section. A number that is left out stays as it is; one of another kind than is chosen goes.',
  access: ownOne,
  permission: 'applications:edit',
  input: IdentityDraft.extend({ ...ownForm, Version: sectionVersion }),
  output: saved,
  errors: changing,
  changes: ['application'],
})

export const RevealAppFormSsn = applications.command('RevealAppFormSsn', {
  summary: 'The full Social Security number of one’s own form, after the security PIN.',
  access: ownOne,
  permission: 'applications:edit',
  input: z.strictObject({ ...ownForm, PinConfirmation: optional(linkToken('Security PIN')) }),
  output: z.object({ FormId: z.guid(), Ssn: z.string().nullable() }),
  errors: [ApplicationFormNotFound, PinConfirmationNeeded],
  replay: 'never',
  changes: [],
})

export const GetAppFormResidenceInfo = applications.query('GetAppFormResidenceInfo', {
  summary: 'Where the applicant has lived, on one’s own form, with what is missing of the last three years.',
  access: ownOne,
  permission: 'applications:view',
  input: z.strictObject(ownForm),
  output: ResidenceRead.extend({ ...formHead, Version: z.int(), Missing: z.array(MissingField) }),
  errors: [ApplicationFormNotFound],
  reads: ['application'],
})

export const UpdateAppFormResidenceInfo = applications.command('UpdateAppFormResidenceInfo', {
  summary: 'Saves where the applicant has lived, complete or not.',
  access: ownOne,
  permission: 'applications:edit',
  input: ResidenceDraft.extend({ ...ownForm, Version: sectionVersion }),
  output: saved,
  errors: changing,
  changes: ['application'],
})

export const GetAppFormEmploymentInfo = applications.query('GetAppFormEmploymentInfo', {
  summary: 'Work and other income of one’s own form, with what it comes to in a month.',
  access: ownOne,
  permission: 'applications:view',
  input: z.strictObject(ownForm),
  output: EmploymentRead.extend({ ...formHead, Version: z.int(), Missing: z.array(MissingField) }),
  errors: [ApplicationFormNotFound],
  reads: ['application'],
})

export const UpdateAppFormEmploymentInfo = applications.command('UpdateAppFormEmploymentInfo', {
  summary: 'Saves work and other income, complete or not.',
  access: ownOne,
  permission: 'applications:edit',
  input: EmploymentDraft.extend({ ...ownForm, Version: sectionVersion }),
  output: saved,
  errors: changing,
  changes: ['application'],
})

export const AddAppFormDocument = applications.command('AddAppFormDocument', {
  summary: 'Adds a document to one’s own form. Those who decide read it once the form is submitted; it is in no one’s drawer.',
  access: ownOne,
  permission: 'applications:edit',
  input: z.strictObject({
    ...ownForm,
    ...formDocumentFields,
    UploadId: rowId('File'),
    Title: optionalText('Title', { max: MAX_DOCUMENT_TITLE }),
  }),
  output: z.object({ DocumentId: z.guid() }),
  errors: [ApplicationFormNotFound, ApplicationFormSubmitted, ApplicationNotOpen, UploadNotFound, TooManyFormDocuments],
  changes: ['application'],
})

export const DeleteAppFormDocument = applications.command('DeleteAppFormDocument', {
  summary: 'Deletes a document of one’s own form for good, with its file.',
  access: ownOne,
  permission: 'applications:edit',
  input: z.strictObject({ ...ownForm, DocumentId: rowId('Document') }),
  output: z.object({ DocumentId: z.guid() }),
  errors: [ApplicationFormNotFound, ApplicationFormSubmitted, ApplicationNotOpen, FormDocumentNotFound],
  changes: ['application'],
})

export const GetAppFormDocumentFile = applications.query('GetAppFormDocumentFile', {
  summary: 'A short-lived link to a document of a form, for the caller alone.',
  access: whoseItConcerns,
  permission: 'applications:view',
  input: z.strictObject({
    ApplicationId: rowId('Application'),
    ...ownForm,
    DocumentId: rowId('Document'),
    Use: z.enum(['view', 'download'], { error: invalidMessage('Use') }).default('view'),
  }),
  output: z.object({
    Url: z.string(),
    Expires: z.iso.datetime(),
    FileName: z.string(),
    ContentType: z.string(),
    Bytes: z.int(),
    Pages: z.int().nullable(),
  }),
  errors: [ApplicationFormNotFound, FormDocumentNotFound],
  reads: ['application'],
})

export const ProcessApplication = applications.command('ProcessApplication', {
  summary:
    'Submits one’s own form: all four sections complete, at least two documents, the consents given, and the application fee paid where one is asked. The last of the group completes the application; who applied by themselves sends it along.',
  access: ownOne,
  permission: 'applications:edit',
  input: ConsentInput.extend(ownForm),
  output: z.object({ FormId: z.guid(), ApplicationId: z.guid(), IsComplete: z.boolean() }),
  errors: [ApplicationFormNotFound, ApplicationFormSubmitted, ApplicationNotOpen, ApplicationFormIncomplete, ApplicationFeeUnpaid],
  quota: 'sensitive',
  changes: ['application'],
})

export const EraseAppForm = applications.command('EraseAppForm', {
  summary:
    'Erases what one’s own form says, once it has come to its end: the numbers, the date of birth, documents and reports at once. What was decided on stays with those who decided for as long as they may have to show why, and is erased then.',
  access: ownOne,
  permission: 'applications:edit',
  input: z.strictObject(ownForm),
  output: z.object({ FormId: z.guid(), Erased: z.enum(ERASABLE) }),
  errors: [ApplicationFormNotFound, ApplicationFormStillOpen, ApplicationFormErased],
  changes: ['application'],
})
