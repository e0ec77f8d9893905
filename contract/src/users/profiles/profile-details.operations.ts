import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { emptyMessage, messages } from '../../text/messages.ts'
import { optionalEmail, optionalPhone, optionalWebsite, optionalZip } from '../../values/contact-fields.ts'
import { choice, optional, optionalText, personName, rowId, wholeNumber } from '../../values/fields.ts'
import { LANGUAGES } from './languages.ts'
import { ProfileExists, ProfileNotFound, profileChoiceFields } from './profile.operations.ts'
import { ProfileContact, ProfileDetails } from './profile.schemas.ts'

const users = area('users')

export const ProfileChanged = defineError('ProfileChanged', 409, messages.profileChanged)
export const ProfileHasProperties = defineError('ProfileHasProperties', 409, messages.profileHasProperties)
export const PictureNotFound = defineError('UploadNotFound', 404, messages.uploadNotFound)

const ownProfile = signedIn({ profiles: 'any', own: { field: 'ProfileId', kind: 'profile' } })
const ProfileId = rowId('Profile')
const version = wholeNumber('Version', { min: 0, max: 2_147_483_647 })
const yesOrNo = (label: string) => z.boolean({ error: `${label} is not valid.` })

/** Everywhere that a name, a picture or a word of a profile is shown. */
const refreshedByProfileChanges = [
  'GetUserDetails',
  'GetUserProfiles',
  'GetUserAccountDetails',
  'GetDdlUsersProfiles',
  'GetDdlUsers',
  'CheckProfileByProfileTypeId',
  'GetAgents',
  'GetTopAgents',
  'GetProfileDetails',
  'GetAssetDetails',
]

export const MAX_ABOUT_LENGTH = 2_000

const profileFields = {
  FirstName: personName('First name'),
  LastName: personName('Last name'),
  /** Of the account, for us to reach the person; shown to nobody. */
  Mobile: optionalPhone('Mobile'),
  About: optionalText('About me', { max: MAX_ABOUT_LENGTH, multiline: true }),
  CompanyName: optionalText('Company', { max: 120 }),
  AboutCompany: optionalText('About company', { max: MAX_ABOUT_LENGTH, multiline: true }),
  Website: optionalWebsite(),
  LicenseNumber: optionalText('License number', { max: 40 }),
  LicenseStateId: optional(choice('License state')),
  LanguageIds: z
    .array(
      choice(
        'Language',
        LANGUAGES.map(({ Id }) => Id),
      ),
      { error: 'Language is not valid.' },
    )
    .max(LANGUAGES.length, { error: 'Language is not valid.' })
    .default([]),
  YearsExperience: optional(wholeNumber('Years of experience', { min: 0, max: 80 })),
  /** Where they work: a city with its state, and how far around it. */
  City: optionalText('City', { max: 100 }),
  StateId: optional(choice('State')),
  ServiceRadiusMiles: wholeNumber('Service radius', { min: 5, max: 100 }).default(25),
  IsPublic: yesOrNo('Visibility'),
}

export const UpdateUser = users.command('UpdateUser', {
  summary: 'Replaces what is said of a profile. `Version` is the one that was read; a newer one refuses the change.',
  access: ownProfile,
  input: z.strictObject({ ProfileId, Version: version, ...profileFields }).superRefine((fields, context) => {
    const tell = (path: keyof typeof profileFields, label: string) =>
      context.addIssue({ code: 'custom', path: [path], message: emptyMessage(label) })
    if (fields.City && fields.StateId === null) tell('StateId', 'State')
    if (fields.StateId !== null && !fields.City) tell('City', 'City')
    if (fields.LicenseNumber && fields.LicenseStateId === null) tell('LicenseStateId', 'License state')
  }),
  output: ProfileDetails,
  errors: [ProfileNotFound, ProfileChanged],
  refreshes: refreshedByProfileChanges,
})

export const GetProfileContact = users.query('GetProfileContact', {
  summary: 'How to reach the person behind a profile, and what of it others may see.',
  access: ownProfile,
  input: z.strictObject({ ProfileId }),
  output: ProfileContact,
  errors: [ProfileNotFound],
})

export const UpdateProfileContact = users.command('UpdateProfileContact', {
  summary: 'Replaces contact details. What is marked to be shown becomes part of the public profile.',
  access: ownProfile,
  input: z
    .strictObject({
      ProfileId,
      Version: version,
      PhonePrimary: optionalPhone('Primary phone'),
      PhoneSecondary: optionalPhone('Secondary phone'),
      Email: optionalEmail(),
      Address1: optionalText('Address 1', { max: 120 }),
      Address2: optionalText('Address 2', { max: 120 }),
      City: optionalText('City', { max: 100 }),
      StateId: optional(choice('State')),
      Zip: optionalZip(),
      CountryId: choice('Country'),
      ShowPhone: yesOrNo('Show phone'),
      ShowEmail: yesOrNo('Show email'),
      ShowAddress: yesOrNo('Show address'),
    })
    .superRefine((fields, context) => {
      const tell = (path: string, label: string) => context.addIssue({ code: 'custom', path: [path], message: emptyMessage(label) })
      // What is to be shown has to be there.
      if (fields.ShowPhone && !fields.PhonePrimary) tell('PhonePrimary', 'Primary phone')
      if (fields.ShowEmail && !fields.Email) tell('Email', 'Email')
      if ((fields.ShowAddress || fields.StateId !== null) && !fields.City) tell('City', 'City')
      if ((fields.ShowAddress || fields.City) && fields.StateId === null) tell('StateId', 'State')
    }),
  output: ProfileContact,
  errors: [ProfileNotFound, ProfileChanged],
  refreshes: ['GetProfileContact', ...refreshedByProfileChanges],
})

export const SetProfilePicture = users.command('SetProfilePicture', {
  summary: 'Puts an uploaded picture on a profile, or takes its picture away.',
  access: ownProfile,
  input: z.strictObject({ ProfileId, UploadId: rowId('Picture').nullable() }),
  output: z.object({ PicPath: z.string().nullable() }),
  errors: [ProfileNotFound, PictureNotFound],
  refreshes: refreshedByProfileChanges,
})

export const UpdateProfileCategories = users.command('UpdateProfileCategories', {
  summary: 'Replaces the categories of a profile.',
  access: ownProfile,
  input: z.strictObject({ ProfileId, CategoryIds: profileChoiceFields.CategoryIds }),
  output: ProfileDetails,
  errors: [ProfileNotFound],
  refreshes: refreshedByProfileChanges,
})

export const UpdateProfileType = users.command('UpdateProfileType', {
  summary: 'Makes a profile one of another type. Its categories are chosen anew, and it is private again.',
  access: ownProfile,
  input: z.strictObject({ ProfileId, ProfileTypeId: profileChoiceFields.ProfileTypeId }),
  output: ProfileDetails,
  errors: [ProfileNotFound, ProfileExists, ProfileHasProperties],
  refreshes: refreshedByProfileChanges,
  // The active profile's session gets a new secret, which a stored answer could not set again.
  replay: 'never',
})

export const UpdateAccountType = users.command('UpdateAccountType', {
  summary: 'Makes a personal profile a business one, or the other way round.',
  access: ownProfile,
  input: z.strictObject({ ProfileId, AccountTypeId: profileChoiceFields.AccountTypeId }),
  output: ProfileDetails,
  errors: [ProfileNotFound, ProfileExists, ProfileHasProperties],
  refreshes: refreshedByProfileChanges,
  replay: 'never',
})

export const UpdateDefaultProfile = users.command('UpdateDefaultProfile', {
  summary: 'Chooses the profile that is active after signing in.',
  access: ownProfile,
  input: z.strictObject({ ProfileId }),
  output: z.object({ DefaultProfileId: z.guid() }),
  errors: [ProfileNotFound],
  refreshes: ['GetUserProfiles', 'GetUserDetails', 'GetUserAccountDetails'],
})
