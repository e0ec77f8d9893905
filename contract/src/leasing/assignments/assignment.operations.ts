import { z } from 'zod'
import { AGENT_SCOPES, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { messages } from '../../text/messages.ts'
import { choice, dropdownText, optional, rowId, searchText, wordsOr } from '../../values/fields.ts'
import { NotConnected } from '../../people/connections/connection.operations.ts'
import { PersonItem } from '../../identity/profiles/profile.schemas.ts'
import { PROFILE_TYPES } from '../../identity/profiles/profile.values.ts'
import { PropertyChanged, PropertyNotFound, refreshedByPropertyChanges } from '../../properties/properties/property.operations.ts'
import { AssetImage, UserAssetDetails } from '../../properties/properties/property.schemas.ts'
import {
  AssignAssetInput,
  EditAssetAssignmentInput,
  EditLeaseInput,
  SwitchAssetClassificationInput,
  UnassignAssetInput,
} from './assignment.forms.ts'
import { ASSIGNMENT_STATES, BILLINGS } from './assignment.values.ts'

const assets = area('assets')

export const AssignmentNotFound = defineError('AssignmentNotFound', 404, messages.assignmentNotFound)
export const AssignmentChanged = defineError('AssignmentChanged', 409, messages.assignmentChanged)
export const LeaseNotFound = defineError('LeaseNotFound', 404, messages.leaseNotFound)
export const LeaseChanged = defineError('LeaseChanged', 409, messages.leaseChanged)
export const LeaseHasEnded = defineError('LeaseHasEnded', 409, messages.leaseHasEnded)
export const AlreadyAssigned = defineError('AlreadyAssigned', 409, messages.alreadyAssigned)
export const ManagedExclusively = defineError('ManagedExclusively', 409, messages.managedExclusively)
export const HomeIsLet = defineError('HomeIsLet', 409, messages.homeIsLet)
export const BuildingIsLetByUnits = defineError('BuildingIsLetByUnits', 409, messages.buildingIsLetByUnits)
export const ClassificationInUse = defineError('ClassificationInUse', 409, messages.classificationInUse)

export const refreshedByAssignments = [
  'GetAssetAssignedProfiles',
  'GetDdlAssetsUnassignedProfiles',
  'GetUserConnectionDetails',
  'GetUserConnectedAssets',
  'GetUserConnectionsHistory',
  ...refreshedByPropertyChanges,
]

/** The manager and agents who may move tenants in and out; that they hand it to no other agent is for the handler to say. */
const assigner = signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'AssetId', kind: 'asset', reach: ['agent:tenants'] } })

export const AssignAsset = assets.command('AssignAsset', {
  summary:
    'Entrusts a property to a connected agent, with what they may do, or lets it to connected tenants. An agent who may move tenants in does so; only the manager assigns agents.',
  access: assigner,
  input: AssignAssetInput,
  output: z.object({
    AssignmentIds: z.array(z.guid()),
    LeaseId: z.guid().nullable(),
    UnitsCount: z.int(),
    /** Whether the home was taken off the market, now that it is let. */
    Unlisted: z.boolean(),
  }),
  errors: [PropertyNotFound, NotConnected, AlreadyAssigned, ManagedExclusively, HomeIsLet, BuildingIsLetByUnits],
  refreshes: refreshedByAssignments,
})

export const EditAssetAssignment = assets.command('EditAssetAssignment', {
  summary: 'Replaces the terms of an agent. `Version` is the one that was read.',
  access: signedIn({ profiles: ['Owner'], own: { field: 'AssignmentId', kind: 'asset-assignment' } }),
  input: EditAssetAssignmentInput,
  output: z.object({ AssignmentId: z.guid(), Version: z.int() }),
  errors: [AssignmentNotFound, AssignmentChanged, ManagedExclusively, AlreadyAssigned],
  refreshes: refreshedByAssignments,
})

export const UnassignAsset = assets.command('UnassignAsset', {
  summary:
    'Takes a property back from an agent, or ends a tenancy: from now on they no longer see it. The shares of tenants who stay grow in proportion; with the last one the lease ends. An agent may give a property back.',
  access: signedIn({
    profiles: ['Owner', 'Agent'],
    own: { field: 'AssignmentId', kind: 'asset-assignment', reach: ['agent:tenants'] },
  }),
  input: UnassignAssetInput,
  output: z.object({ AssignmentId: z.guid(), LeaseEnded: z.boolean(), UnitsCount: z.int() }),
  errors: [AssignmentNotFound],
  refreshes: refreshedByAssignments,
})

export const EditLease = assets.command('EditLease', {
  summary:
    'Moves the last day of a lease that has not ended, or makes it run on from month to month; those who stay until its end move along. Nothing of the months before changes. `Version` is the one that was read.',
  access: signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'LeaseId', kind: 'lease', reach: ['agent:tenants'] } }),
  input: EditLeaseInput,
  output: z.object({
    LeaseId: z.guid(),
    Version: z.int(),
    EndsOn: z.iso.date().nullable(),
    /** Whether the home was taken off the market, now that it stays let. */
    Unlisted: z.boolean(),
  }),
  errors: [LeaseNotFound, LeaseChanged, LeaseHasEnded, HomeIsLet, AlreadyAssigned],
  refreshes: refreshedByAssignments,
})

const AssignmentCommon = {
  AssignmentId: z.guid(),
  Version: z.int(),
  ProfileId: z.guid(),
  Name: z.string(),
  PicPath: z.string().nullable(),
  ConnectionId: z.guid(),
  StartsOn: z.iso.date(),
  /** The last day. */
  EndsOn: z.iso.date().nullable(),
  State: z.enum(ASSIGNMENT_STATES),
  EndReason: z.string().nullable(),
}

export const AgentTermsRead = z.object({
  ContractTypeId: z.int(),
  ContractType: z.string(),
  AgentPercent: z.number().nullable(),
  FeePercent: z.number().nullable(),
  FeeAmount: z.string().nullable(),
  Scopes: z.array(z.enum(AGENT_SCOPES)),
})

export const AssignedAgent = AgentTermsRead.extend(AssignmentCommon)
export type AssignedAgent = z.infer<typeof AssignedAgent>

export const LeaseRead = z.object({
  LeaseId: z.guid(),
  Version: z.int(),
  StartsOn: z.iso.date(),
  EndsOn: z.iso.date().nullable(),
  State: z.enum(ASSIGNMENT_STATES),
  EndReason: z.string().nullable(),
  Rent: z.string(),
  RentFrequencyId: z.int(),
  Advance: z.string(),
  Billing: z.enum(BILLINGS),
  Tenants: z.array(z.object({ ...AssignmentCommon, SharePercent: z.number(), /** Their part of one rent. */ ShareAmount: z.string() })),
})
export type LeaseRead = z.infer<typeof LeaseRead>

export const GetAssetAssignedProfiles = assets.query('GetAssetAssignedProfiles', {
  summary: 'Agents and leases of a property: now, to come and before.',
  access: signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'AssetId', kind: 'asset', reach: ['partner', 'agent'] } }),
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: z.object({ Agents: z.array(AssignedAgent), Leases: z.array(LeaseRead) }),
  errors: [PropertyNotFound],
})

export const GetDdlAssetsUnassignedProfiles = assets.query('GetDdlAssetsUnassignedProfiles', {
  summary: 'Connected agents or tenants to whom a property is not assigned now, by the letters of a name; at most twenty.',
  access: assigner,
  input: z
    .strictObject({
      AssetId: rowId('Property'),
      ProfileTypeId: choice('Profile type', [PROFILE_TYPES.Agent, PROFILE_TYPES.Tenant]),
      Text: optional(dropdownText('Name', 80)),
      /** This one instead of words: whether someone who is named elsewhere can be chosen. */
      ProfileId: optional(rowId('User')),
    })
    .refine(...wordsOr('ProfileId')),
  output: z.object({ Items: z.array(PersonItem) }),
  errors: [PropertyNotFound],
})

/** A property as somebody sees it in their list who works for it or lives there. */
export const AssignedAsset = z
  .object({
    AssignmentId: z.guid(),
    AssetId: z.guid(),
    /** Of now while it can be opened, else as it was called when it was assigned. */
    Title: z.string(),
    Place: z.string(),
    State: z.enum(ASSIGNMENT_STATES),
    CanOpen: z.boolean(),
    StartsOn: z.iso.date(),
    EndsOn: z.iso.date().nullable(),
    EndReason: z.string().nullable(),
    /** Who manages it. */
    Owner: z.object({ ProfileId: z.guid(), Name: z.string(), PicPath: z.string().nullable(), ConnectionId: z.guid() }),
    /** Of agents. */
    Agent: AgentTermsRead.nullable(),
    /** Of tenants: their own part. Those who get a bill each are told neither the whole rent nor what part of it is theirs. */
    Tenancy: z
      .object({
        LeaseId: z.guid(),
        Rent: z.string().nullable(),
        RentFrequencyId: z.int(),
        Billing: z.enum(BILLINGS),
        SharePercent: z.number().nullable(),
        ShareAmount: z.string(),
      })
      .nullable(),
    /** Null where it can not be opened. */
    Facts: z
      .object({
        AssetType: z.string(),
        CategoryId: z.int(),
        Bedrooms: z.int().nullable(),
        Bathrooms: z.number().nullable(),
        ListingTypeId: z.int(),
        ListingType: z.string(),
        AlsoForSale: z.boolean(),
        Amount: z.string().nullable(),
        RentFrequencyId: z.int().nullable(),
        IsListed: z.boolean(),
        OpenChecks: z.int(),
        Image: AssetImage.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'AssignedAsset' })
export type AssignedAsset = z.infer<typeof AssignedAsset>

export const GetUserAssignedAssets = assets.query('GetUserAssignedAssets', {
  summary: 'Properties that are assigned to the active agent, or let to the active tenant.',
  access: signedIn({ profiles: ['Agent', 'Tenant'] }),
  input: z.strictObject({
    State: optional(z.enum(ASSIGNMENT_STATES, { error: 'State is not valid.' })),
    /** Of agents: only those where their assignment covers this. */
    Scope: optional(z.enum(AGENT_SCOPES, { error: 'Scope is not valid.' })),
    IsListed: optional(z.boolean({ error: 'Listed is not valid.' })),
    Text: optional(searchText('Property', 100)),
    ...pagingInput,
  }),
  output: pageOf(AssignedAsset),
})

export const GetUserAssignedCounts = assets.query('GetUserAssignedCounts', {
  summary: 'How many properties are assigned or let to the active profile, by state; counted up to 1,000 each.',
  access: signedIn({ profiles: ['Agent', 'Tenant'] }),
  input: z.strictObject({}),
  output: z.object({
    Current: z.int(),
    Upcoming: z.int(),
    Past: z.int(),
    /** Current ones of an agent who may list them, by where they stand. */
    Listed: z.int(),
    ReadyToList: z.int(),
    NotReady: z.int(),
  }),
})

export const GetTenancyDetails = assets.query('GetTenancyDetails', {
  summary: 'A home as the tenant who lives there, or soon will, sees it: the home, their lease, and whom to turn to.',
  access: signedIn({ profiles: ['Tenant'], own: { field: 'AssetId', kind: 'asset', reach: ['tenant'] } }),
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
    Bedrooms: z.int().nullable(),
    Bathrooms: z.number().nullable(),
    Area: z.number().nullable(),
    AreaUnitId: z.int(),
    AmenityIds: z.array(z.int()),
    PetsAllowedIds: z.array(z.int()),
    SmokingId: z.int().nullable(),
    RentIncludesIds: z.array(z.int()),
    TenantPaysIds: z.array(z.int()),
    ParkingTotal: z.int().nullable(),
    Images: z.array(AssetImage),
    Lease: z.object({
      LeaseId: z.guid(),
      StartsOn: z.iso.date(),
      EndsOn: z.iso.date().nullable(),
      State: z.enum(ASSIGNMENT_STATES),
      /** These and the share in percent are null for those who get a bill each: they learn their own part alone. */
      Rent: z.string().nullable(),
      RentFrequencyId: z.int(),
      Advance: z.string().nullable(),
      Billing: z.enum(BILLINGS),
      SharePercent: z.number().nullable(),
      ShareAmount: z.string(),
      /** Of those who share one bill; nobody sees the bills of others. */
      OtherTenants: z.array(z.object({ Name: z.string(), PicPath: z.string().nullable() })),
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
})

export const SwitchAssetClassification = assets.command('SwitchAssetClassification', {
  summary:
    'Makes a residential property a commercial one, or the other way round, with a type of the new kind. Refused while it is let, or about to be; it leaves the market until it passes the checks of its new kind.',
  access: signedIn({ profiles: ['Owner'], own: { field: 'AssetId', kind: 'asset' } }),
  input: SwitchAssetClassificationInput,
  output: UserAssetDetails,
  errors: [PropertyNotFound, PropertyChanged, ClassificationInUse],
  refreshes: refreshedByPropertyChanges,
})
