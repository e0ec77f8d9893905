import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { messages } from './connections-messages.text.ts'
import { choice, dropdownText, optional, rowId, wordsOr } from '../../values/fields.ts'
import { PersonItem } from '../../identity/profiles/profile.schemas.ts'
import { PROFILE_TYPES } from '../../identity/profiles/profile.values.ts'
import { ConnectionSearchForm, LONGEST_NAME_SEARCH } from './connection.forms.ts'
import { ConnectedPerson, ConnectionCard, ConnectionEvent } from './connection.schemas.ts'
import { CONNECTION_STATES, DIRECTIONS, MOST_ADDRESSES_A_DAY, MOST_UNKNOWN_ADDRESSES_A_DAY } from './connection.values.ts'

const users = area('users')

export const NotConnected = defineError('NotConnected', 409, messages.notConnected)
export const ConnectionNotFound = defineError('ConnectionNotFound', 404, messages.connectionNotFound)
export const ConnectionMoved = defineError('ConnectionMoved', 409, messages.connectionMoved)
export const ConnectionExists = defineError('ConnectionExists', 409, messages.connectionExists)
export const InvitationOpen = defineError('InvitationOpen', 409, messages.invitationOpen)
/** A business and one who acts for it. */
export const ConnectionToMember = defineError('ConnectionToMember', 409, messages.connectionToMember)
export const InvitationToSelf = defineError('InvitationToSelf', 409, messages.invitationToSelf)
export const InvitationTooSoon = defineError('InvitationTooSoon', 409, messages.invitationTooSoon)
export const ConnectionNotPossible = defineError('ConnectionNotPossible', 409, messages.connectionNotPossible)
export const EmailNotConfirmed = defineError('EmailNotConfirmed', 409, messages.confirmEmailToInvite)
export const TooManyInvitations = defineError('TooManyInvitations', 429, messages.tooManyInvitations)
export const TooManyAddresses = defineError(
  'TooManyAddresses',
  429,
  `You have invited ${MOST_ADDRESSES_A_DAY} addresses today. Please go on tomorrow.`,
)
export const TooManyUnknownAddresses = defineError(
  'TooManyUnknownAddresses',
  429,
  `You have invited ${MOST_UNKNOWN_ADDRESSES_A_DAY} addresses today that stand in none of your leases. Please go on tomorrow.`,
)

const anyone = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] })
const eitherSide = signedIn({
  profiles: ['Owner', 'Agent', 'Tenant'],
  own: { field: 'ConnectionId', kind: 'connection', reach: ['party'] },
})
const profileType = choice('Profile type', Object.values(PROFILE_TYPES))

/** What every list takes. Only called where an operation is declared, so that browsers leave it out. */
const listInput = () => ({
  /** What the other side is. */
  ProfileTypeId: optional(profileType),
  ...ConnectionSearchForm.shape,
  ...pagingInput,
})

export const GetUserConnections = users.query('GetUserConnections', {
  summary: 'Connections of the active profile in any state, the latest first.',
  access: anyone,
  permission: 'connections:view',
  input: z.strictObject({ StatusId: optional(choice('Status', Object.values(CONNECTION_STATES))), ...listInput() }),
  output: pageOf(ConnectionCard),
  reads: ['connection'],
})

export const GetJoinedUserConnections = users.query('GetJoinedUserConnections', {
  summary: 'Whom the active profile is connected with, by name.',
  access: anyone,
  permission: 'connections:view',
  input: z.strictObject(listInput()),
  output: pageOf(ConnectionCard),
  reads: ['connection'],
})

export const GetRequestedUserConnections = users.query('GetRequestedUserConnections', {
  summary: 'Invitations that wait for an answer: those that were sent, or those that were received.',
  access: anyone,
  permission: 'connections:view',
  input: z.strictObject({ Direction: choice('Direction', Object.values(DIRECTIONS)), ...listInput() }),
  output: pageOf(ConnectionCard),
  reads: ['connection'],
})

export const GetUserConnectionsHistory = users.query('GetUserConnectionsHistory', {
  summary: 'What happened in the connections of the active profile, or in one of them; the latest first. It stays when they end.',
  access: anyone,
  permission: 'connections:view',
  input: z.strictObject({ ConnectionId: optional(rowId('Connection')), ProfileTypeId: optional(profileType), ...pagingInput }),
  output: pageOf(ConnectionEvent.extend({ With: ConnectedPerson })),
  reads: ['connection', 'lease', 'share'],
})

export const GetUserConnectionCounts = users.query('GetUserConnectionCounts', {
  summary: 'How many connections and requests the active profile has, by what the other side is; counted up to 1,000 each.',
  access: anyone,
  permission: 'connections:view',
  input: z.strictObject({}),
  output: z.object({
    Owners: z.object({ Joined: z.int(), Received: z.int(), Sent: z.int() }),
    Agents: z.object({ Joined: z.int(), Received: z.int(), Sent: z.int() }),
    Tenants: z.object({ Joined: z.int(), Received: z.int(), Sent: z.int() }),
    /** Received by the account for a profile type that it does not have yet. */
    ForOtherProfiles: z.int(),
  }),
  reads: ['connection'],
})

export const GetDdlJoinedUserConnections = users.query('GetDdlJoinedUserConnections', {
  summary: 'Joined people to choose from, by the letters of a name; at most twenty.',
  access: anyone,
  permission: 'connections:view',
  input: z
    .strictObject({
      ProfileTypeId: optional(profileType),
      Text: optional(dropdownText('Name', LONGEST_NAME_SEARCH)),
      /** The one who is chosen, instead of words. */
      ProfileId: optional(rowId('User')),
    })
    .refine(...wordsOr('ProfileId')),
  output: z.object({ Items: z.array(PersonItem.extend({ ConnectionId: z.guid() })) }),
  reads: ['connection'],
})

export const GetUserConnectedAssets = users.query('GetUserConnectedAssets', {
  summary: 'Properties that a connection is about: assigned, leased or owned together, now, to come and before.',
  access: eitherSide,
  permission: 'connections:view',
  input: z.strictObject({ ConnectionId: rowId('Connection'), ...pagingInput }),
  output: pageOf(
    z.object({
      AssetId: z.guid(),
      /** As it was called when it was assigned. */
      Title: z.string(),
      Place: z.string(),
      Relation: z.enum(['Agent', 'Tenant', 'Owner']),
      /** Who manages it. */
      ManagedByCaller: z.boolean(),
      StartsOn: z.iso.date().nullable(),
      EndsOn: z.iso.date().nullable(),
      State: z.enum(['current', 'upcoming', 'past']),
      /** Whether the caller may open it now. */
      CanOpen: z.boolean(),
    }),
  ),
  errors: [ConnectionNotFound],
  reads: ['connection', 'lease', 'share'],
})
