import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { messages as profilesMessages } from './profiles-messages.text.ts'
import { messages } from '../../text/shared-messages.text.ts'
import { rowId } from '../../values/fields.ts'
import { ProfileId, UpdateProfileCategoriesInput, UpdateProfileContactInput, UpdateUserInput } from './profile-details.forms.ts'
import { ProfileExists, ProfileNotFound } from './profile.operations.ts'
import { profileChoiceFields } from './profile.forms.ts'
import { ProfileContact, ProfileDetails } from './profile.schemas.ts'

const users = area('users')

export const ProfileChanged = defineError('ProfileChanged', 409, profilesMessages.profileChanged)
export const ProfileHasProperties = defineError('ProfileHasProperties', 409, profilesMessages.profileHasProperties)
/** Said by rooms above, which know of money. */
export const ProfileHasAgreements = defineError('ProfileHasAgreements', 409, profilesMessages.profileHasAgreements)
export const ProfileHasInvoices = defineError('ProfileHasInvoices', 409, profilesMessages.profileHasInvoices)
export const ProfileHasPaymentAccount = defineError('ProfileHasPaymentAccount', 409, profilesMessages.profileHasPaymentAccount)
export const ProfileHasConnections = defineError('ProfileHasConnections', 409, profilesMessages.profileHasConnections)
export const PictureNotFound = defineError('UploadNotFound', 404, messages.uploadNotFound)

const ownProfile = signedIn({ profiles: 'any', own: { field: 'ProfileId', kind: 'profile' } })

export const UpdateUser = users.command('UpdateUser', {
  summary: 'Replaces what is said of a profile. `Version` is the one that was read; a newer one refuses the change.',
  access: ownProfile,
  permission: 'personal',
  input: UpdateUserInput,
  output: ProfileDetails,
  errors: [ProfileNotFound, ProfileChanged],
  changes: ['profile'],
})

export const GetProfileContact = users.query('GetProfileContact', {
  summary: 'How to reach the person behind a profile, and what of it others may see.',
  access: ownProfile,
  permission: 'personal',
  input: z.strictObject({ ProfileId }),
  output: ProfileContact,
  errors: [ProfileNotFound],
  reads: ['profile'],
})

export const UpdateProfileContact = users.command('UpdateProfileContact', {
  summary: 'Replaces contact details. What is marked to be shown becomes part of the public profile.',
  access: ownProfile,
  permission: 'personal',
  input: UpdateProfileContactInput,
  output: ProfileContact,
  errors: [ProfileNotFound, ProfileChanged],
  changes: ['profile'],
})

export const SetProfilePicture = users.command('SetProfilePicture', {
  summary: 'Puts an uploaded picture on a profile, or takes its picture away.',
  access: ownProfile,
  permission: 'personal',
  input: z.strictObject({ ProfileId, UploadId: rowId('Picture').nullable() }),
  output: z.object({ PicPath: z.string().nullable() }),
  errors: [ProfileNotFound, PictureNotFound],
  changes: ['profile'],
})

export const UpdateProfileCategories = users.command('UpdateProfileCategories', {
  summary: 'Replaces the categories of a profile.',
  access: ownProfile,
  permission: 'personal',
  input: UpdateProfileCategoriesInput,
  output: ProfileDetails,
  errors: [ProfileNotFound],
  changes: ['profile'],
})

export const UpdateProfileType = users.command('UpdateProfileType', {
  summary: 'Makes a profile one of another type. Its categories are chosen again, and it becomes private.',
  access: ownProfile,
  permission: 'personal',
  input: z.strictObject({ ProfileId, ProfileTypeId: profileChoiceFields.ProfileTypeId }),
  output: ProfileDetails,
  errors: [
    ProfileNotFound,
    ProfileExists,
    ProfileHasProperties,
    ProfileHasConnections,
    ProfileHasInvoices,
    ProfileHasPaymentAccount,
    ProfileHasAgreements,
  ],
  changes: ['profile'],
  // The active profile's session gets a new secret, which a stored answer could not set again.
  replay: 'never',
})

export const UpdateAccountType = users.command('UpdateAccountType', {
  summary: 'Makes a personal profile a business one, or the other way round.',
  access: ownProfile,
  permission: 'personal',
  input: z.strictObject({ ProfileId, AccountTypeId: profileChoiceFields.AccountTypeId }),
  output: ProfileDetails,
  errors: [ProfileNotFound, ProfileExists, ProfileHasProperties],
  changes: ['profile'],
  replay: 'never',
})

export const UpdateDefaultProfile = users.command('UpdateDefaultProfile', {
  summary: 'Chooses the profile that is active after signing in.',
  access: ownProfile,
  permission: 'personal',
  input: z.strictObject({ ProfileId }),
  output: z.object({ DefaultProfileId: z.guid() }),
  errors: [ProfileNotFound],
  changes: ['profile'],
})
