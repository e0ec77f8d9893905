import type { GetScreenings } from '@keystead/contract/applications/screening/screening.operations.ts'
import { PackageRead, ReportRead, ScreeningRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { BGV_PACKAGES, MANUAL_PACKAGE, packageOf } from '@keystead/contract/applications/screening/screening.values.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { idOf, sampleOf } from './sample.ts'

/* Screenings, as tests of their screens show them. */

export type ScreeningDetails = OutputOf<typeof GetScreenings>

export function screeningDetails(changes: Partial<ScreeningDetails> = {}): ScreeningDetails {
  return {
    ApplicationId: idOf(1),
    HomeTitle: 'Larch House',
    IsVerified: true,
    State: 'CO',
    MayAsk: [],
    Screenings: [],
    ...changes,
  }
}

const CAN_NOTHING: ScreeningRead['Can'] = {
  Authorize: false,
  Refuse: false,
  Answer: false,
  Retry: false,
  Dispute: false,
  Open: false,
  Record: false,
  Cancel: false,
}

type ScreeningChanges = Omit<Partial<ScreeningRead>, 'Can'> & { Can?: Partial<ScreeningRead['Can']> }

/** A full report about Tova Tester, for which the landlord pays. */
export function screening({ Can, ...changes }: ScreeningChanges = {}): ScreeningRead {
  const PackageId = changes.PackageId ?? 3
  return sampleOf(ScreeningRead, {
    ScreeningId: idOf(40),
    FormId: idOf(11),
    Name: 'Tova Tester',
    PackageId,
    Products: [...(packageOf(PackageId)?.Products ?? [])],
    Price: PackageId === MANUAL_PACKAGE ? '0.00' : '35.00',
    PaidBy: 'landlord',
    RequestedAt: '2026-11-28T14:00:00Z',
    RequestedBy: 'Olive Owner',
    LandlordName: 'Olive Owner',
    ...changes,
    Can: { ...CAN_NOTHING, ...Can },
  })
}

export const REPORT_HEAD: NonNullable<ScreeningRead['Report']> = {
  Version: 1,
  MadeAt: '2026-11-29T14:00:00Z',
  ExpiresAt: '2026-12-29T14:00:00Z',
  IsExpired: false,
  IsUnderDispute: false,
  OpenedAt: null,
  IsNewSinceOpened: false,
}

export const AGENCY = {
  Name: 'First Tenant Reports',
  Address: '100 Main Street, Denver, CO 80202',
  Phone: '(800) 555-0199',
  Website: 'https://first.example',
}

/** All that can be asked for; the agency's packages are not offered for homes in New York. */
export function packages(changes: Partial<PackageRead> = {}): PackageRead[] {
  return BGV_PACKAGES.map(({ Id, Text, Products }) => ({
    PackageId: Id,
    Text,
    Products: [...Products],
    Price: Id === MANUAL_PACKAGE ? '0.00' : '35.00',
    ValidDays: 30,
    ExcludedStates: Products.includes('eviction') ? ['NY'] : [],
    IsOffered: true,
    ...changes,
  }))
}

/** Of an agency, with something in each part. */
export function report(changes: Partial<ReportRead> = {}): ReportRead {
  return sampleOf(ReportRead, {
    ScreeningId: idOf(40),
    Name: 'Tova Tester',
    Version: 1,
    Versions: [1],
    MadeAt: '2026-11-29T14:00:00Z',
    ExpiresAt: '2026-12-29T14:00:00Z',
    Agency: AGENCY,
    Identity: { IsMatch: true, Checks: [{ Text: 'Date of birth', IsMatch: true }] },
    Credit: {
      Agency: { ...AGENCY, Name: 'Credit Files of Denver' },
      Score: 560,
      Lowest: 300,
      Highest: 850,
      Model: 'Rent Score 2',
      Factors: ['Payments were late'],
      Accounts: { OpenCount: 4, Balance: '8100.00', MonthlyPayments: '310.00', PastDueCount: 1, PastDue: '120.00', OldestOn: '2016-04-01' },
      Collections: [],
      Bankruptcies: [{ Title: 'Chapter 7', Lines: ['discharged', 'Filed Feb 3, 2021'] }],
      InquiriesCount: 2,
    },
    Criminal: { Agency: AGENCY, Records: [] },
    Eviction: {
      Agency: AGENCY,
      Records: [{ Title: 'judgment for landlord', Lines: ['County Court, CO', 'Case 21-C-100', 'Filed May 4, 2021', 'Amount $2,400'] }],
    },
    Income: { Agency: AGENCY, Stated: '4500.00', Found: '4100.00' },
    ...changes,
  })
}
