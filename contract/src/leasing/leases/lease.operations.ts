import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { messages } from './leases-messages.text.ts'
import { rowId } from '../../values/fields.ts'
import { NotConnected } from '../../people/connections/connection.operations.ts'
import { tenantFacts } from '../../properties/fields/told-fields.ts'
import { PropertyNotFound } from '../../properties/properties/property.operations.ts'
import { AssetImage } from '../../properties/properties/property.schemas.ts'
import { AlreadyAssigned } from '../tenures/assignment-errors.ts'
import { AssignmentRead } from '../tenures/tenure.schemas.ts'
import { ASSIGNMENT_STATES } from '../tenures/tenure.values.ts'
import {
  AddLeaseDraftInput,
  AskToRenewInput,
  EditLeaseDraftInput,
  EditLeaseInput,
  GiveNoticeInput,
  RecordLeaseInput,
  SetGuarantorsAndOccupantsInput,
} from './lease.forms.ts'
import { BILLINGS } from './lease.values.ts'

const assets = area('assets')

export const LeaseNotFound = defineError('LeaseNotFound', 404, messages.leaseNotFound)
export const LeaseChanged = defineError('LeaseChanged', 409, messages.leaseChanged)
export const LeaseHasEnded = defineError('LeaseHasEnded', 409, messages.leaseHasEnded)
export const LeaseNotBegun = defineError('LeaseNotBegun', 409, messages.leaseNotBegun)
export const LeaseHasNoEnd = defineError('LeaseHasNoEnd', 409, messages.leaseHasNoEnd)
export const NoticeAlreadyGiven = defineError('NoticeAlreadyGiven', 409, messages.noticeAlreadyGiven)
export const NoticeStands = defineError('NoticeStands', 409, messages.noticeStands)
export const NotYourNotice = defineError('NotYourNotice', 403, messages.notYourNotice)
export const HomeIsLet = defineError('HomeIsLet', 409, messages.homeIsLet)
export const BuildingIsLetByUnits = defineError('BuildingIsLetByUnits', 409, messages.buildingIsLetByUnits)

/** The manager, and agents who may move tenants in and out. */
const mover = signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'LeaseId', kind: 'lease', reach: ['agent:tenants'] } })

export const EditLease = assets.command('EditLease', {
  summary:
    'Moves the last day of a lease that has not ended, or makes it run on from month to month; those who stay until its end move along. Sets another rent from a day on, and the last day of a tenant who leaves before the others. Nothing of the months before changes. `Version` is the one that was read.',
  access: mover,
  permission: 'leases:edit',
  input: EditLeaseInput,
  output: z.object({
    LeaseId: z.guid(),
    Version: z.int(),
    EndsOn: z.iso.date().nullable(),
    /** Whether the home was taken off the market, now that it stays leased. */
    Unlisted: z.boolean(),
  }),
  errors: [LeaseNotFound, LeaseChanged, LeaseHasEnded, HomeIsLet, AlreadyAssigned],
  changes: ['lease', 'asset', 'listing'],
})

export const SetGuarantorsAndOccupants = assets.command('SetGuarantorsAndOccupants', {
  summary:
    'Replaces who answers for a recorded lease and who lives there with its tenants. Of a lease that has ended both can only be taken away. `Version` is the one that was read.',
  access: mover,
  permission: 'leases:edit',
  input: SetGuarantorsAndOccupantsInput,
  output: z.object({ LeaseId: z.guid(), Version: z.int() }),
  errors: [LeaseNotFound, LeaseChanged, LeaseHasEnded],
  changes: ['person'],
})

export const AddLeaseDraft = assets.command('AddLeaseDraft', {
  summary:
    'Writes a lease down that is not agreed upon: it holds no place, gives its tenants nothing, no one hears of it, and the one who made it alone sees it.',
  access: signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'AssetId', kind: 'asset', reach: ['agent:tenants'] } }),
  permission: 'leases:edit',
  input: AddLeaseDraftInput,
  output: z.object({ LeaseId: z.guid(), Version: z.int() }),
  errors: [PropertyNotFound, NotConnected, BuildingIsLetByUnits],
  changes: ['leaseDraft'],
})

export const EditLeaseDraft = assets.command('EditLeaseDraft', {
  summary: 'Replaces the terms and tenants of a draft. `Version` is the one that was read.',
  access: mover,
  permission: 'leases:edit',
  input: EditLeaseDraftInput,
  output: z.object({ LeaseId: z.guid(), Version: z.int() }),
  errors: [LeaseNotFound, LeaseChanged, NotConnected],
  changes: ['leaseDraft'],
})

export const DeleteLeaseDraft = assets.command('DeleteLeaseDraft', {
  summary: 'Deletes a draft of a lease. What is recorded is ended instead.',
  access: mover,
  permission: 'leases:delete',
  input: z.strictObject({ LeaseId: rowId('Lease') }),
  output: z.object({ LeaseId: z.guid() }),
  errors: [LeaseNotFound],
  changes: ['leaseDraft'],
})

export const RecordLease = assets.command('RecordLease', {
  summary: 'Makes a draft the lease: from now on it holds its place, and its tenants find their home. `Version` is the one that was read.',
  access: mover,
  permission: 'leases:edit',
  input: RecordLeaseInput,
  output: z.object({ LeaseId: z.guid(), Version: z.int(), Unlisted: z.boolean() }),
  errors: [LeaseNotFound, LeaseChanged, NotConnected, AlreadyAssigned, HomeIsLet, BuildingIsLetByUnits],
  changes: ['lease', 'asset', 'listing'],
})

/** Those who move tenants in and out, and a tenant who speaks for the lease: the handler finds out whether it is theirs. */
const speaker = signedIn({
  profiles: ['Owner', 'Agent', 'Tenant'],
  own: { field: 'LeaseId', kind: 'lease', reach: ['agent:tenants', 'tenant'] },
})

export const GiveNotice = assets.command('GiveNotice', {
  summary:
    'Says that the tenants of a running lease move out, by which day: a tenant for all who share the bill, or those who move tenants in and out, who were told. The lease does not end by it. The same day again changes nothing.',
  access: speaker,
  permission: 'leases:edit',
  input: GiveNoticeInput,
  output: z.object({ LeaseId: z.guid(), MovesOutOn: z.iso.date() }),
  errors: [LeaseNotFound, LeaseHasEnded, LeaseNotBegun, NoticeAlreadyGiven],
  quota: 'sensitive',
  changes: ['lease', 'asset', 'listing'],
})

export const TakeNoticeBack = assets.command('TakeNoticeBack', {
  summary: 'Takes a notice back: for those who gave it, and for the manager. Without one it changes nothing.',
  access: speaker,
  permission: 'leases:edit',
  input: z.strictObject({ LeaseId: rowId('Lease') }),
  output: z.object({ LeaseId: z.guid() }),
  errors: [LeaseNotFound, LeaseHasEnded, LeaseNotBegun, NotYourNotice],
  changes: ['lease', 'asset', 'listing'],
})

export const AskToRenew = assets.command('AskToRenew', {
  summary:
    'A tenant asks to stay after the last day of a running lease. It holds until the end moves later or notice is given; to ask again until then changes nothing.',
  access: signedIn({ profiles: ['Tenant'], own: { field: 'LeaseId', kind: 'lease', reach: ['tenant'] } }),
  permission: 'leases:edit',
  input: AskToRenewInput,
  output: z.object({ LeaseId: z.guid() }),
  errors: [LeaseNotFound, LeaseHasEnded, LeaseNotBegun, LeaseHasNoEnd, NoticeStands],
  quota: 'sensitive',
  changes: ['lease', 'asset', 'listing'],
})

/** That the tenants of a lease move out. */
export const LeaseNotice = z
  .object({
    MovesOutOn: z.iso.date(),
    GivenAt: z.iso.datetime(),
    /** Who gave it, or recorded it for them; null for the reader. */
    By: z.string().nullable(),
    /** By those who manage the home, for the tenants. */
    IsRecorded: z.boolean(),
    CanTakeBack: z.boolean(),
  })
  .meta({ id: 'LeaseNotice' })
export type LeaseNotice = z.infer<typeof LeaseNotice>

/** That a tenant would like to stay after the last day of the lease. */
export const RenewalWish = z
  .object({
    AskedAt: z.iso.datetime(),
    /** Who asked; null for the reader. */
    By: z.string().nullable(),
  })
  .meta({ id: 'RenewalWish' })
export type RenewalWish = z.infer<typeof RenewalWish>

/** What a tenant has said of the end of their lease, and what they can say now. */
export const TenantWords = z
  .object({
    Notice: LeaseNotice.nullable(),
    RenewalWish: RenewalWish.nullable(),
    CanGiveNotice: z.boolean(),
    CanAskToRenew: z.boolean(),
  })
  .meta({ id: 'TenantWords' })
export type TenantWords = z.infer<typeof TenantWords>

/** A rent, and from which day on. */
const RentFrom = z.object({ FromOn: z.iso.date(), Amount: z.string(), RentFrequencyId: z.int() })

export const TenantRead = AssignmentRead.extend({
  /** Null for a person without an account, or who has not accepted yet; so is the connection. */
  ProfileId: z.guid().nullable(),
  ConnectionId: z.guid().nullable(),
  /** Such a person, as they were written down. */
  Person: z
    .object({ PersonId: z.guid(), FirstName: z.string(), LastName: z.string(), Email: z.string().nullable(), Phone: z.string().nullable() })
    .nullable(),
  SharePercent: z.number(),
  /** Their part of one rent. */
  ShareAmount: z.string(),
})

/** Who answers for a lease without living there, as they were written down. */
const GuarantorRead = z
  .object({ PersonId: z.guid(), Name: z.string(), Email: z.string().nullable(), Phone: z.string().nullable() })
  .meta({ id: 'Guarantor' })

const occupantRead = { Name: z.string(), Relationship: z.string().nullable(), IsMinor: z.boolean() }

export const LeaseRead = z.object({
  LeaseId: z.guid(),
  Version: z.int(),
  /** Not agreed upon yet: its maker alone sees it. */
  IsDraft: z.boolean(),
  StartsOn: z.iso.date(),
  EndsOn: z.iso.date().nullable(),
  State: z.enum(ASSIGNMENT_STATES),
  EndReason: z.string().nullable(),
  /** Of today; of what is to come that of its first day, and of what is over that of its last. */
  Rent: z.string(),
  RentFrequencyId: z.int(),
  /** Other rents that are to come, the next one first. */
  RentsToCome: z.array(RentFrom),
  Advance: z.string(),
  Billing: z.enum(BILLINGS),
  Notice: LeaseNotice.nullable(),
  RenewalWish: RenewalWish.nullable(),
  Tenants: z.array(TenantRead),
  /** These two only for those who move tenants in and out; empty for others. */
  Guarantors: z.array(GuarantorRead),
  Occupants: z.array(z.object({ OccupantId: z.guid(), ...occupantRead })),
})
export type LeaseRead = z.infer<typeof LeaseRead>

/** A lease as one of its tenants sees it: those who get a bill each are told neither the whole rent nor what part of it is theirs. */
export const Tenancy = z.object({
  LeaseId: z.guid(),
  Rent: z.string().nullable(),
  RentFrequencyId: z.int(),
  Billing: z.enum(BILLINGS),
  SharePercent: z.number().nullable(),
  ShareAmount: z.string(),
  Words: TenantWords,
})
export type Tenancy = z.infer<typeof Tenancy>

export const GetTenancyDetails = assets.query('GetTenancyDetails', {
  summary: 'A home as the tenant who lives there, or soon will, sees it: the home, their lease, and whom to turn to.',
  access: signedIn({ profiles: ['Tenant'], own: { field: 'AssetId', kind: 'asset', reach: ['tenant'] } }),
  permission: 'leases:view',
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: z.object({
    AssetId: z.guid(),
    Title: z.string(),
    Description: z.string().nullable(),
    AssetType: z.string(),
    AddressLine: z.string().nullable(),
    UnitNumber: z.string().nullable(),
    City: z.string(),
    StateCode: z.string(),
    Zip: z.string().nullable(),
    TimeZone: z.string(),
    ...tenantFacts,
    Images: z.array(AssetImage),
    Lease: Tenancy.extend({
      StartsOn: z.iso.date(),
      EndsOn: z.iso.date().nullable(),
      State: z.enum(ASSIGNMENT_STATES),
      /** Null with the rent. */
      Advance: z.string().nullable(),
      /** The next other rent; its amount is the tenant's own part for those who get a bill each. */
      NextRent: RentFrom.nullable(),
      /** Of those who share one bill; no one sees the bills of others. */
      OtherTenants: z.array(z.object({ Name: z.string(), PicPath: z.string().nullable() })),
      /** Who lives there and owes nothing; of who answers for the rent a tenant is told nothing. */
      Occupants: z.array(z.object(occupantRead)),
    }),
    /** Whom to turn to: who manages it, and agents who look after tenants, repairs or bills. */
    Contacts: z.array(
      z.object({
        ProfileId: z.guid(),
        Name: z.string(),
        PicPath: z.string().nullable(),
        Role: z.string(),
        Email: z.string().nullable(),
        Phone: z.string().nullable(),
        /** Null where there is no connection between the two. */
        ConnectionId: z.guid().nullable(),
      }),
    ),
  }),
  errors: [PropertyNotFound],
  reads: ['asset', 'lease'],
})
