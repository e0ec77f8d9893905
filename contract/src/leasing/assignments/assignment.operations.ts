import { z } from 'zod'
import { AGENT_SCOPES, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { messages } from './assignments-messages.text.ts'
import { choice, dropdownText, optional, rowId, searchText, wordsOr } from '../../values/fields.ts'
import { NotConnected } from '../../people/connections/connection.operations.ts'
import { PersonItem } from '../../identity/profiles/profile.schemas.ts'
import { PROFILE_TYPES } from '../../identity/profiles/profile.values.ts'
import { PropertyChanged, PropertyNotFound } from '../../properties/properties/property.operations.ts'
import { AssetImage, ManagedAssetCard, UserAssetDetails } from '../../properties/properties/property.schemas.ts'
import { AgentTermsRead, AssignedAgent, ManagedExclusively } from '../engagements/engagement.operations.ts'
import { BuildingIsLetByUnits, HomeIsLet, LeaseRead, Tenancy } from '../leases/lease.operations.ts'
import { AlreadyAssigned, AssignmentNotFound } from '../tenures/assignment-errors.ts'
import { ASSIGNMENT_STATES } from '../tenures/tenure.values.ts'
import { AssignAssetInput, SwitchAssetClassificationInput, UnassignAssetInput } from './assignment.forms.ts'

const assets = area('assets')

export const ClassificationInUse = defineError('ClassificationInUse', 409, messages.classificationInUse)
export const ClassificationHasApplications = defineError('ClassificationHasApplications', 409, messages.classificationHasApplications)

/** The manager and agents who may move tenants in and out; that they hand it to no other agent is for the handler to say. */
const assigner = signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'AssetId', kind: 'asset', reach: ['agent:tenants'] } })

export const AssignAsset = assets.command('AssignAsset', {
  summary:
    'Entrusts a property to a connected agent, with what they may do, or leases it to connected tenants. An agent who may move tenants in does so; only the manager assigns agents.',
  access: assigner,
  permission: 'leases:edit',
  input: AssignAssetInput,
  output: z.object({
    AssignmentIds: z.array(z.guid()),
    LeaseId: z.guid().nullable(),
    UnitsCount: z.int(),
    /** Whether the home was taken off the market, now that it is let. */
    Unlisted: z.boolean(),
  }),
  errors: [PropertyNotFound, NotConnected, AlreadyAssigned, ManagedExclusively, HomeIsLet, BuildingIsLetByUnits],
  changes: ['lease', 'asset', 'listing'],
})

/** An agent may give a property back. */
const ender = signedIn({
  profiles: ['Owner', 'Agent'],
  own: { field: 'AssignmentId', kind: 'asset-assignment', reach: ['agent:tenants'] },
})

export const GetAssignmentEndPreview = assets.query('GetAssignmentEndPreview', {
  summary: 'What is left open when a tenancy ends: bills that stay owed, deposits.',
  access: ender,
  permission: 'leases:edit',
  input: z.strictObject({ AssignmentId: rowId('Assignment') }),
  output: z.object({ Leaves: z.array(z.string()) }),
  errors: [AssignmentNotFound],
  reads: ['lease', 'invoice', 'payment'],
})

export const UnassignAsset = assets.command('UnassignAsset', {
  summary:
    'Takes a property back from an agent, or ends a tenancy: from now on they no longer see it. The shares of tenants who stay grow in proportion; with the last one the lease ends. An agent may give a property back.',
  access: ender,
  permission: 'leases:edit',
  input: UnassignAssetInput,
  output: z.object({ AssignmentId: z.guid(), LeaseEnded: z.boolean(), UnitsCount: z.int() }),
  errors: [AssignmentNotFound],
  changes: ['lease', 'asset', 'listing'],
})

export const GetAssetAssignedProfiles = assets.query('GetAssetAssignedProfiles', {
  summary: 'Agents and leases of a property: now, to come and before.',
  access: signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'AssetId', kind: 'asset', reach: ['partner', 'agent'] } }),
  permission: 'properties:view',
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: z.object({ Agents: z.array(AssignedAgent), Leases: z.array(LeaseRead) }),
  errors: [PropertyNotFound],
  reads: ['lease', 'leaseDraft', 'person', 'share'],
})

export const GetDdlAssetsUnassignedProfiles = assets.query('GetDdlAssetsUnassignedProfiles', {
  summary: 'Connected agents or tenants to whom a property is not assigned now, by the letters of a name; at most twenty.',
  access: assigner,
  permission: 'leases:view',
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
  reads: ['lease', 'connection'],
})

/** A property as someone sees it in their list who works for it or lives there. */
export const AssignedAsset = z
  .object({
    AssignmentId: z.guid(),
    AssetId: z.guid(),
    /** Of now while it can be opened, else as it was called when it was assigned. */
    Title: z.string(),
    Place: z.string(),
    /** Of the home: whether its last day has come is asked there. */
    TimeZone: z.string(),
    State: z.enum(ASSIGNMENT_STATES),
    CanOpen: z.boolean(),
    StartsOn: z.iso.date(),
    EndsOn: z.iso.date().nullable(),
    EndReason: z.string().nullable(),
    /** Who manages it. */
    Owner: z.object({ ProfileId: z.guid(), Name: z.string(), PicPath: z.string().nullable(), ConnectionId: z.guid() }),
    /** Of agents. */
    Agent: AgentTermsRead.nullable(),
    /** Of tenants. */
    Tenancy: Tenancy.nullable(),
    /** Null where it can not be opened. */
    Image: AssetImage.nullable(),
    /** Of agents: as its manager's list shows it, with the lease where their scopes cover leases. Null where it can not be opened. */
    Home: ManagedAssetCard.nullable(),
  })
  .meta({ id: 'AssignedAsset' })
export type AssignedAsset = z.infer<typeof AssignedAsset>

export const GetUserAssignedAssets = assets.query('GetUserAssignedAssets', {
  summary: 'Properties that are assigned to the active agent, or leased to the active tenant.',
  access: signedIn({ profiles: ['Agent', 'Tenant'] }),
  permission: 'properties:view',
  input: z.strictObject({
    State: optional(z.enum(ASSIGNMENT_STATES, { error: 'State is not valid.' })),
    /** Of agents: only those where their assignment covers this. */
    Scope: optional(z.enum(AGENT_SCOPES, { error: 'Scope is not valid.' })),
    IsListed: optional(z.boolean({ error: 'Listed is not valid.' })),
    Text: optional(searchText('Property', 100)),
    ...pagingInput,
  }),
  output: pageOf(AssignedAsset),
  reads: ['asset', 'lease'],
})

export const GetUserAssignedCounts = assets.query('GetUserAssignedCounts', {
  summary: 'How many properties are assigned or leased to the active profile, by state; counted up to 1,000 each.',
  access: signedIn({ profiles: ['Agent', 'Tenant'] }),
  permission: 'properties:view',
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
  reads: ['asset', 'lease'],
})

export const SwitchAssetClassification = assets.command('SwitchAssetClassification', {
  summary:
    'Makes a residential property a commercial one, or the other way round, with a type of the new kind. Refused while it is leased, or will be, or open applications are for what it is; it leaves the market until it passes the checks of its new kind.',
  access: signedIn({ profiles: ['Owner'], own: { field: 'AssetId', kind: 'asset' } }),
  permission: 'properties:edit',
  input: SwitchAssetClassificationInput,
  output: UserAssetDetails,
  errors: [PropertyNotFound, PropertyChanged, ClassificationInUse, ClassificationHasApplications],
  changes: ['asset', 'listing'],
})
