import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { messages } from '../../text/messages.ts'
import { choice, linkToken, rowId } from '../../values/fields.ts'
import { ConnectionReasonForm } from '../connections/connection.forms.ts'
import {
  ConnectionExists,
  ConnectionMoved,
  ConnectionNotFound,
  ConnectionNotPossible,
  EmailNotConfirmed,
  InvitationOpen,
  InvitationToSelf,
  InvitationTooSoon,
  TooManyInvitations,
  refreshedByConnections,
} from '../connections/connection.operations.ts'
import { ProfileNotFound } from '../../identity/profiles/profile.operations.ts'
import { ConnectionDetails, ProposalText } from '../connections/connection.schemas.ts'
import { CONNECTION_STATES } from '../connections/connection.values.ts'
import { CreateUserConnectionInput } from './invitation.forms.ts'

/*
 * What shows or changes a connection with all that hangs on it for properties and shares.
 */

const users = area('users')

export const InvitationNeedsProfile = defineError('InvitationNeedsProfile', 409, messages.invitationNeedsProfile)
export const InvitationLinkExpired = defineError('InvitationLinkExpired', 404, messages.invitationLinkExpired)
export const InvitationConnected = defineError('InvitationConnected', 409, messages.invitationConnected)
export const InvitationForOtherAddress = defineError('InvitationForOtherAddress', 409, messages.invitationForOtherAddress)

const anybody = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] })
const eitherSide = signedIn({
  profiles: ['Owner', 'Agent', 'Tenant'],
  own: { field: 'ConnectionId', kind: 'connection', reach: ['party'] },
})
const byLink = publicAccess('The secret link of a mail shows one invitation to whoever got it, who may have no account.')

export const GetUserConnectionDetails = users.query('GetUserConnectionDetails', {
  summary: 'One connection with what both sides may know of each other.',
  access: eitherSide,
  input: z.strictObject({ ConnectionId: rowId('Connection') }),
  output: ConnectionDetails,
  errors: [ConnectionNotFound],
})

export const GetConnectionEndPreview = users.query('GetConnectionEndPreview', {
  summary: 'What ending a connection would do, and what stays readable.',
  access: eitherSide,
  input: z.strictObject({ ConnectionId: rowId('Connection') }),
  output: z.object({
    Ends: z.array(
      z.object({
        Title: z.string(),
        /** `Leasing only`, `Tenancy until Nov 30, 2027`. */
        What: z.string(),
        IsLease: z.boolean(),
      }),
    ),
    Keeps: z.array(z.string()),
  }),
  errors: [ConnectionNotFound, ConnectionMoved],
})

export const CreateUserConnection = users.command('CreateUserConnection', {
  summary:
    'Asks a person, or an address, to connect. Asking somebody whose own request is open accepts it. Whether an address has an account is not told.',
  access: anybody,
  input: CreateUserConnectionInput,
  output: z.object({ ConnectionId: z.guid(), StatusId: z.int() }),
  errors: [
    ProfileNotFound,
    ConnectionExists,
    InvitationOpen,
    InvitationToSelf,
    InvitationTooSoon,
    ConnectionNotPossible,
    EmailNotConfirmed,
    TooManyInvitations,
  ],
  refreshes: refreshedByConnections,
})

export const UpdateUserConnectionStatus = users.command('UpdateUserConnectionStatus', {
  summary:
    'Moves a connection: 0 sends a pending invitation once more, 1 accepts one that was received, 2 declines it, 3 ends a joined one. Ending takes back assignments, tenancies and shared ownership from now.',
  access: eitherSide,
  input: z.strictObject({
    ConnectionId: rowId('Connection'),
    StatusId: choice('Status', Object.values(CONNECTION_STATES)),
    ...ConnectionReasonForm.shape,
  }),
  output: ConnectionDetails,
  errors: [ConnectionNotFound, ConnectionMoved, InvitationTooSoon, InvitationNeedsProfile],
  refreshes: refreshedByConnections,
})

export const DeleteRegistrationInvitation = users.command('DeleteRegistrationInvitation', {
  summary: 'Withdraws an invitation that was not answered yet. Its link stops working; the history stays.',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'], own: { field: 'ConnectionId', kind: 'connection-sent' } }),
  input: z.strictObject({ ConnectionId: rowId('Connection') }),
  output: z.object({ ConnectionId: z.guid() }),
  errors: [ConnectionNotFound, ConnectionMoved],
  refreshes: refreshedByConnections,
})

/** An invitation as the page behind its link shows it. */
export const Invitation = z.object({
  FromName: z.string(),
  FromPicPath: z.string().nullable(),
  FromProfileType: z.string(),
  FromCompanyName: z.string().nullable(),
  /** As what they are invited. */
  ProfileTypeId: z.int(),
  ProfileType: z.string(),
  /** Of the person invited. */
  Email: z.string(),
  Name: z.string().nullable(),
  Message: z.string().nullable(),
  Proposal: ProposalText.nullable(),
  /** Shares that wait for them: `40 percent of Bungalow with a wide porch`. */
  Shares: z.array(z.string()),
  ExpiresAt: z.iso.datetime(),
  /** Whether the address has an account: then they sign in, else they sign up. */
  HasAccount: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

export const GetInvitation = users.query('GetInvitation', {
  summary: 'The invitation behind the secret link of a mail. Changes nothing: mail programs open links.',
  access: byLink,
  input: z.strictObject({ Token: linkToken() }),
  output: Invitation,
  errors: [InvitationLinkExpired, InvitationConnected],
  quota: 'sensitive',
})

export const AcceptInvitation = users.command('AcceptInvitation', {
  summary:
    'Joins by the secret link of a mail. The account must be the one that the invitation went to, and the active profile of the type that it asks for.',
  access: anybody,
  input: z.strictObject({ Token: linkToken() }),
  output: z.object({ ConnectionId: z.guid() }),
  errors: [InvitationLinkExpired, InvitationConnected, InvitationForOtherAddress, InvitationToSelf, InvitationNeedsProfile],
  refreshes: refreshedByConnections,
})

export const DeclineInvitation = users.command('DeclineInvitation', {
  summary: 'Declines by the secret link of a mail, without an account.',
  access: byLink,
  input: z.strictObject({ Token: linkToken() }),
  output: z.object({ Declined: z.boolean() }),
  errors: [InvitationLinkExpired, InvitationConnected],
  quota: 'sensitive',
})
