import { GetApplicationDetails } from '@keystead/contract/applications/applications/application.operations.ts'
import { GetApplicationDecision } from '@keystead/contract/applications/decisions/decision.operations.ts'
import { ApplicantRead, ApplicationCard, ApplicationHome } from '@keystead/contract/applications/applications/application.schemas.ts'
import type { ApplicationState } from '@keystead/contract/applications/applications/application.values.ts'
import { APPLICANT_TYPES } from '@keystead/contract/applications/applications/application.values.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { idOf, sampleOf } from './sample.ts'

/* Applications, as tests of their screens show them. */

export function applicationCard(number: number, title: string, changes: Partial<ApplicationCard> = {}): ApplicationCard {
  return sampleOf(ApplicationCard, {
    ApplicationId: idOf(number),
    Number: `A-10${number}`,
    State: 'sent',
    IsLandlord: true,
    LandlordName: 'Olive Owner',
    Home: sampleOf(ApplicationHome, {
      AssetId: idOf(2),
      Title: title,
      AddressLine: '12 Oak Street, Denver, CO 80202',
      IsListed: true,
      Rent: '1500.00',
      RentFrequencyId: 1,
    }),
    Names: ['Tova Tester', 'Sam Tester', 'Gus Guarantor'],
    SubmittedCount: 2,
    FormsCount: 3,
    Next: 'waitForOthers',
    MoveInOn: '2027-03-01',
    At: '2026-11-28T14:00:00Z',
    ...changes,
  })
}

export function applicationsPage(Items: ApplicationCard[] = [], States: { State: ApplicationState; Count: number }[] = []) {
  return { Items, PageIndex: 0, PageSize: 10, TotalCount: Items.length, TotalIsCapped: false, States, MyTurnCount: 0 }
}

export function applicant(number: number, Name: string, changes: Partial<ApplicantRead> = {}): ApplicantRead {
  const ApplicantTypeId = changes.ApplicantTypeId ?? 2
  return sampleOf(ApplicantRead, {
    FormId: idOf(number),
    ApplicantTypeId,
    ApplicantType: APPLICANT_TYPES.find(({ Id }) => Id === ApplicantTypeId)?.Text ?? '',
    Name,
    ProfileId: idOf(number + 100),
    ...changes,
  })
}

export type ApplicationDetails = OutputOf<typeof GetApplicationDetails>

const CAN_NOTHING: ApplicationDetails['Can'] = {
  Edit: false,
  Invite: false,
  Remove: false,
  Send: false,
  Unsend: false,
  Delete: false,
  Withdraw: false,
  Close: false,
  Erase: false,
}

type DetailsChanges = Omit<Partial<ApplicationDetails>, 'Can'> & { Can?: Partial<ApplicationDetails['Can']> }

/** One that a landlord has sent: the applicant has submitted, a guarantor has not yet opened it. */
export function applicationDetails({ Can, ...changes }: DetailsChanges = {}): ApplicationDetails {
  return sampleOf(GetApplicationDetails.output, {
    ...applicationCard(1, 'Larch House'),
    Version: 3,
    LeaseMonths: 12,
    Message: 'We look forward to it.',
    Applicants: [
      applicant(11, 'Tova Tester', {
        ApplicantTypeId: 1,
        State: 'submitted',
        OpenedAt: '2026-11-28T15:00:00Z',
        SubmittedAt: '2026-11-28T16:00:00Z',
        IsReadable: true,
      }),
      applicant(12, 'Sam Tester', { State: 'started', OpenedAt: '2026-11-28T15:30:00Z' }),
      applicant(13, 'Gus Guarantor', { ApplicantTypeId: 3 }),
    ],
    Events: [
      { Kind: 'created', At: '2026-11-28T13:00:00Z', By: 'Olive Owner', About: null, Note: null },
      { Kind: 'sent', At: '2026-11-28T14:00:00Z', By: 'Olive Owner', About: null, Note: null },
    ],
    Can: { ...CAN_NOTHING, ...Can },
    ...changes,
  })
}

export type DecisionDetails = OutputOf<typeof GetApplicationDecision>

const DECIDES_NOTHING: DecisionDetails['Can'] = {
  Approve: false,
  Condition: false,
  Waitlist: false,
  Decline: false,
  Reconsider: false,
  Accept: false,
  Lease: false,
  Note: false,
}

/** Of an application on which nothing is decided yet, as one of its people reads it. */
export function decisionDetails({
  Can,
  ...changes
}: Partial<Omit<DecisionDetails, 'Can'>> & { Can?: Partial<DecisionDetails['Can']> } = {}): DecisionDetails {
  return {
    ApplicationId: idOf(1),
    Version: 1,
    Decisions: [],
    Notices: [],
    ConditionsAcceptedAt: null,
    Notes: null,
    Criteria: null,
    CriteriaAt: null,
    Reports: null,
    LeaseId: null,
    ...changes,
    Can: { ...DECIDES_NOTHING, ...Can },
  }
}
