import { z } from 'zod'
import { APPLICATION_STATES, FORM_STATES } from './application.values.ts'

/** How far one of its people is. What they have filled in stands in their form. */
export const ApplicantRead = z
  .object({
    FormId: z.guid(),
    ApplicantTypeId: z.int(),
    ApplicantType: z.string(),
    Name: z.string(),
    /** Null while their form waits to be taken by the link of an email. */
    ProfileId: z.guid().nullable(),
    /** Of someone who was named by an email: where it goes to, for those who named them, until the form is taken. */
    Email: z.string().nullable(),
    /** As those who named them by an email called them, where someone of another name has taken the form. */
    InvitedAs: z.string().nullable(),
    /** Of the last email with the link. */
    InviteSentAt: z.iso.datetime().nullable(),
    /** Whether the reader may send it once more now. */
    CanResend: z.boolean(),
    PicPath: z.string().nullable(),
    IsYou: z.boolean(),
    /** In whose name the application was begun, where it was not the landlord. */
    IsLead: z.boolean(),
    State: z.enum(FORM_STATES),
    OpenedAt: z.iso.datetime().nullable(),
    SubmittedAt: z.iso.datetime().nullable(),
    /** Whether the reader may open the form. */
    IsReadable: z.boolean(),
  })
  .meta({ id: 'Applicant' })
export type ApplicantRead = z.infer<typeof ApplicantRead>

/** What comes next, for the one who reads it. */
export const APPLICATION_NEXT = [
  'send',
  'fill',
  'waitForOthers',
  'decide',
  /** One of the reader waits for them: to agree to, to pay for, or to answer the agency. */
  'screening',
  'waitForDecision',
  'answer',
  'waitForAnswer',
  'lease',
  'waitForLease',
  'none',
] as const
export type ApplicationNext = (typeof APPLICATION_NEXT)[number]

export const ApplicationHome = z
  .object({
    AssetId: z.guid(),
    Title: z.string(),
    AddressLine: z.string(),
    /** Whether strangers find it now. */
    IsListed: z.boolean(),
    Rent: z.string().nullable(),
    RentFrequencyId: z.int().nullable(),
  })
  .meta({ id: 'ApplicationHome' })

export const ApplicationCard = z
  .object({
    ApplicationId: z.guid(),
    /** Such as `A-1042`: of the landlord, in their order. */
    Number: z.string(),
    State: z.enum(APPLICATION_STATES),
    /** Whether the active profile decides on it. */
    IsLandlord: z.boolean(),
    IsLead: z.boolean(),
    LandlordName: z.string(),
    Home: ApplicationHome,
    Names: z.array(z.string()),
    SubmittedCount: z.int(),
    FormsCount: z.int(),
    /** Of the active profile; null where it has none. */
    FormId: z.guid().nullable(),
    Next: z.enum(APPLICATION_NEXT),
    MoveInOn: z.iso.date().nullable(),
    /** When it was sent, or a draft was changed. */
    At: z.iso.datetime(),
  })
  .meta({ id: 'ApplicationCard' })
export type ApplicationCard = z.infer<typeof ApplicationCard>

/** What happened to an application, in the order in which it did. */
export const APPLICATION_EVENTS = [
  'created',
  'sent',
  'unsent',
  'invited',
  'resent',
  'taken',
  'inviteDeclined',
  'removed',
  'opened',
  'submitted',
  'completed',
  'withdrawn',
  'expired',
  'closed',
  /** Where its landlord said that no report played a part. */
  'closedNoReport',
  'approved',
  'conditional',
  'waitlisted',
  'declined',
  'reconsidered',
  'conditionsAccepted',
  'leaseDrafted',
  'leased',
  'numbersErased',
  'formErased',
] as const
export type ApplicationEventKind = (typeof APPLICATION_EVENTS)[number]

export const ApplicationEventRead = z
  .object({
    Kind: z.enum(APPLICATION_EVENTS),
    At: z.iso.datetime(),
    /** Who did it; null for the system. */
    By: z.string().nullable(),
    /** Whom it is about, such as who was invited. */
    About: z.string().nullable(),
    Note: z.string().nullable(),
  })
  .meta({ id: 'ApplicationEvent' })
