import { z } from 'zod'
import {
  BANK_ACCOUNT_TYPES,
  BUSINESS_STRUCTURES,
  DEPOSIT_PURPOSES,
  OWNER_TYPES,
  REASON_CODES,
  REQUIREMENTS,
  SUB_ACCOUNT_STATUSES,
  SUB_ACCOUNT_STATUS_NAMES,
} from './payment-account.values.ts'

/** Why it is as it is, in words, and what to do about it. */
const StatusReason = z.object({ Code: z.enum(REASON_CODES), Text: z.string(), ToDo: z.string() }).meta({ id: 'SubAccountReason' })
export type StatusReason = z.infer<typeof StatusReason>

const cardFields = {
  SubAccountId: z.guid(),
  /** Null for one of the account, which each of its profiles uses that has none of its own. */
  ProfileId: z.guid().nullable(),
  IsAccountLevel: z.boolean(),
  StatusId: z.literal(Object.values(SUB_ACCOUNT_STATUSES)),
  Status: z.enum(SUB_ACCOUNT_STATUS_NAMES),
  /** It takes no payments until `Requirements` are answered. */
  IsRestricted: z.boolean(),
  /** The payment provider has not answered the last thing that was sent. */
  IsWaiting: z.boolean(),
  /** The one of its profile, or of the account, that payments go to. */
  IsDefault: z.boolean(),
  OwnerType: z.enum(OWNER_TYPES),
  /** Of the company or the person. */
  LegalName: z.string(),
  DbaName: z.string().nullable(),
  BankName: z.string().nullable(),
  BankLast4: z.string().nullable(),
  DepositFor: z.enum(DEPOSIT_PURPOSES).nullable(),
  /** In one sentence; null where there is nothing to say. */
  StatusReason: z.string().nullable(),
  CreatedAt: z.iso.datetime(),
}

export const SubAccountCard = z.object(cardFields).meta({ id: 'SubAccountCard' })
export type SubAccountCard = z.infer<typeof SubAccountCard>

/** Of numbers only the last four digits are told. Fields of steps that were not reached are null. */
export const SubAccount = z
  .object({
    ...cardFields,
    Version: z.int(),
    BusinessStructure: z.enum(BUSINESS_STRUCTURES).nullable(),
    FirstName: z.string(),
    LastName: z.string(),
    Website: z.string().nullable(),
    Email: z.string().nullable(),
    Phone: z.string().nullable(),
    Address1: z.string().nullable(),
    Address2: z.string().nullable(),
    City: z.string().nullable(),
    StateId: z.int().nullable(),
    Zip: z.string().nullable(),
    HolderName: z.string().nullable(),
    BankAccountType: z.enum(BANK_ACCOUNT_TYPES).nullable(),
    SsnLast4: z.string().nullable(),
    TaxIdLast4: z.string().nullable(),
    TakesCards: z.boolean(),
    TakesBankPayments: z.boolean(),
    IsPaidOut: z.boolean(),
    Requirements: z.array(z.enum(REQUIREMENTS)),
    /** When it stops without them. */
    RequirementsDueAt: z.iso.datetime().nullable(),
    Reasons: z.array(StatusReason),
    Agreement: z.object({ Version: z.string(), AcceptedAt: z.iso.datetime(), Ip: z.string() }).nullable(),
    /** The one that is to be accepted now. */
    CurrentAgreementVersion: z.string(),
    /** Whether confirming with the security PIN is possible: without one it is set first. */
    HasPin: z.boolean(),
  })
  .meta({ id: 'SubAccount' })
export type SubAccount = z.infer<typeof SubAccount>

export const SavedSubAccount = z.object({ SubAccountId: z.guid(), Version: z.int() })
