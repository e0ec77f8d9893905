import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { invalidMessage } from '../../text/messages.ts'
import { linkToken, optional, rowId } from '../../values/fields.ts'
import { PinConfirmationNeeded } from '../../security/security-pin/pin.operations.ts'
import { reason } from '../agreements/agreement.forms.ts'
import {
  GetAgreementFile,
  KEPT_AGREEMENT_FILES,
  AgreementNotFound,
  AgreementNotOpen,
  GetAgreementDetails,
  NotReadyYet,
} from '../agreements/agreement.operations.ts'
import { AGREEMENT_STATES } from '../agreements/agreement.values.ts'
import { messages } from '../agreements/agreements-messages.text.ts'
import { code, consentFields, signFields, ticketFields } from './signing.forms.ts'

/*
 * What a party does: agrees to sign electronically, reads, fills in, signs, approves or declines. Those with an account do it as their profile,
 * the others by the link that they were sent, with a code that is sent to the same address, so that a forwarded email opens nothing.
 */

const agreements = area('agreements')

export const NotYourTurn = defineError('NotYourTurn', 409, messages.notYourTurn)
export const AlreadyDone = defineError('AlreadyDone', 409, messages.alreadyDone)
export const NotYourPart = defineError('NotYourPart', 409, messages.notYourPart)
export const PaperChanged = defineError('PaperChanged', 409, messages.paperChanged)
export const ConsentNeeded = defineError('ConsentNeeded', 409, messages.consentNeeded)
export const AgreementLinkOver = defineError('AgreementLinkOver', 404, messages.linkOver)
export const AgreementCodeWrong = defineError('AgreementCodeWrong', 400, messages.codeWrong)
export const AgreementCodeSlowDown = defineError('AgreementCodeSlowDown', 429, messages.codeSlowDown)
export const AgreementTicketOver = defineError('AgreementTicketOver', 403, messages.ticketOver)

const partyToIt = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'], own: { field: 'AgreementId', kind: 'agreement', reach: ['signer'] } })
const byLink = publicAccess('The link, and the code that is sent to its address, are the right to it.')
const agreementId = { AgreementId: rowId('Agreement') }

/** A signature and initials as pictures, and what is filled in. */
const MOST_SIGNED_BYTES = 400_000

const Done = z.object({ AgreementId: z.guid(), State: z.enum(AGREEMENT_STATES) })
const mayBeRefused = [AgreementNotOpen, NotYourTurn, AlreadyDone, NotYourPart, PaperChanged] as const

export const OpenAgreement = agreements.command('OpenAgreement', {
  summary: 'A party agrees to sign electronically and opens the paper: it counts as viewed from then on. Viewers open it without.',
  access: partyToIt,
  permission: 'agreements:edit',
  input: z.strictObject({ ...agreementId, ...consentFields }),
  output: Done,
  errors: [AgreementNotFound, ...mayBeRefused],
  changes: ['agreement'],
})

export const SignAgreement = agreements.command('SignAgreement', {
  summary: 'Fills in the fields of the party and signs the paper that was read. Who has a PIN confirms it with that.',
  access: partyToIt,
  permission: 'agreements:edit',
  input: z.strictObject({
    ...agreementId,
    ...signFields,
    PinConfirmation: optional(z.string({ error: invalidMessage('PIN') }).max(200, { error: invalidMessage('PIN') })),
  }),
  output: Done,
  errors: [AgreementNotFound, ...mayBeRefused, ConsentNeeded, PinConfirmationNeeded],
  quota: 'sensitive',
  mostBytes: MOST_SIGNED_BYTES,
  changes: ['agreement', 'lease', 'asset', 'listing', 'leaseDraft'],
})

export const ApproveAgreement = agreements.command('ApproveAgreement', {
  summary: 'An approver says yes to the paper that was read, so that those after them can sign.',
  access: partyToIt,
  permission: 'agreements:edit',
  input: z.strictObject({ ...agreementId, PaperDigest: consentFields.PaperDigest }),
  output: Done,
  errors: [AgreementNotFound, ...mayBeRefused, ConsentNeeded],
  changes: ['agreement', 'lease', 'asset', 'listing', 'leaseDraft'],
})

export const DeclineAgreement = agreements.command('DeclineAgreement', {
  summary: 'A signer or an approver refuses, with a reason. It ends the agreement for all.',
  access: partyToIt,
  permission: 'agreements:edit',
  input: z.strictObject({ ...agreementId, Reason: reason }),
  output: Done,
  errors: [AgreementNotFound, AgreementNotOpen, NotYourTurn, AlreadyDone, NotYourPart],
  changes: ['agreement'],
})

const linkErrors = [AgreementLinkOver, AgreementTicketOver] as const

export const GetAgreementToSign = agreements.query('GetAgreementToSign', {
  summary:
    'What a link of an email is about: who sent it, and to which address a code would go. With a ticket, all that the party may read.',
  access: byLink,
  quota: 'sensitive',
  input: z.strictObject({ Token: linkToken(), Ticket: optional(ticketFields.Ticket) }),
  output: z.object({
    Title: z.string(),
    SenderName: z.string(),
    /** The address, as `j•••@example.com`. */
    Email: z.string(),
    /** Only with a ticket. */
    Agreement: GetAgreementDetails.output.nullable(),
  }),
  errors: [...linkErrors],
  readsNothing: 'It is read by no one who has a screen of ours that hears changes.',
})

export const SendAgreementCode = agreements.command('SendAgreementCode', {
  summary: 'Emails a code to the address of a link; it works for 10 minutes, and the newest alone.',
  access: byLink,
  input: z.strictObject({ Token: linkToken() }),
  output: z.object({ Email: z.string() }),
  errors: [AgreementLinkOver, AgreementCodeSlowDown],
  quota: 'sensitive',
  changes: [],
})

export const OpenAgreementByLink = agreements.command('OpenAgreementByLink', {
  summary: 'Proves with a code that the address is read, and answers a ticket for an hour.',
  access: byLink,
  input: z.strictObject({ Token: linkToken(), Code: code }),
  output: z.object({ Ticket: z.string(), Expires: z.iso.datetime() }),
  errors: [AgreementLinkOver, AgreementCodeWrong, AgreementCodeSlowDown],
  quota: 'sensitive',
  changes: [],
  replay: 'never',
})

export const ConsentByLink = agreements.command('ConsentByLink', {
  summary: 'Like OpenAgreement, by link.',
  access: byLink,
  input: z.strictObject({ ...ticketFields, ...consentFields }),
  output: Done,
  errors: [...linkErrors, ...mayBeRefused],
  quota: 'sensitive',
  changes: ['agreement'],
})

export const SignAgreementByLink = agreements.command('SignAgreementByLink', {
  summary: 'Like SignAgreement, by link.',
  access: byLink,
  input: z.strictObject({ ...ticketFields, ...signFields }),
  output: Done,
  errors: [...linkErrors, ...mayBeRefused, ConsentNeeded],
  quota: 'sensitive',
  mostBytes: MOST_SIGNED_BYTES,
  changes: ['agreement', 'lease', 'asset', 'listing', 'leaseDraft'],
})

export const ApproveAgreementByLink = agreements.command('ApproveAgreementByLink', {
  summary: 'Like ApproveAgreement, by link.',
  access: byLink,
  input: z.strictObject({ ...ticketFields, PaperDigest: consentFields.PaperDigest }),
  output: Done,
  errors: [...linkErrors, ...mayBeRefused, ConsentNeeded],
  quota: 'sensitive',
  changes: ['agreement', 'lease', 'asset', 'listing', 'leaseDraft'],
})

export const DeclineAgreementByLink = agreements.command('DeclineAgreementByLink', {
  summary: 'Like DeclineAgreement, by link.',
  access: byLink,
  input: z.strictObject({ ...ticketFields, Reason: reason }),
  output: Done,
  errors: [...linkErrors, AgreementNotOpen, NotYourTurn, AlreadyDone, NotYourPart],
  quota: 'sensitive',
  changes: ['agreement'],
})

export const GetAgreementFileByLink = agreements.query('GetAgreementFileByLink', {
  summary: 'A short-lived link to a file of an agreement, for who holds a ticket.',
  access: byLink,
  quota: 'sensitive',
  input: z.strictObject({
    ...ticketFields,
    File: z.enum(KEPT_AGREEMENT_FILES, { error: invalidMessage('File') }).default('original'),
    Use: z.enum(['view', 'download'], { error: invalidMessage('Use') }).default('view'),
  }),
  output: GetAgreementFile.output,
  errors: [...linkErrors, AgreementNotOpen, NotReadyYet],
  readsNothing: 'It is read by no one who has a screen of ours that hears changes.',
})

export const CheckAgreementFile = agreements.query('CheckAgreementFile', {
  summary:
    'Whether a file is a sealed agreement of this installation, unchanged to the last byte, and who signed it. The file itself stays with who asks: its SHA-256 is compared.',
  access: publicAccess('Who was given a file can find out whether it is the one that was signed.'),
  quota: 'sensitive',
  input: z.strictObject({
    Sha256: z.string({ error: invalidMessage('File') }).regex(/^[0-9a-f]{64}$/, { error: invalidMessage('File') }),
    /** What the file says of itself, where it says something. */
    Reference: optional(rowId('Reference')),
  }),
  output: z.object({
    /** `changed`: there is an agreement of this reference, and this is not its file. */
    Verdict: z.enum(['unchanged', 'changed', 'unknown']),
    Agreement: z
      .object({
        Title: z.string(),
        CompletedAt: z.iso.datetime(),
        SealedAt: z.iso.datetime(),
        IsTimeStamped: z.boolean(),
        Signers: z.array(z.object({ Name: z.string(), Role: z.string(), SignedAt: z.iso.datetime() })),
        After: z.enum(['superseded', 'terminated', 'ended']).nullable(),
      })
      .nullable(),
  }),
  readsNothing: 'It is read by no one who has a screen of ours that hears changes.',
})
