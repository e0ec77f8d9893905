import { z } from 'zod'
import { YES_NO } from '../applications/application.values.ts'
import { REFEREE_KINDS } from '../form/form.values.ts'
import {
  EMPLOYED,
  GOES_ON,
  GOOD_ORDER,
  INCOME_CONFIRMED,
  KNOWN_FOR,
  NOTICE_GIVEN,
  PAID_ON_TIME,
  PAY_SAID,
  REFERENCE_OBSTACLES,
  REFERENCE_STATES,
} from './reference.values.ts'

const text = z.string().nullable()
const day = z.iso.date().nullable()

/** What someone answered: one of the three, by who they are to the applicant. */
export const LandlordAnswer = z
  .object({
    From: day,
    To: day,
    Rent: text,
    PaidOnTime: z.enum(PAID_ON_TIME),
    NoticeGiven: z.enum(NOTICE_GIVEN),
    GoodOrder: z.enum(GOOD_ORDER),
    HadComplaints: z.enum(YES_NO),
    WouldRentAgain: z.enum(YES_NO),
    Comment: text,
  })
  .meta({ id: 'LandlordAnswer' })
export type LandlordAnswer = z.infer<typeof LandlordAnswer>

export const EmployerAnswer = z
  .object({
    Employed: z.enum(EMPLOYED),
    Since: day,
    Position: text,
    IsFullTime: z.enum(YES_NO).nullable(),
    PaySaid: z.enum(PAY_SAID),
    Pay: text,
    PeriodId: z.int().nullable(),
    /** Whether the pay is at least what the applicant stated of this work; not said, where one of the two is not known. */
    IncomeConfirmed: z.enum(INCOME_CONFIRMED),
    GoesOn: z.enum(GOES_ON),
    Comment: text,
  })
  .meta({ id: 'EmployerAnswer' })
export type EmployerAnswer = z.infer<typeof EmployerAnswer>

export const PersonalAnswer = z.object({ KnownHow: z.string(), KnownFor: z.enum(KNOWN_FOR), Comment: text }).meta({ id: 'PersonalAnswer' })
export type PersonalAnswer = z.infer<typeof PersonalAnswer>

/** Someone whom a form names, and what became of asking them. */
export const ReferenceRequest = z
  .object({
    FormId: z.guid(),
    Kind: z.enum(REFEREE_KINDS),
    /** Which of its kind in the form, from 0. */
    Place: z.int(),
    /** Null where they were not asked. */
    ReferenceId: z.guid().nullable(),
    Name: z.string(),
    /** Which home they rented out, for whom they work, or how they know the applicant; null once that is deleted. */
    About: text,
    /** Null where there is none, once it is deleted, and for the applicant’s side. */
    Email: text,
    State: z.enum(REFERENCE_STATES).nullable(),
    Obstacle: z.enum(REFERENCE_OBSTACLES).nullable(),
    AskedAt: z.iso.datetime().nullable(),
    AskedBy: text,
    /** The last email, and how many there were. */
    SentAt: z.iso.datetime().nullable(),
    TimesSent: z.int(),
    /** Until when the link works. */
    UntilAt: z.iso.datetime().nullable(),
    AnsweredAt: z.iso.datetime().nullable(),
    /** From when on it may be sent once more; null where it may not. */
    AgainAt: z.iso.datetime().nullable(),
    CanAsk: z.boolean(),
    CanRemind: z.boolean(),
    /** What they said. Null for those who apply: they see that it was answered. */
    Landlord: LandlordAnswer.nullable(),
    Employer: EmployerAnswer.nullable(),
    Personal: PersonalAnswer.nullable(),
  })
  .meta({ id: 'ReferenceRequest' })
export type ReferenceRequest = z.infer<typeof ReferenceRequest>
