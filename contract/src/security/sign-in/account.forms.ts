import { z } from 'zod'
import { messages } from './sign-in-messages.text.ts'
import { choice, email, existingPassword, newPassword, personName, phone, repeatedPassword, termsAccepted } from '../../values/fields.ts'
import { profileChoiceFields } from '../../identity/profiles/profile.forms.ts'
import { NO_PROFILE_TYPE, PROFILE_TYPES } from '../../identity/profiles/profile.values.ts'

/** The fields of the sign-up wizard (spec §3), each step a part of them. */
export const registrationFields = {
  Email: email(),
  /** Zero leaves the choice for later: the account starts without a profile. */
  ProfileTypeId: choice('Profile type', [NO_PROFILE_TYPE, ...Object.values(PROFILE_TYPES)]),
  AccountTypeId: profileChoiceFields.AccountTypeId,
  CategoryIds: profileChoiceFields.CategoryIds,
  FirstName: personName('First name'),
  LastName: personName('Last name'),
  Mobile: phone('Mobile'),
  Password: newPassword(),
  ConfirmPassword: repeatedPassword('Confirm password', messages.passwordsDiffer),
  TermsAccepted: termsAccepted(),
}

export const LoginInput = z.strictObject({
  Email: email(),
  Password: existingPassword(),
  RememberMe: z.boolean({ error: 'Remember me is not valid.' }).default(false),
})

export const ChangeEmailInput = z.strictObject({ Email: email('New email') })

export const SendResetPasswordInput = z.strictObject({ Email: email() })
