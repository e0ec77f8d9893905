import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { messages } from './connections-messages.text.ts'
import { choice, rowId } from '../../values/fields.ts'
import { ConnectionReasonForm } from './connection.forms.ts'
import {
  ConnectionMoved,
  ConnectionNotFound,
  ConnectionToMember,
  EmailNotConfirmed,
  InvitationTooSoon,
  TooManyAddresses,
  TooManyUnknownAddresses,
} from './connection.operations.ts'
import { ConnectionDetails } from './connection.schemas.ts'
import { CONNECTION_STATES } from './connection.values.ts'

/*
 * What shows or changes a connection with all that hangs on it for properties and shares. The server does it in `people/invitations`.
 */

const users = area('users')

export const InvitationNeedsProfile = defineError('InvitationNeedsProfile', 409, messages.invitationNeedsProfile)

const eitherSide = signedIn({
  profiles: ['Owner', 'Agent', 'Tenant'],
  own: { field: 'ConnectionId', kind: 'connection', reach: ['party'] },
})

export const GetUserConnectionDetails = users.query('GetUserConnectionDetails', {
  summary: 'One connection with what both sides may know of each other.',
  access: eitherSide,
  permission: 'connections:view',
  input: z.strictObject({ ConnectionId: rowId('Connection') }),
  output: ConnectionDetails,
  errors: [ConnectionNotFound],
  reads: ['connection', 'lease'],
})

export const GetConnectionEndPreview = users.query('GetConnectionEndPreview', {
  summary: 'What ending a connection would do, and what stays readable.',
  access: eitherSide,
  permission: 'connections:view',
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
  readsNothing: 'It is part of a question; after the answer there is nothing left to end.',
})

export const UpdateUserConnectionStatus = users.command('UpdateUserConnectionStatus', {
  summary:
    'Moves a connection: 0 sends a pending invitation once more, 1 accepts one that was received, 2 declines it, 3 ends a joined one. Ending takes back assignments, tenancies and shared ownership from now.',
  access: eitherSide,
  permission: 'connections:edit',
  concerns: 'whole business',
  input: z.strictObject({
    ConnectionId: rowId('Connection'),
    StatusId: choice('Status', Object.values(CONNECTION_STATES)),
    ...ConnectionReasonForm.shape,
  }),
  output: ConnectionDetails,
  errors: [
    ConnectionNotFound,
    ConnectionMoved,
    ConnectionToMember,
    InvitationTooSoon,
    InvitationNeedsProfile,
    EmailNotConfirmed,
    TooManyAddresses,
    TooManyUnknownAddresses,
  ],
  changes: ['connection', 'lease', 'share'],
})

export const DeleteRegistrationInvitation = users.command('DeleteRegistrationInvitation', {
  summary: 'Withdraws an invitation that was not answered yet. Its link stops working; the history stays.',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'], own: { field: 'ConnectionId', kind: 'connection-sent' } }),
  permission: 'connections:edit',
  concerns: 'whole business',
  input: z.strictObject({ ConnectionId: rowId('Connection') }),
  output: z.object({ ConnectionId: z.guid() }),
  errors: [ConnectionNotFound, ConnectionMoved],
  changes: ['connection', 'lease', 'share'],
})
