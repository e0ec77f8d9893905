import { z } from 'zod'
import { CONNECTION_OUTCOMES } from './connection.values.ts'

/** The other side of a connection, as far as the caller may know them. */
export const ConnectedPerson = z
  .object({
    /** Null until someone who was invited by address has joined. */
    ProfileId: z.guid().nullable(),
    /** Of an invitation by address: the name that the sender gave, else the address. */
    Name: z.string(),
    PicPath: z.string().nullable(),
    ProfileTypeId: z.int(),
    ProfileType: z.string(),
    AccountType: z.string().nullable(),
    CompanyName: z.string().nullable(),
    /** Whether strangers find a page of theirs. */
    HasPage: z.boolean(),
  })
  .meta({ id: 'ConnectedPerson' })
export type ConnectedPerson = z.infer<typeof ConnectedPerson>

/** A connection in a list. */
export const ConnectionCard = z
  .object({
    ConnectionId: z.guid(),
    /** 0 pending, 1 joined, 2 rejected, 3 terminated. */
    StatusId: z.int(),
    Status: z.string(),
    /** 1 sent, 2 received, as seen from the caller. */
    Direction: z.int(),
    Outcome: z.enum(CONNECTION_OUTCOMES).nullable(),
    With: ConnectedPerson,
    /** Where an invitation by address went; for its sender alone. */
    InvitedEmail: z.string().nullable(),
    SentAt: z.iso.datetime(),
    /** Of a pending one: when it is over, and from when it may be sent again (null for the one who received it). */
    ExpiresAt: z.iso.datetime().nullable(),
    CanResendAt: z.iso.datetime().nullable(),
    AnsweredAt: z.iso.datetime().nullable(),
    EndedAt: z.iso.datetime().nullable(),
    /** Properties between the two, now or to come. */
    AssetsCount: z.int(),
    /** Of a received one that asks for a profile type that the account does not have yet. */
    NeedsProfileTypeId: z.int().nullable(),
  })
  .meta({ id: 'ConnectionCard' })
export type ConnectionCard = z.infer<typeof ConnectionCard>

export const ConnectionEvent = z.object({
  EventId: z.guid(),
  ConnectionId: z.guid(),
  /** `invited`, `accepted`, `assigned` … */
  Kind: z.string(),
  /** What happened in one sentence, from the caller's side. */
  Text: z.string(),
  /** Who did it; null for the system. */
  ByName: z.string().nullable(),
  At: z.iso.datetime(),
})
export type ConnectionEvent = z.infer<typeof ConnectionEvent>

/** What is meant to be assigned when an agent joins. */
export const ProposalText = z.object({
  AssetsCount: z.int(),
  /** At most five, by title. */
  Titles: z.array(z.string()),
  ContractType: z.string(),
  /** `Leasing only, from Dec 1, 2026, 8 percent of collected rent`. */
  TermsText: z.string(),
})

export const ConnectionDetails = ConnectionCard.extend({
  Message: z.string().nullable(),
  /** Why it was declined or ended, where someone said so. */
  Reason: z.string().nullable(),
  /** How to reach them: of a joined connection alone. */
  Email: z.string().nullable(),
  Phone: z.string().nullable(),
  PlaceLine: z.string().nullable(),
  Proposal: ProposalText.nullable(),
}).meta({ id: 'ConnectionDetails' })
export type ConnectionDetails = z.infer<typeof ConnectionDetails>
