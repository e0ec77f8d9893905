import { GetAgreementDetails, GetAgreementFile } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { PaperField, PartyRead } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import type { TemplateBody } from '@keystead/contract/agreements/templates/template-body.ts'
import {
  ApproveAgreement,
  DeclineAgreement,
  OpenAgreement,
  SignAgreement,
} from '@keystead/contract/agreements/signing/signing.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { idOf, sampleOf } from './sample.ts'
import { smallPdf } from './small-pdf.ts'
import { answer } from './stand-in.ts'

/* A lease that Pia is to sign, after Otto who sent it, and a server that keeps what she does. */

export type Agreement = OutputOf<typeof GetAgreementDetails>

export const AgreementId = idOf(1)
export const DIGEST = 'a1'.repeat(32)
const [OTTO, PIA, TOM, COPIED] = [idOf(10), idOf(11), idOf(12), idOf(13)]
const START = { align: 'start' } as const

const party = (changes: Partial<PartyRead>) =>
  sampleOf(PartyRead, { Email: null, ProfileId: null, PersonId: null, DoneAt: null, ViewedAt: null, Reason: null, ...changes })

const PARTIES = [
  party({ PartyId: OTTO, Role: 'Landlord', Part: 'signer', Turn: 1, Name: 'Otto Hart', State: 'signed' }),
  party({ PartyId: PIA, Role: 'Tenant', Part: 'signer', Turn: 2, Name: 'Pia Novak', IsYou: true, State: 'sent' }),
  party({ PartyId: TOM, Role: 'Guarantor', Part: 'signer', Turn: 3, Name: 'Tom Reed', State: 'waiting' }),
  party({ PartyId: COPIED, Role: 'Agent', Part: 'copy', Turn: 3, Name: 'Ann Lee', State: 'waiting' }),
]

const field = (number: number, Kind: PaperField['Kind'], Label: string, changes: Partial<PaperField> = {}) =>
  sampleOf(PaperField, {
    FieldId: idOf(100 + number),
    PartyId: PIA,
    Kind,
    Label,
    IsRequired: true,
    Options: [],
    Page: 1,
    X: 72,
    Y: 150 + 50 * number,
    Width: 160,
    Height: 24,
    Value: null,
    ...changes,
  })

export const FIELDS = [
  field(1, 'text', 'Pet'),
  field(2, 'number', 'Keys', { IsRequired: false }),
  field(3, 'radio', 'Heating', { Options: ['Gas', 'Electric'] }),
  field(4, 'checkbox', 'Lead paint leaflet', { Width: 16, Height: 16 }),
  field(5, 'initials', 'Initials', { Width: 60 }),
  field(6, 'signature', 'Signature', { Page: 2, Y: 300, Height: 40 }),
  field(7, 'date', 'Date', { Page: 2, X: 300, Y: 300 }),
  field(8, 'signature', 'Signature', { PartyId: OTTO, Page: 2, Y: 400, Value: 'signed' }),
]

const line = (text: string) => ({ type: 'paragraph' as const, attrs: START, content: [{ type: 'text' as const, text }] })
const place = (kind: PaperField['Kind'], label: string, options: string[] = [], isRequired = true) => ({
  type: 'field' as const,
  attrs: { kind, role: 'Tenant', label, isRequired, options },
})
const cell = (text: string) => ({
  type: 'tableCell' as const,
  attrs: { colspan: 1, rowspan: 1, colwidth: null },
  content: [line(text)],
})

export const BODY: TemplateBody = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 1, align: 'center' }, content: [{ type: 'text', text: 'Residential lease' }] },
    line('Otto Hart rents 12 Oak Street in Denver to Pia Novak, from January 1 to December 31, 2027.'),
    { type: 'heading', attrs: { level: 2, align: 'start' }, content: [{ type: 'text', text: 'Rent' }] },
    {
      type: 'orderedList',
      attrs: { start: 1 },
      content: ['The rent is $1,450.00 a month.', 'It is due on the first.'].map((text) => ({ type: 'listItem', content: [line(text)] })),
    },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: ['What', 'January', 'February', 'March', 'April', 'May', 'June'].map(cell) },
        { type: 'tableRow', content: ['Rent', '$1,450.00', '$1,450.00', '$1,450.00', '$1,450.00', '$1,450.00', '$1,450.00'].map(cell) },
      ],
    },
    {
      type: 'paragraph',
      attrs: START,
      content: [
        { type: 'text', text: 'Pets: ' },
        place('text', 'Pet'),
        { type: 'text', text: ', keys: ' },
        place('number', 'Keys', [], false),
      ],
    },
    {
      type: 'paragraph',
      attrs: START,
      content: [
        place('radio', 'Heating', ['Gas', 'Electric']),
        { type: 'hardBreak' },
        place('checkbox', 'Lead paint leaflet'),
        { type: 'hardBreak' },
        place('initials', 'Initials'),
      ],
    },
    { type: 'signatureBlock', attrs: { role: 'Tenant' } },
    { type: 'signatureBlock', attrs: { role: 'Landlord' } },
  ],
}

/** The same, as it is for the reader by now. `me` changes their own part. */
export function agreementWith(changes: Partial<Agreement> = {}, me: Partial<PartyRead> = {}): Agreement {
  return sampleOf(GetAgreementDetails.output, {
    AgreementId,
    Title: 'Lease of 12 Oak Street',
    Category: 'Lease',
    State: 'sent',
    After: null,
    SenderName: 'Otto Hart',
    SignBy: '2026-12-12',
    Home: { AssetId: idOf(2), Title: '12 Oak Street' },
    Message: 'Please sign by next week.\nThank you!',
    Parties: PARTIES.map((one) => (one.IsYou ? { ...one, ...me } : one)),
    PartyId: PIA,
    HasConsented: false,
    NeedsPin: false,
    Pages: 2,
    PaperDigest: DIGEST,
    SealedDigest: null,
    Reading: BODY,
    Fields: FIELDS,
    Reason: null,
    Ending: null,
    LeaseOutcome: null,
    ...changes,
  })
}

/** One that is open, and read. */
export const opened = (changes: Partial<Agreement> = {}): Agreement =>
  agreementWith({ HasConsented: true, ...changes }, { State: 'viewed' })

export function fileLink() {
  return {
    Url: URL.createObjectURL(smallPdf(['The first page of the lease', 'The page to sign on'])),
    Expires: '2027-01-05T12:10:00Z',
    FileName: 'Lease.pdf',
    ContentType: 'application/pdf',
    Bytes: 2048,
    Pages: 2,
  }
}

/** How an agreement is after its reader has done something. */
export function after(agreement: Agreement, me: Partial<PartyRead>, changes: Partial<Agreement> = {}): Agreement {
  return { ...agreement, ...changes, Parties: agreement.Parties.map((one) => (one.IsYou ? { ...one, ...me } : one)) }
}

/** A server that keeps an agreement, for who signs with an account. */
export function keepAgreement(first: Agreement): { readonly now: () => Agreement; become: (next: Agreement) => void } {
  let agreement = first
  const become = (next: Agreement) => void (agreement = next)
  const done = () => ({ AgreementId, State: agreement.State })
  answer(GetAgreementDetails, () => agreement)
  answer(GetAgreementFile, fileLink)
  answer(OpenAgreement, () => {
    become(after(agreement, { State: 'viewed' }, { HasConsented: true }))
    return done()
  })
  answer(SignAgreement, () => {
    become(after(agreement, { State: 'signed' }))
    return done()
  })
  answer(ApproveAgreement, () => {
    become(after(agreement, { State: 'approved' }))
    return done()
  })
  answer(DeclineAgreement, ({ Reason }) => {
    become(after(agreement, { State: 'declined', Reason }, { State: 'declined', Reason }))
    return done()
  })
  return { now: () => agreement, become }
}
