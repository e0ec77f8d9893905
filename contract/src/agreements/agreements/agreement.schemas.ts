import { z } from 'zod'
import { FIELD_KINDS, PARTS } from '../templates/template.values.ts'
import { MERGE_FIELDS } from '../templates/merge-fields.ts'
import { AGREEMENT_STATES, PARTY_STATES } from './agreement.values.ts'

/** A party as its sender and the other parties see it. */
export const PartyRead = z
  .object({
    PartyId: z.guid(),
    Role: z.string(),
    Part: z.enum(PARTS),
    Turn: z.int(),
    Name: z.string(),
    /** Only for the sender. */
    Email: z.string().nullable(),
    /** Null for who has no account here. */
    ProfileId: z.guid().nullable(),
    PersonId: z.guid().nullable(),
    IsYou: z.boolean(),
    State: z.enum(PARTY_STATES),
    /** When they signed, approved or declined. */
    DoneAt: z.iso.datetime().nullable(),
    ViewedAt: z.iso.datetime().nullable(),
    RemindedAt: z.iso.datetime().nullable(),
    /** Why they declined. */
    Reason: z.string().nullable(),
  })
  .meta({ id: 'AgreementParty' })
export type PartyRead = z.infer<typeof PartyRead>

/** What stands in the terms of an agreement; amounts are decimal text in US dollars. */
export const AgreementTerms = z
  .object({
    ContractTypeId: z.int().nullable(),
    ContractType: z.string().nullable(),
    TenureStart: z.iso.date().nullable(),
    TenureEnd: z.iso.date().nullable(),
    Rent: z.string().nullable(),
    RentFrequencyId: z.int().nullable(),
    Advance: z.string().nullable(),
  })
  .meta({ id: 'AgreementTerms' })
export type AgreementTerms = z.infer<typeof AgreementTerms>

/** What comes next, for the one who reads it. */
export const NEXT_STEPS = [
  'finish',
  'sign',
  'approve',
  'read',
  'waitForYourTurn',
  'waitForOthers',
  'sendAgain',
  'download',
  'beingSealed',
  'none',
] as const
export type NextStep = (typeof NEXT_STEPS)[number]

export const AgreementCard = z
  .object({
    AgreementId: z.guid(),
    Title: z.string(),
    CategoryId: z.int(),
    Category: z.string(),
    State: z.enum(AGREEMENT_STATES),
    /** What happened to a completed one since. */
    After: z.enum(['superseded', 'terminated', 'ended']).nullable(),
    IsSender: z.boolean(),
    SenderName: z.string(),
    /** Those whom it is with, as far as a line has room. */
    Names: z.array(z.string()),
    SignedCount: z.int(),
    SignersCount: z.int(),
    Next: z.enum(NEXT_STEPS),
    Home: z.object({ AssetId: z.guid(), Title: z.string() }).nullable(),
    /** When it was sent, or a draft was changed. */
    At: z.iso.datetime(),
    SignBy: z.iso.date(),
  })
  .meta({ id: 'AgreementCard' })
export type AgreementCard = z.infer<typeof AgreementCard>

/** A field of the frozen paper, where it is: in points, from the top left corner of its page. */
export const PaperField = z
  .object({
    FieldId: z.guid(),
    PartyId: z.guid(),
    Kind: z.enum(FIELD_KINDS),
    Label: z.string(),
    IsRequired: z.boolean(),
    Options: z.array(z.string()),
    Page: z.int(),
    X: z.number(),
    Y: z.number(),
    Width: z.number(),
    Height: z.number(),
    /** What was filled in; of a signature that it was. */
    Value: z.string().nullable(),
  })
  .meta({ id: 'PaperField' })
export type PaperField = z.infer<typeof PaperField>

export const MergeValue = z
  .object({
    Name: z.enum(MERGE_FIELDS),
    /** What is known; null where nothing is. */
    Known: z.string().nullable(),
    Value: z.string().nullable(),
    IsChanged: z.boolean(),
  })
  .meta({ id: 'MergeValue' })
export type MergeValue = z.infer<typeof MergeValue>

/** What happened to an agreement, in the order in which it did: the log that its certificate prints. */
export const AGREEMENT_EVENTS = [
  'created',
  'sent',
  'viewed',
  'consented',
  'codeSent',
  'codeConfirmed',
  'signed',
  'approved',
  'declined',
  'reminded',
  'voided',
  'expired',
  'completed',
  'sealed',
  'superseded',
  'terminated',
  'leaseRecorded',
  'leaseNotRecorded',
] as const
export type AgreementEventKind = (typeof AGREEMENT_EVENTS)[number]

export const AgreementEventRead = z
  .object({
    Kind: z.enum(AGREEMENT_EVENTS),
    At: z.iso.datetime(),
    /** Who did it, or whom a reminder went to; null for the system. */
    By: z.string().nullable(),
    /** The address it came from; for the sender and the one who did it. */
    IpAddress: z.string().nullable(),
    /** Such as `Safari on iPhone`. */
    Device: z.string().nullable(),
    Note: z.string().nullable(),
  })
  .meta({ id: 'AgreementEvent' })
