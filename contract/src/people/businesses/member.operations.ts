import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { linkToken, optional, rowId, searchText } from '../../values/fields.ts'
import { BusinessBeingDeleted, BusinessNotFound, LastAdministrator, ownBusiness } from './business.operations.ts'
import { CreateBusinessMemberInput, DeleteBusinessMemberInput, SaveBusinessRoleInput, UpdateBusinessMemberInput } from './business.forms.ts'
import { MemberDetails, MemberItem, RoleItem } from './business.schemas.ts'
import { MEMBER_STATUSES } from './business.values.ts'
import { messages } from './businesses-messages.text.ts'

const users = area('users')

export const MemberNotFound = defineError('MemberNotFound', 404, messages.memberNotFound)
export const MemberChanged = defineError('MemberChanged', 409, messages.memberChanged)
export const MemberExists = defineError('MemberExists', 409, messages.memberExists)
export const MemberLimitReached = defineError('MemberLimitReached', 409, messages.memberLimitReached)
export const MemberNeedsSuccessor = defineError('MemberNeedsSuccessor', 409, messages.memberNeedsSuccessor)
export const MemberTooSoon = defineError('MemberTooSoon', 429, messages.memberTooSoon)
export const TooManyMemberInvitations = defineError('TooManyMemberInvitations', 429, messages.tooManyMemberInvitations)
export const MemberInvitationExpired = defineError('MemberInvitationExpired', 404, messages.memberInvitationExpired)
export const MemberInvitationForOtherAddress = defineError('MemberInvitationForOtherAddress', 409, messages.memberInvitationForOtherAddress)
export const MemberAlready = defineError('MemberAlready', 409, messages.memberAlready)
export const RoleNotFound = defineError('RoleNotFound', 404, messages.roleNotFound)
export const RoleChanged = defineError('RoleChanged', 409, messages.roleChanged)
export const RoleExists = defineError('RoleExists', 409, messages.roleExists)
export const RoleInUse = defineError('RoleInUse', 409, messages.roleInUse)
export const TooManyRoles = defineError('TooManyRoles', 409, messages.tooManyRoles)

const ownMember = signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'MemberId', kind: 'business-member' } })
const ownRole = signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'RoleId', kind: 'business-role' } })
const byLink = publicAccess('The secret link of an email shows one invitation to the person who got it, who may have no account.')

/** Made where it is asked for: a page that sends no such call is spared the rules. */
const filters = () => ({
  ...pagingInput,
  Text: optional(searchText('Keyword', 80)),
  Status: optional(z.enum(MEMBER_STATUSES, { error: 'Status is not valid.' })),
  Sort: z.enum(['name', 'newest', 'role'], { error: 'Sort is not valid.' }).default('name'),
})

export const GetMembersByBusinessId = users.query('GetMembersByBusinessId', {
  summary: 'The members of a business, and those who are invited. Former members come where their status is asked for.',
  access: ownBusiness,
  permission: 'members:view',
  input: z.strictObject({ BusinessId: rowId('Business'), ...filters(), Role: optional(searchText('Role', 40)) }),
  output: pageOf(MemberItem),
  errors: [BusinessNotFound],
  reads: ['business', 'member'],
})

export const GetBusinessMembers = users.query('GetBusinessMembers', {
  summary: 'The members of all businesses whose members the signed-in person may see, with open invitations.',
  access: signedIn({ profiles: 'any' }),
  permission: 'personal',
  input: z.strictObject(filters()),
  output: pageOf(MemberItem),
  reads: ['business', 'member'],
})

export const GetBusinessMemberDetails = users.query('GetBusinessMemberDetails', {
  summary: 'One member: what they may do, on which properties, and how they came.',
  access: ownMember,
  permission: 'members:view',
  input: z.strictObject({ MemberId: rowId('Member') }),
  output: MemberDetails,
  errors: [MemberNotFound],
  reads: ['business', 'member'],
})

export const CreateBusinessMember = users.command('CreateBusinessMember', {
  summary:
    'Invites an address to become a member, by an email whose link works once and for 14 days. Whether it has an account is not told.',
  access: ownBusiness,
  permission: 'administrators',
  input: CreateBusinessMemberInput,
  output: z.object({ MemberId: z.guid() }),
  errors: [BusinessNotFound, TooManyMemberInvitations, MemberExists, MemberLimitReached, RoleNotFound, BusinessBeingDeleted],
  changes: ['member', 'business'],
})

export const ResendBusinessMemberInvitation = users.command('ResendBusinessMemberInvitation', {
  summary: 'Sends an invitation again with a new link; the one before no longer works. Once a day.',
  access: ownMember,
  permission: 'administrators',
  input: z.strictObject({ MemberId: rowId('Member') }),
  output: z.object({ MemberId: z.guid(), ExpiresAt: z.iso.datetime() }),
  errors: [MemberNotFound, MemberTooSoon, MemberExists, MemberLimitReached, TooManyMemberInvitations],
  changes: ['member'],
})

export const UpdateBusinessMember = users.command('UpdateBusinessMember', {
  summary: 'Changes the role of a member, their list of properties, and whether they are blocked. It counts at once, also in open tabs.',
  access: ownMember,
  permission: 'administrators',
  input: UpdateBusinessMemberInput,
  output: z.object({ MemberId: z.guid(), Version: z.int() }),
  errors: [MemberNotFound, MemberChanged, LastAdministrator, RoleNotFound, MemberLimitReached],
  changes: ['member', 'business'],
})

export const UpdateOwnMembership = users.command('UpdateOwnMembership', {
  summary: 'Whether the caller shows on the public page of the business, with name, picture and title.',
  access: ownBusiness,
  permission: 'any member',
  input: z.strictObject({ BusinessId: rowId('Business'), IsShown: z.boolean({ error: 'Visibility is not valid.' }) }),
  output: z.object({ IsShown: z.boolean() }),
  errors: [BusinessNotFound],
  changes: ['member', 'business'],
})

export const GetMemberRemovalPreview = users.query('GetMemberRemovalPreview', {
  summary: 'What is theirs that another member takes over, and who can.',
  access: ownMember,
  permission: 'administrators',
  input: z.strictObject({ MemberId: rowId('Member') }),
  output: z.object({
    Holdings: z.array(z.object({ What: z.string(), Count: z.int() })),
    Successors: z.array(z.object({ MemberId: z.guid(), Name: z.string() })),
    IsLastAdministrator: z.boolean(),
  }),
  errors: [MemberNotFound],
  reads: ['member', 'assetDraft', 'asset'],
})

export const DeleteBusinessMember = users.command('DeleteBusinessMember', {
  summary: 'Removes a member, at once and from all open tabs. What is theirs goes to the one who is named. Members may remove themselves.',
  access: ownMember,
  permission: 'administrators',
  input: DeleteBusinessMemberInput,
  output: z.object({ Removed: z.boolean() }),
  errors: [MemberNotFound, LastAdministrator, MemberNeedsSuccessor],
  changes: ['member', 'business', 'assetDraft'],
})

export const LeaveBusiness = users.command('LeaveBusiness', {
  summary: 'Ends the membership of the caller in the business for which they act. Its last administrator stays.',
  access: ownBusiness,
  permission: 'any member',
  input: z.strictObject({ BusinessId: rowId('Business') }),
  output: z.object({ Left: z.boolean() }),
  errors: [BusinessNotFound, LastAdministrator],
  changes: ['member', 'business', 'profile', 'assetDraft'],
})

export const DeleteBusinessMemberInvitation = users.command('DeleteBusinessMemberInvitation', {
  summary: 'Withdraws an invitation; its link is dead at once.',
  access: ownMember,
  permission: 'administrators',
  input: z.strictObject({ MemberId: rowId('Member') }),
  output: z.object({ Withdrawn: z.boolean() }),
  errors: [MemberNotFound],
  changes: ['member', 'business'],
})

export const MemberInvitation = z.object({
  Business: z.string(),
  LogoPath: z.string().nullable(),
  InvitedBy: z.string().nullable(),
  Email: z.string(),
  Name: z.string().nullable(),
  Role: z.string(),
  IsLimited: z.boolean(),
  Message: z.string().nullable(),
  ExpiresAt: z.iso.datetime(),
  /** Whether the address has an account: then they sign in, else they sign up. */
  HasAccount: z.boolean(),
})
export type MemberInvitation = z.infer<typeof MemberInvitation>

export const GetBusinessMemberInvitation = users.query('GetBusinessMemberInvitation', {
  summary: 'The invitation behind the secret link of an email. Changes nothing: mail programs open links.',
  access: byLink,
  input: z.strictObject({ Token: linkToken() }),
  output: MemberInvitation,
  errors: [MemberInvitationExpired],
  quota: 'sensitive',
  readsNothing: 'What a link is worth is asked when it is opened; once used, it is worth nothing.',
})

export const AcceptBusinessMemberInvitation = users.command('AcceptBusinessMemberInvitation', {
  summary: 'Becomes a member by the secret link of an email. The account must be the one of the address that was invited.',
  access: signedIn({ profiles: 'any' }),
  permission: 'personal',
  input: z.strictObject({ Token: linkToken() }),
  output: z.object({ BusinessId: z.guid(), ProfileId: z.guid() }),
  errors: [MemberInvitationExpired, MemberInvitationForOtherAddress, MemberAlready, MemberLimitReached],
  changes: ['member', 'business', 'profile'],
})

export const DeclineBusinessMemberInvitation = users.command('DeclineBusinessMemberInvitation', {
  summary: 'Declines by the secret link of an email, without an account.',
  access: byLink,
  input: z.strictObject({ Token: linkToken() }),
  output: z.object({ Declined: z.boolean() }),
  errors: [MemberInvitationExpired],
  quota: 'sensitive',
})

export const GetBusinessRoles = users.query('GetBusinessRoles', {
  summary: 'The roles of a business, the six that all have and its own, with what they may do and how many have them.',
  access: ownBusiness,
  permission: 'members:view',
  input: z.strictObject({ BusinessId: rowId('Business') }),
  output: z.object({ Roles: z.array(RoleItem) }),
  errors: [BusinessNotFound],
  reads: ['business', 'member'],
})

export const SaveBusinessRole = users.command('SaveBusinessRole', {
  summary: 'Makes a role of the business, or changes one: it counts at once for all who have it.',
  access: ownBusiness,
  permission: 'administrators',
  input: SaveBusinessRoleInput,
  output: z.object({ RoleId: z.guid(), Version: z.int() }),
  errors: [BusinessNotFound, RoleNotFound, RoleChanged, RoleExists, TooManyRoles],
  changes: ['member', 'business'],
})

export const DeleteBusinessRole = users.command('DeleteBusinessRole', {
  summary: 'Deletes a role of the business that no member has.',
  access: ownRole,
  permission: 'administrators',
  input: z.strictObject({ RoleId: rowId('Role') }),
  output: z.object({ Deleted: z.boolean() }),
  errors: [RoleNotFound, RoleInUse],
  changes: ['member', 'business'],
})
