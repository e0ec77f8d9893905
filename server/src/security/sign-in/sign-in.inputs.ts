import { randomUUID } from 'node:crypto'
import { type ValidInputs, KNOWN_PASSWORD } from '../../../test/matrix/input-world.ts'

const NEW_PASSWORD = 'eight brass door bells'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  CheckUserAccountByEmail: () => ({ Email: 'somebody@example.com' }),
  RegisterUser: () => ({
    Email: `${randomUUID()}@example.com`,
    ProfileTypeId: 1,
    AccountTypeId: 1,
    CategoryIds: [],
    FirstName: 'Robin',
    LastName: 'Marlow',
    Mobile: '(303) 555-0142',
    Password: KNOWN_PASSWORD,
    ConfirmPassword: KNOWN_PASSWORD,
    TermsAccepted: true,
  }),
  Login: (_objects, { knownEmail }) => ({ Email: knownEmail, Password: KNOWN_PASSWORD, RememberMe: true }),
  GetEmailLink: () => ({ Token: 'of an email' }),
  ConfirmEmail: () => ({ Token: 'of an email' }),
  DisownEmail: () => ({ Token: 'of an email' }),
  ChangeEmail: () => ({ Email: `${randomUUID()}@example.com` }),
  SendResetPassword: (_objects, { knownEmail }) => ({ Email: knownEmail }),
  CheckResetPassword: () => ({ Token: 'of an email' }),
  ResetPassword: () => ({ Token: 'of an email', Password: NEW_PASSWORD, ConfirmPassword: NEW_PASSWORD }),
  // No one in these tests signed up with a password, so this is their first.
  ChangePassword: () => ({ NewPassword: NEW_PASSWORD, ConfirmNewPassword: NEW_PASSWORD }),
}
