import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { messages } from './invitations-messages.text.ts'
import { linkToken } from '../../values/fields.ts'
import {
  ConnectionExists,
  ConnectionToMember,
  ConnectionNotPossible,
  EmailNotConfirmed,
  InvitationOpen,
  InvitationToSelf,
  InvitationTooSoon,
  TooManyAddresses,
  TooManyInvitations,
  TooManyUnknownAddresses,
} from '../connections/connection.operations.ts'
import { ProfileNotFound } from '../../identity/profiles/profile.operations.ts'
import { ProposalText } from '../connections/connection.schemas.ts'
import { InvitationNeedsProfile } from '../connections/connection-steps.operations.ts'
import { CreateUserConnectionInput, SendInvitesInput } from './invitation.forms.ts'

/*
 * Asking a person to connect, and the answers by the link of an email.
 */

const users = area('users')

export const InvitationLinkExpired = defineError('InvitationLinkExpired', 404, messages.invitationLinkExpired)
export const InvitationConnected = defineError('InvitationConnected', 409, messages.invitationConnected)
export const InvitationForOtherAddress = defineError('InvitationForOtherAddress', 409, messages.invitationForOtherAddress)

const anyone = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] })
const byLink = publicAccess('The secret link of an email shows one invitation to the person who got it, who may have no account.')

export const CreateUserConnection = users.command('CreateUserConnection', {
  summary:
    'Asks a person, or an address, to connect. Asking someone whose own request is open accepts it. Whether an address has an account is not told.',
  access: anyone,
  permission: 'connections:edit',
  concerns: 'whole business',
  input: CreateUserConnectionInput,
  output: z.object({ ConnectionId: z.guid(), StatusId: z.int() }),
  errors: [
    ProfileNotFound,
    ConnectionExists,
    InvitationOpen,
    InvitationToSelf,
    ConnectionToMember,
    InvitationTooSoon,
    ConnectionNotPossible,
    EmailNotConfirmed,
    TooManyInvitations,
    TooManyAddresses,
    TooManyUnknownAddresses,
  ],
  changes: ['connection', 'lease', 'share'],
})

/** `joined`: their own request was open, and is accepted with this. `refused`: `Reason` says why. */
export const INVITE_OUTCOMES = ['sent', 'joined', 'refused'] as const

export const SendInvites = users.command('SendInvites', {
  summary:
    'Asks several addresses to connect, and says of each what became of it. Whether an address has an account is not told. Only for senders with a confirmed address.',
  access: anyone,
  permission: 'connections:edit',
  concerns: 'whole business',
  input: SendInvitesInput,
  output: z.object({
    Results: z.array(z.object({ Email: z.string(), Outcome: z.enum(INVITE_OUTCOMES), Reason: z.string().nullable() })),
  }),
  errors: [EmailNotConfirmed],
  changes: ['connection', 'lease', 'share'],
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
  summary: 'The invitation behind the secret link of an email. Changes nothing: mail programs open links.',
  access: byLink,
  input: z.strictObject({ Token: linkToken() }),
  output: Invitation,
  errors: [InvitationLinkExpired, InvitationConnected],
  quota: 'sensitive',
  readsNothing: 'What a link is worth is asked when it is opened; once used, it is worth nothing.',
})

export const AcceptInvitation = users.command('AcceptInvitation', {
  summary:
    'Joins by the secret link of an email. The account must be the one that the invitation went to, and the active profile of the type that it asks for.',
  access: anyone,
  permission: 'connections:edit',
  concerns: 'whole business',
  input: z.strictObject({ Token: linkToken() }),
  output: z.object({ ConnectionId: z.guid() }),
  errors: [
    InvitationLinkExpired,
    InvitationConnected,
    InvitationForOtherAddress,
    InvitationToSelf,
    ConnectionToMember,
    InvitationNeedsProfile,
  ],
  changes: ['connection', 'lease', 'share'],
})

export const DeclineInvitation = users.command('DeclineInvitation', {
  summary: 'Declines by the secret link of an email, without an account.',
  access: byLink,
  input: z.strictObject({ Token: linkToken() }),
  output: z.object({ Declined: z.boolean() }),
  errors: [InvitationLinkExpired, InvitationConnected],
  quota: 'sensitive',
})
