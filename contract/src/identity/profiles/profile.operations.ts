import { z } from 'zod'
import { publicAccess, signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { messages } from './profiles-messages.text.ts'
import { choice, dropdownText, optional, rowId } from '../../values/fields.ts'
import { CreateUserProfileInput, profileChoiceFields } from './profile.forms.ts'
import { OwnProfile, PersonItem, ProfileDetails } from './profile.schemas.ts'
import { MemberSummary, ProfileSummary, SessionRecord } from '../../sessions/session-record.ts'
import { PROFILE_TYPES } from './profile.values.ts'

const users = area('users')

export const ProfileNotFound = defineError('ProfileNotFound', 404, messages.profileNotFound)
export const ProfileExists = defineError('ProfileExists', 409, messages.profileExists)

const ownProfile = signedIn({ profiles: 'any', own: { field: 'ProfileId', kind: 'profile' } })

const TypeItem = z.object({ Id: z.int(), Text: z.string(), Description: z.string() })

export const GetProfileTypes = users.query('GetProfileTypes', {
  summary: 'Profile types and account types with a sentence on each.',
  access: publicAccess('The sign-up wizard needs it.'),
  input: z.strictObject({}),
  output: z.object({ ProfileTypes: z.array(TypeItem), AccountTypes: z.array(TypeItem) }),
  readsNothing: 'It changes with a release, and with no command.',
})

export const GetProfileCategories = users.query('GetProfileCategories', {
  summary: 'Categories that a profile of a type may choose.',
  access: publicAccess('The sign-up wizard needs it.'),
  input: z.strictObject({ ProfileTypeId: choice('Profile type', Object.values(PROFILE_TYPES)) }),
  output: z.object({ Items: z.array(z.object({ Id: z.int(), Text: z.string() })) }),
  readsNothing: 'It changes with a release, and with no command.',
})

export const GetUserProfiles = users.query('GetUserProfiles', {
  summary: 'The profiles of the signed-in account, the businesses it is a member of, and which of these is active.',
  access: signedIn({ profiles: 'any' }),
  permission: 'personal',
  input: z.strictObject({}),
  output: z.object({
    ActiveProfileId: z.guid().nullable(),
    Profiles: z.array(OwnProfile),
    /** Businesses for which they may act, and as what. */
    Businesses: z.array(ProfileSummary.extend({ Member: MemberSummary })),
    /** As given at sign-up, to begin a first profile with. */
    FirstName: z.string().nullable(),
    LastName: z.string().nullable(),
  }),
  reads: ['profile', 'member'],
})

export const CreateUserProfile = users.command('CreateUserProfile', {
  summary: 'Adds a profile to the signed-in account. Making it the active one is a call of its own.',
  access: signedIn({ profiles: 'any' }),
  permission: 'personal',
  input: CreateUserProfileInput,
  output: z.object({ ProfileId: z.guid() }),
  errors: [ProfileExists],
  changes: ['profile'],
})

export const SwitchUserProfile = users.command('SwitchUserProfile', {
  summary: 'Makes another profile the active one, of the account or of a business that it is a member of; the session gets a new secret.',
  access: ownProfile,
  permission: 'personal',
  input: z.strictObject({ ProfileId: rowId('Profile') }),
  output: SessionRecord,
  errors: [ProfileNotFound],
  // Its effect is the same however often it runs, and the answer sets the new secret.
  replay: 'never',
})

export const GetUserDetails = users.query('GetUserDetails', {
  summary: 'One profile of the signed-in account, whole.',
  access: ownProfile,
  permission: 'personal',
  input: z.strictObject({ ProfileId: rowId('Profile') }),
  output: ProfileDetails,
  errors: [ProfileNotFound],
  reads: ['profile'],
})

export const GetUserAccountDetails = users.query('GetUserAccountDetails', {
  summary: 'The signed-in account: email, plan, profiles, sessions in use.',
  access: signedIn({ profiles: 'any' }),
  permission: 'personal',
  input: z.strictObject({}),
  output: z.object({
    AccountId: z.guid(),
    Email: z.string(),
    EmailVerified: z.boolean(),
    /** The list of first steps was put away. */
    SetupHidden: z.boolean(),
    /** False for someone who has only ever come in through another service. */
    HasPassword: z.boolean(),
    /** Null where it is still the one of the sign-up, or there is none. */
    PasswordChangedAt: z.iso.datetime().nullable(),
    Mobile: z.string().nullable(),
    PlanId: z.int(),
    Plan: z.string(),
    DefaultProfileId: z.guid().nullable(),
    ProfilesCount: z.int(),
    /** Devices that are signed in now. */
    SessionsCount: z.int(),
    MemberSince: z.iso.date(),
  }),
  reads: ['account', 'profile'],
})

export const CheckProfileByProfileTypeId = users.query('CheckProfileByProfileTypeId', {
  summary: 'Whether the account has a profile of this type: of any account type, or of the one that is named.',
  access: signedIn({ profiles: 'any' }),
  permission: 'personal',
  input: z.strictObject({ ProfileTypeId: profileChoiceFields.ProfileTypeId, AccountTypeId: optional(profileChoiceFields.AccountTypeId) }),
  output: z.object({ Exists: z.boolean() }),
  reads: ['profile'],
})

export const GetDdlUsersProfiles = users.query('GetDdlUsersProfiles', {
  summary: 'The profiles of the signed-in account as a dropdown.',
  access: signedIn({ profiles: 'any' }),
  permission: 'personal',
  input: z.strictObject({}),
  output: z.object({ Items: z.array(PersonItem) }),
  reads: ['profile'],
})

export const GetDdlUsers = users.query('GetDdlUsers', {
  summary:
    'People whom the caller may pick, by the first letters of a name: the account’s own profiles, public owners and agents, and connected people; at most twenty.',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] }),
  permission: 'connections:view',
  input: z.strictObject({
    Text: dropdownText('Name', 80),
    ProfileTypeId: choice('Profile type', Object.values(PROFILE_TYPES)).nullish(),
  }),
  output: z.object({ Items: z.array(PersonItem) }),
  reads: ['profile'],
})
