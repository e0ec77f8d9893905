import { z } from 'zod'
import { APPLICATION_STATES } from '../applications/application.values.ts'
import { CRITERIA, CRITERION_RESULTS } from '../criteria/criteria.values.ts'
import { CriteriaRead } from '../criteria/criteria.operations.ts'
import { DECISIONS } from './decision.values.ts'

/** What one criterion asks for, and what was filled in. Texts are whole sentences. */
export const CriterionRead = z
  .object({
    Criterion: z.enum(CRITERIA),
    Asked: z.string(),
    Found: z.string(),
    Result: z.enum(CRITERION_RESULTS),
  })
  .meta({ id: 'CriterionResult' })
export type CriterionRead = z.infer<typeof CriterionRead>

/** One application beside the others for the same home. Amounts are decimal text in US dollars, for a month. */
export const ComparedApplication = z
  .object({
    ApplicationId: z.guid(),
    Number: z.string(),
    State: z.enum(APPLICATION_STATES),
    Version: z.int(),
    /** Whether its landlord has opened it: what was read of it is not taken back. */
    IsOpened: z.boolean(),
    Names: z.array(z.string()),
    /** Who has submitted their form, of how many. */
    SubmittedCount: z.int(),
    FormsCount: z.int(),
    /** In which order they became complete, from 1; null for those that are not. */
    Place: z.int().nullable(),
    CompletedAt: z.iso.datetime().nullable(),
    MoveInOn: z.iso.date().nullable(),
    LeaseMonths: z.int().nullable(),
    /** Of those who would live there; what guarantors earn stands beside it. */
    MonthlyIncome: z.string(),
    GuarantorIncome: z.string().nullable(),
    /** Tenths of the rent; null where the rent is not known. */
    IncomeTimes: z.int().nullable(),
    Residents: z.int().nullable(),
    Pets: z.int(),
    Smokes: z.boolean(),
    /** For how long those who would live there have been where they live now: the shortest of them. */
    CurrentMonths: z.int().nullable(),
    /** Landlords of the last years who may be asked, and other references. */
    LandlordsToAsk: z.int(),
    References: z.int(),
    /** Of those whom they name, who was asked, and who has answered. */
    ReferencesAsked: z.int(),
    ReferencesAnswered: z.int(),
    /** What they said of themselves that a landlord asks about, such as an eviction: once for each. */
    Disclosed: z.array(z.string()),
    Criteria: z.array(CriterionRead),
    /** Since when the criteria that it is measured by were as they are; null where there were none. */
    CriteriaAt: z.iso.datetime().nullable(),
    Notes: z.int(),
    ConditionsAcceptedAt: z.iso.datetime().nullable(),
    HasLeaseDraft: z.boolean(),
  })
  .meta({ id: 'ComparedApplication' })
export type ComparedApplication = z.infer<typeof ComparedApplication>

export const ConditionRead = z
  .object({ ConditionTypeId: z.int(), Amount: z.string().nullable(), Text: z.string().nullable() })
  .meta({ id: 'DecisionCondition' })
export type ConditionRead = z.infer<typeof ConditionRead>

/** A decision, as those who made it and those whom it is about read it. */
export const DecisionRead = z
  .object({
    Decision: z.enum(DECISIONS),
    At: z.iso.datetime(),
    By: z.string().nullable(),
    Message: z.string().nullable(),
    Conditions: z.array(ConditionRead),
    ReasonIds: z.array(z.int()),
    OtherReason: z.string().nullable(),
    IsTakenBack: z.boolean(),
  })
  .meta({ id: 'ApplicationDecision' })
export type DecisionRead = z.infer<typeof DecisionRead>

/** What the law has people told whose report played a part in a decision. */
export const NoticeRead = z
  .object({
    NoticeId: z.guid(),
    FormId: z.guid(),
    /** To whom it is. */
    Name: z.string(),
    Decision: z.enum(DECISIONS),
    At: z.iso.datetime(),
    HomeTitle: z.string(),
    HomeAddress: z.string(),
    LandlordName: z.string(),
    AgencyName: z.string(),
    AgencyAddress: z.string(),
    AgencyPhone: z.string(),
    AgencyWebsite: z.string().nullable(),
    /** Null where no score played a part, and once its person has closed their account. */
    Score: z.object({ Value: z.int(), Lowest: z.int(), Highest: z.int(), On: z.iso.date(), Factors: z.array(z.string()) }).nullable(),
    /** Whether it is to the reader. */
    IsYours: z.boolean(),
  })
  .meta({ id: 'AdverseActionNotice' })
export type NoticeRead = z.infer<typeof NoticeRead>

/** A report that those who decide have read: what goes against its person has a notice of it, which says this. */
export const ReadReportRead = z
  .object({
    FormId: z.guid(),
    Name: z.string(),
    ReadAt: z.iso.datetime(),
    AgencyName: z.string(),
    AgencyAddress: z.string(),
    AgencyPhone: z.string(),
    AgencyWebsite: z.string().nullable(),
    Score: z.object({ Value: z.int(), Lowest: z.int(), Highest: z.int(), On: z.iso.date(), Factors: z.array(z.string()) }).nullable(),
  })
  .meta({ id: 'ReadReport' })
export type ReadReportRead = z.infer<typeof ReadReportRead>

export const NoteRead = z
  .object({ NoteId: z.guid(), At: z.iso.datetime(), By: z.string().nullable(), Text: z.string() })
  .meta({ id: 'ApplicationNote' })
export type NoteRead = z.infer<typeof NoteRead>

export const HomeOfBoard = z
  .object({
    AssetId: z.guid(),
    Title: z.string(),
    AddressLine: z.string(),
    IsListed: z.boolean(),
    /** For a month; null where it is not known. */
    MonthlyRent: z.string().nullable(),
    /** Those that hold for who applies now. */
    Criteria: CriteriaRead.nullable(),
    /** Whose law says what may be asked; null where the home has no state yet. */
    StateId: z.int().nullable(),
  })
  .meta({ id: 'HomeOfBoard' })
