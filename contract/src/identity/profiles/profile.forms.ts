import { z } from 'zod'
import { choice, personName } from '../../values/fields.ts'
import { ACCOUNT_TYPES, PROFILE_TYPES } from './profile.values.ts'

export const profileChoiceFields = {
  ProfileTypeId: choice('Profile type', Object.values(PROFILE_TYPES)),
  AccountTypeId: choice('Account type', Object.values(ACCOUNT_TYPES)),
  CategoryIds: z
    .array(choice('Category'), { error: 'Category can not be empty.' })
    .max(10, { error: 'Category is not valid.' })
    .default([]),
}

export const CreateUserProfileInput = z.strictObject({
  ...profileChoiceFields,
  FirstName: personName('First name'),
  LastName: personName('Last name'),
})
