import { GetAgreementDetails, GetAgreementDraft, GetAgreementFile } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { AgreementCard, PartyRead } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import type { LawRule } from '@keystead/contract/places/state-law/state-law.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { smallPdf } from './small-pdf.ts'
import { idOf, sampleOf } from './sample.ts'
import { answer } from './stand-in.ts'

/* Agreements, as tests of their screens show them. */

export const TENANT = { ProfileTypeId: 3, ProfileType: 'Tenant' }

export function agreementCard(number: number, Title: string, changes: Partial<AgreementCard> = {}): AgreementCard {
  return sampleOf(AgreementCard, {
    AgreementId: idOf(number),
    Title,
    CategoryId: 1,
    Category: 'Lease',
    State: 'sent',
    IsSender: true,
    SenderName: 'Olive Owner',
    Names: ['Tova Tester', 'Sam Tester'],
    SignedCount: 1,
    SignersCount: 3,
    Next: 'waitForOthers',
    Home: { AssetId: idOf(2), Title: 'Larch House' },
    SignBy: '2026-12-15',
    ...changes,
  })
}

export const agreementsPage = (...Items: AgreementCard[]) => ({
  Items,
  PageIndex: 0,
  PageSize: 10,
  TotalCount: Items.length,
  TotalIsCapped: false,
  MyTurnCount: 0,
})

export function party(number: number, Name: string, changes: Partial<PartyRead> = {}): PartyRead {
  return sampleOf(PartyRead, {
    PartyId: idOf(number),
    Name,
    Role: 'Tenant',
    Part: 'signer',
    Turn: 1,
    Email: `${Name.split(' ')[0]!.toLowerCase()}@example.com`,
    ProfileId: idOf(number + 100),
    State: 'waiting',
    ...changes,
  })
}

const DEPOSIT_RULE: LawRule = {
  Topic: 'DepositCap',
  Standing: 'unknown',
  Value: null,
  Statute: null,
  Says: 'Not certain.',
  Basis: null,
  CheckedOn: '2026-11-01',
  IsAmended: false,
}

type DraftRead = OutputOf<typeof GetAgreementDraft>

export function draftRead(changes: Partial<DraftRead> = {}): DraftRead {
  return sampleOf(GetAgreementDraft.output, {
    AgreementId: idOf(1),
    Version: 4,
    Title: 'Lease of Larch House',
    CategoryId: 1,
    TemplateName: 'House lease',
    Kind: 'text',
    Roles: [
      { Name: 'Landlord', Part: 'signer', IsMany: false },
      { Name: 'Tenant', Part: 'signer', IsMany: true },
    ],
    Terms: {
      ContractTypeId: 5,
      ContractType: 'Tenancy',
      TenureStart: '2027-01-01',
      TenureEnd: '2027-12-31',
      Rent: '1500.00',
      RentFrequencyId: 1,
      Advance: '1500.00',
    },
    Subject: null,
    Message: null,
    SignBy: '2026-12-15',
    ReminderDays: 3,
    Parties: [
      party(10, 'Olive Owner', { Role: 'Landlord', IsYou: true, ProfileId: idOf(1) }),
      party(11, 'Tova Tester'),
      party(12, 'Sam Tester'),
    ],
    Values: [
      { Name: 'home.address', Known: '12 Oak Street, Denver, CO', Value: '12 Oak Street, Denver, CO', IsChanged: false },
      { Name: 'landlord.phone', Known: null, Value: null, IsChanged: false },
      { Name: 'lease.rent', Known: '$1,500', Value: '$1,450', IsChanged: true },
    ],
    Questions: [{ Label: 'Pets that may live there', Value: '' }],
    Law: [DEPOSIT_RULE],
    LawState: null,
    Home: { AssetId: idOf(2), Title: 'Larch House' },
    Missing: [],
    Notices: [],
    UsedThisMonth: 1,
    AllowedThisMonth: 5,
    ...changes,
  })
}

export type AgreementDetails = OutputOf<typeof GetAgreementDetails>

const CAN_NOTHING: AgreementDetails['Can'] = {
  Edit: false,
  Send: false,
  Delete: false,
  Void: false,
  Remind: false,
  Sign: false,
  Approve: false,
  Decline: false,
  Copy: false,
  Terminate: false,
}

type DetailsChanges = Omit<Partial<AgreementDetails>, 'Can'> & { Can?: Partial<AgreementDetails['Can']> }

export function agreementDetails({ Can, ...changes }: DetailsChanges = {}): AgreementDetails {
  const { Terms } = draftRead()
  return sampleOf(GetAgreementDetails.output, {
    ...agreementCard(1, 'Lease of Larch House'),
    Version: 5,
    Terms,
    ReminderDays: 3,
    Parties: [
      party(10, 'Olive Owner', { Role: 'Landlord', IsYou: true, State: 'signed', DoneAt: '2026-11-28T15:00:00Z' }),
      party(11, 'Tova Tester', { Turn: 2, State: 'viewed', ViewedAt: '2026-11-28T16:00:00Z', RemindedAt: '2026-11-28T17:00:00Z' }),
      party(12, 'Sam Tester', { Turn: 3 }),
    ],
    Pages: 2,
    PaperDigest: 'a1'.repeat(32),
    Events: [
      { Kind: 'created', At: '2026-11-28T14:00:00Z', By: 'Olive Owner', IpAddress: null, Device: null, Note: null },
      { Kind: 'sent', At: '2026-11-28T14:30:00Z', By: 'Olive Owner', IpAddress: '203.0.113.7', Device: 'Safari on iPhone', Note: null },
    ],
    Can: { ...CAN_NOTHING, ...Can },
    ...changes,
  })
}

/** Each file of an agreement is a small PDF that says which one it is. Returns how to let go of them. */
export function answerAgreementFiles(): () => void {
  const urls: string[] = []
  answer(GetAgreementFile, ({ File = 'original' }) => {
    const url = URL.createObjectURL(smallPdf([`This is the ${File} paper`]))
    urls.push(url)
    const ContentType = 'application/pdf'
    return { Url: url, Expires: '2027-01-05T12:00:00Z', FileName: `${File}.pdf`, ContentType, Bytes: 1_000, Pages: 1 }
  })
  return () => urls.forEach((url) => URL.revokeObjectURL(url))
}
