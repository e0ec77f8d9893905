import { z } from 'zod'
import { LawRule } from '../../places/state-law/state-law.operations.ts'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { invalidMessage } from '../../text/messages.ts'
import { optional, rowId } from '../../values/fields.ts'
import { PropertyNotFound } from '../../properties/properties/property.operations.ts'
import { LeaseNotFound } from '../../leasing/leases/lease.operations.ts'
import { NotConnected } from '../../people/connections/connection.operations.ts'
import { TemplateBodyRead } from '../templates/template-body.ts'
import { RoleRead, TemplateNotFound } from '../templates/template.operations.ts'
import { version } from '../templates/template.forms.ts'
import { AgreementSearchForm, CreateAgreementForm, endingFields, reason, UpdateAgreementForm } from './agreement.forms.ts'
import { AgreementCard, AgreementEventRead, AgreementTerms, MergeValue, NEXT_STEPS, PaperField, PartyRead } from './agreement.schemas.ts'
import { AGREEMENT_STATES, DRAFT_SECTIONS } from './agreement.values.ts'
import { messages } from './agreements-messages.text.ts'

/*
 * Agreements: a paper with its parties, from a draft to a sealed file. From the moment it is sent on, its paper, its terms and its parties
 * never change; what happens later stands beside them. A party keeps what it signed or was sent, whatever becomes of the relation.
 */

const agreements = area('agreements')

export const AgreementNotFound = defineError('AgreementNotFound', 404, messages.agreementNotFound)
export const AgreementChanged = defineError('AgreementChanged', 409, messages.agreementChanged)
export const AgreementNotOpen = defineError('AgreementNotOpen', 409, messages.agreementNotOpen)
export const AgreementNotDraft = defineError('AgreementNotDraft', 409, messages.agreementNotDraft)
export const NotReadyYet = defineError('NotReadyYet', 409, messages.notReady)
export const AgreementNotReady = defineError('AgreementNotReady', 409, messages.notReadyToSend)
export const SignatureLimitReached = defineError('SignatureLimitReached', 409, messages.signatureLimit)
export const NoOneToRemind = defineError('NoOneToRemind', 409, messages.noOneToRemind)
export const RemindedLately = defineError('RemindedLately', 429, messages.remindedLately)
export const ConfirmEmailToSend = defineError('ConfirmEmailToSend', 409, messages.confirmEmail)
export const TooManyAgreementAddresses = defineError('TooManyAgreementAddresses', 429, messages.tooManyAddresses)

const anyone = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] })
const makers = signedIn({ profiles: ['Owner', 'Agent'] })
const ownAgreement = signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'AgreementId', kind: 'agreement' } })
const partyToIt = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'], own: { field: 'AgreementId', kind: 'agreement', reach: ['signer'] } })

export const GetAgreements = agreements.query('GetAgreements', {
  summary: 'Agreements that the active profile sent or is a party of: by state, property, lease, person and words, the latest first.',
  access: anyone,
  permission: 'agreements:view',
  input: z.strictObject({ ...pagingInput, ...AgreementSearchForm.shape }),
  output: pageOf(AgreementCard).extend({ MyTurnCount: z.int() }),
  reads: ['agreement', 'asset', 'profile'],
})

export const GetAgreementDetails = agreements.query('GetAgreementDetails', {
  summary: 'One agreement: its terms, parties, order, states, fields and, for its sender and parties, what happened to it.',
  access: partyToIt,
  permission: 'agreements:view',
  input: z.strictObject({ AgreementId: rowId('Agreement') }),
  output: AgreementCard.extend({
    Version: z.int(),
    Terms: AgreementTerms,
    Subject: z.string().nullable(),
    Message: z.string().nullable(),
    ReminderDays: z.int().nullable(),
    LeaseId: z.guid().nullable(),
    Parties: z.array(PartyRead),
    /** Of the active profile; null where it is the sender alone. */
    PartyId: z.guid().nullable(),
    /** Whether that party has agreed to sign electronically. */
    HasConsented: z.boolean(),
    /** Whether signing asks for the PIN of the caller. */
    NeedsPin: z.boolean(),
    Next: z.enum(NEXT_STEPS),
    Pages: z.int().nullable(),
    /** SHA-256 of the paper as it was sent, and of the sealed file; hexadecimal. */
    PaperDigest: z.string().nullable(),
    SealedDigest: z.string().nullable(),
    IsTimeStamped: z.boolean(),
    /** How it is read on a small screen: the frozen text with everything filled in; null for an uploaded paper. */
    Reading: TemplateBodyRead.nullable(),
    Fields: z.array(PaperField),
    Events: z.array(AgreementEventRead),
    /** Why it was voided or declined. */
    Reason: z.string().nullable(),
    /** What became of it after it was completed: by when, and why. A day may be to come. */
    Ending: z.object({ Kind: z.enum(['superseded', 'terminated']), On: z.iso.date(), Reason: z.string().nullable() }).nullable(),
    /** What became of the lease that it is about. */
    LeaseOutcome: z.object({ IsRecorded: z.boolean(), Text: z.string() }).nullable(),
    Can: z.object({
      Edit: z.boolean(),
      Send: z.boolean(),
      Delete: z.boolean(),
      Void: z.boolean(),
      Remind: z.boolean(),
      Sign: z.boolean(),
      Approve: z.boolean(),
      Decline: z.boolean(),
      Copy: z.boolean(),
      Terminate: z.boolean(),
    }),
  }),
  errors: [AgreementNotFound],
  reads: ['agreement', 'asset', 'profile'],
})

export const GetAgreementDraft = agreements.query('GetAgreementDraft', {
  summary: 'A draft as its maker edits it: roles and parties, terms, and each value of the paper with what is known.',
  access: ownAgreement,
  permission: 'agreements:edit',
  input: z.strictObject({ AgreementId: rowId('Agreement') }),
  output: z.object({
    AgreementId: z.guid(),
    Version: z.int(),
    Title: z.string(),
    CategoryId: z.int(),
    TemplateName: z.string(),
    Kind: z.enum(['text', 'paper']),
    Roles: z.array(RoleRead),
    Terms: AgreementTerms,
    Subject: z.string().nullable(),
    Message: z.string().nullable(),
    SignBy: z.iso.date(),
    ReminderDays: z.int().nullable(),
    Parties: z.array(PartyRead),
    Values: z.array(MergeValue),
    Questions: z.array(z.object({ Label: z.string(), Value: z.string() })),
    /** What the law of the home's state says of the topics that the text names; those not certain are left out of the paper. */
    Law: z.array(LawRule),
    LawState: z.string().nullable(),
    Home: z.object({ AssetId: z.guid(), Title: z.string() }).nullable(),
    LeaseId: z.guid().nullable(),
    /** What keeps it from being sent. */
    Missing: z.array(z.object({ Section: z.enum(DRAFT_SECTIONS), Text: z.string() })),
    /** What its sender should know, such as that a disclosure may be due. */
    Notices: z.array(z.string()),
    UsedThisMonth: z.int(),
    AllowedThisMonth: z.int(),
  }),
  errors: [AgreementNotFound, AgreementNotDraft],
  reads: ['agreement', 'agreementTemplate', 'asset', 'lease', 'leaseDraft', 'person', 'profile', 'plan'],
})

export const CreateAgreement = agreements.command('CreateAgreement', {
  summary: 'Begins an agreement from a template, about a property, a lease or a connection, with its people and terms filled in.',
  access: makers,
  permission: 'agreements:edit',
  input: CreateAgreementForm,
  output: z.object({ AgreementId: z.guid(), Version: z.int() }),
  errors: [TemplateNotFound, PropertyNotFound, LeaseNotFound, NotConnected],
  changes: ['agreement'],
})

export const CopyAgreement = agreements.command('CopyAgreement', {
  summary: 'A new draft with the template, people and terms of an agreement of one’s own that came to an end without being completed.',
  access: ownAgreement,
  permission: 'agreements:edit',
  input: z.strictObject({ AgreementId: rowId('Agreement') }),
  output: z.object({ AgreementId: z.guid(), Version: z.int() }),
  errors: [AgreementNotFound, AgreementNotOpen],
  changes: ['agreement'],
})

export const UpdateAgreement = agreements.command('UpdateAgreement', {
  summary: 'Replaces terms, people and values of a draft. `Version` is the one that was read.',
  access: ownAgreement,
  permission: 'agreements:edit',
  input: UpdateAgreementForm,
  output: z.object({ AgreementId: z.guid(), Version: z.int() }),
  errors: [AgreementNotFound, AgreementChanged, AgreementNotDraft],
  changes: ['agreement'],
})

export const DeleteAgreement = agreements.command('DeleteAgreement', {
  summary: 'Deletes a draft. What was sent is voided instead.',
  access: ownAgreement,
  permission: 'agreements:delete',
  input: z.strictObject({ AgreementId: rowId('Agreement') }),
  output: z.object({ AgreementId: z.guid() }),
  errors: [AgreementNotFound, AgreementNotDraft],
  changes: ['agreement'],
})

export const SendAgreement = agreements.command('SendAgreement', {
  summary:
    'Freezes the paper with its digest and sends it to those whose turn it is. It counts against the plan’s agreements of the month.',
  access: ownAgreement,
  permission: 'agreements:edit',
  input: z.strictObject({ AgreementId: rowId('Agreement'), Version: version }),
  output: z.object({ AgreementId: z.guid(), PaperDigest: z.string() }),
  errors: [
    AgreementNotFound,
    AgreementChanged,
    AgreementNotDraft,
    AgreementNotReady,
    SignatureLimitReached,
    ConfirmEmailToSend,
    TooManyAgreementAddresses,
  ],
  quota: 'sensitive',
  changes: ['agreement', 'leaseDraft'],
})

const FileLink = z.object({
  Url: z.string(),
  Expires: z.iso.datetime(),
  FileName: z.string(),
  ContentType: z.string(),
  Bytes: z.int().nullable(),
  Pages: z.int().nullable(),
})

export const KEPT_AGREEMENT_FILES = ['original', 'signed', 'certificate', 'archive'] as const
export const AGREEMENT_FILES = ['preview', ...KEPT_AGREEMENT_FILES] as const
export type KeptAgreementFile = (typeof KEPT_AGREEMENT_FILES)[number]

export const GetAgreementFile = agreements.query('GetAgreementFile', {
  summary:
    'A short-lived link to a file of an agreement, for the caller alone: the paper of a draft as it would be sent, the paper as it was sent, the sealed one, its certificate, or all of them in one archive.',
  access: partyToIt,
  permission: 'agreements:view',
  input: z.strictObject({
    AgreementId: rowId('Agreement'),
    File: z.enum(AGREEMENT_FILES, { error: invalidMessage('File') }).default('original'),
    Use: z.enum(['view', 'download'], { error: invalidMessage('Use') }).default('view'),
  }),
  output: FileLink,
  errors: [AgreementNotFound, AgreementNotDraft, AgreementNotOpen, NotReadyYet],
  reads: ['agreement'],
})

export const SendAgreementReminder = agreements.command('SendAgreementReminder', {
  summary: 'Reminds those whose turn it is, at most every 4 hours.',
  access: ownAgreement,
  permission: 'agreements:edit',
  input: z.strictObject({ AgreementId: rowId('Agreement') }),
  output: z.object({ RemindedCount: z.int() }),
  errors: [AgreementNotFound, AgreementNotOpen, NoOneToRemind, RemindedLately],
  changes: ['agreement'],
})

export const VoidAgreement = agreements.command('VoidAgreement', {
  summary: 'Ends an agreement that is out, with a reason that all its parties read. It can’t be taken back.',
  access: ownAgreement,
  permission: 'agreements:edit',
  input: z.strictObject({ AgreementId: rowId('Agreement'), Reason: reason }),
  output: z.object({ AgreementId: z.guid() }),
  errors: [AgreementNotFound, AgreementNotOpen],
  changes: ['agreement'],
})

export const TerminateAgreement = agreements.command('TerminateAgreement', {
  summary:
    'Notes beside a completed agreement that it ends on a day, and why. The lease or the assignment that it led to is ended where it is.',
  access: ownAgreement,
  permission: 'agreements:edit',
  input: z.strictObject({ AgreementId: rowId('Agreement'), ...endingFields }),
  output: z.object({ AgreementId: z.guid() }),
  errors: [AgreementNotFound, AgreementNotOpen],
  changes: ['agreement'],
})

export const RecordAgreementLease = agreements.command('RecordAgreementLease', {
  summary: 'Tries once more to make the lease of a completed agreement count, after what was in the way is gone.',
  access: ownAgreement,
  permission: 'leases:edit',
  input: z.strictObject({ AgreementId: rowId('Agreement') }),
  output: z.object({ AgreementId: z.guid(), IsRecorded: z.boolean(), Text: z.string() }),
  errors: [AgreementNotFound, AgreementNotOpen],
  changes: ['agreement', 'lease', 'asset', 'listing'],
})

export const AgreementStateCount = z.object({ State: z.enum(AGREEMENT_STATES), Count: z.int() })

export const GetAgreementCounts = agreements.query('GetAgreementCounts', {
  summary: 'How many agreements of the active profile are in each state, and how many wait for it.',
  access: anyone,
  permission: 'agreements:view',
  input: z.strictObject({ AssetId: optional(rowId('Property')) }),
  output: z.object({ States: z.array(AgreementStateCount), MyTurnCount: z.int() }),
  reads: ['agreement'],
})
