import { z } from 'zod'
import { FINDINGS, SCREENING_FAILURES, SCREENING_PAYERS, SCREENING_PRODUCTS, SCREENING_STATES } from './screening.values.ts'

/* Amounts are decimal text in US dollars; instants are UTC, days plain dates. */

export const PackageRead = z
  .object({
    PackageId: z.int(),
    Text: z.string(),
    Products: z.array(z.enum(SCREENING_PRODUCTS)),
    Price: z.string(),
    /** For how many days a report counts. */
    ValidDays: z.int(),
    /** Two letters each: of homes where it is not offered. */
    ExcludedStates: z.array(z.string()),
    /** That it can be asked for now: the operator offers it, and there is who makes it. */
    IsOffered: z.boolean(),
  })
  .meta({ id: 'ScreeningPackage' })
export type PackageRead = z.infer<typeof PackageRead>

export const AgencyRead = z
  .object({ Name: z.string(), Address: z.string(), Phone: z.string(), Website: z.string().nullable() })
  .meta({ id: 'ReportingAgency' })
export type AgencyRead = z.infer<typeof AgencyRead>

/** What is known of a report without opening it. */
const ReportHead = z.object({
  Version: z.int(),
  MadeAt: z.iso.datetime(),
  ExpiresAt: z.iso.datetime(),
  /** What it said is deleted then. */
  IsExpired: z.boolean(),
  IsUnderDispute: z.boolean(),
  /** When those who decide first opened it; its person knows as well. */
  OpenedAt: z.iso.datetime().nullable(),
  /** That there is a later version than those who decide have opened. */
  IsNewSinceOpened: z.boolean(),
})

export const DisputeRead = z
  .object({
    DisputeId: z.guid(),
    Product: z.enum(SCREENING_PRODUCTS),
    At: z.iso.datetime(),
    /** Null while it is looked into. `notTaken`: the agency did not take it up. */
    Outcome: z.enum(['corrected', 'verified', 'notTaken']).nullable(),
    ResolvedAt: z.iso.datetime().nullable(),
    /** In the words of its person, for them alone. */
    Statement: z.string().nullable(),
  })
  .meta({ id: 'ReportDispute' })

export const OpeningRead = z
  .object({ At: z.iso.datetime(), By: z.string().nullable(), Version: z.int(), IsOwn: z.boolean() })
  .meta({ id: 'ReportOpening' })

export const ScreeningRead = z
  .object({
    ScreeningId: z.guid(),
    FormId: z.guid(),
    /** Whom it is about. */
    Name: z.string(),
    IsYours: z.boolean(),
    PackageId: z.int(),
    Products: z.array(z.enum(SCREENING_PRODUCTS)),
    State: z.enum(SCREENING_STATES),
    Price: z.string(),
    PaidBy: z.enum(SCREENING_PAYERS),
    RequestedAt: z.iso.datetime(),
    RequestedBy: z.string().nullable(),
    /** Who gets the report, as they were called when they asked: it is what its person agrees to. */
    LandlordName: z.string(),
    ConsentedAt: z.iso.datetime().nullable(),
    EndedAt: z.iso.datetime().nullable(),
    Failure: z.enum(SCREENING_FAILURES).nullable(),
    /** Whose file is frozen, and what its person does about it. */
    Blocked: z
      .object({
        Agency: AgencyRead,
        WhatToDo: z.string(),
        /** When the agency last said so although its person had lifted the freeze. */
        StillFrozenAt: z.iso.datetime().nullable(),
      })
      .nullable(),
    Report: ReportHead.nullable(),
    Openings: z.array(OpeningRead),
    Disputes: z.array(DisputeRead),
    /** For its person alone: that the agency needs the full number, of which the form has the last four digits. */
    NeedsSsn: z.boolean(),
    /** For its person alone, while the agency asks. */
    Questions: z
      .object({
        AttemptsLeft: z.int(),
        Items: z.array(
          z.object({ QuestionId: z.string(), Text: z.string(), Choices: z.array(z.object({ ChoiceId: z.string(), Text: z.string() })) }),
        ),
      })
      .nullable(),
    Can: z.object({
      Authorize: z.boolean(),
      Refuse: z.boolean(),
      Answer: z.boolean(),
      Retry: z.boolean(),
      Dispute: z.boolean(),
      Open: z.boolean(),
      Record: z.boolean(),
      Cancel: z.boolean(),
    }),
  })
  .meta({ id: 'Screening' })
export type ScreeningRead = z.infer<typeof ScreeningRead>

const records = z.array(
  z.object({
    /** Whole sentences, one for each line. */
    Title: z.string(),
    Lines: z.array(z.string()),
  }),
)

/** What a report says. A part that was not ordered is null. */
export const ReportRead = z
  .object({
    ScreeningId: z.guid(),
    Name: z.string(),
    Version: z.int(),
    Versions: z.array(z.int()),
    MadeAt: z.iso.datetime(),
    ExpiresAt: z.iso.datetime(),
    IsUnderDispute: z.boolean(),
    /** Null where the landlord checked by themselves. */
    Agency: AgencyRead.nullable(),
    Identity: z.object({ IsMatch: z.boolean(), Checks: z.array(z.object({ Text: z.string(), IsMatch: z.boolean() })) }).nullable(),
    Credit: z
      .object({
        Agency: AgencyRead,
        Score: z.int().nullable(),
        Lowest: z.int(),
        Highest: z.int(),
        Model: z.string().nullable(),
        Factors: z.array(z.string()),
        Accounts: z
          .object({
            OpenCount: z.int(),
            Balance: z.string(),
            MonthlyPayments: z.string(),
            PastDueCount: z.int(),
            PastDue: z.string(),
            OldestOn: z.iso.date().nullable(),
          })
          .nullable(),
        Collections: records,
        Bankruptcies: records,
        InquiriesCount: z.int().nullable(),
      })
      .nullable(),
    Criminal: z.object({ Agency: AgencyRead, Records: records }).nullable(),
    Eviction: z.object({ Agency: AgencyRead, Records: records }).nullable(),
    Income: z.object({ Agency: AgencyRead, Stated: z.string().nullable(), Found: z.string().nullable() }).nullable(),
    /** What the landlord found by themselves. */
    OwnCheck: z
      .object({ Criminal: z.enum(FINDINGS), Eviction: z.enum(FINDINGS), Note: z.string().nullable(), By: z.string().nullable() })
      .nullable(),
    Files: z.array(
      z.object({
        DocumentId: z.guid(),
        Title: z.string(),
        FileName: z.string(),
        Bytes: z.int(),
        /** Short-lived, for the reader alone. */
        Url: z.string(),
      }),
    ),
  })
  .meta({ id: 'ScreeningReport' })
export type ReportRead = z.infer<typeof ReportRead>
