import { randomUUID } from 'node:crypto'
import { type ValidInputs, KNOWN_PASSWORD } from '../../../test/matrix/input-world.ts'
import { newAuthenticator } from '../../../test/authenticator.ts'

const SITE = 'http://localhost'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  GetSecurityFactors: () => ({}),
  StartTotp: () => ({}),
  ConfirmTotp: () => ({ Code: '123 456' }),
  DisableTotp: () => ({}),
  RenewRecoveryCodes: () => ({}),
  ConfirmSecondFactor: () => ({ Ticket: 'a-ticket-that-nobody-has', Method: 'totp', Code: '123456' }),
  GetConfirmMethods: () => ({}),
  SendIdentityCode: () => ({}),
  ConfirmIdentity: () => ({ Method: 'password', Password: KNOWN_PASSWORD }),
  StartPasskeyRegistration: () => ({}),
  AddPasskey: () => ({ ChallengeId: randomUUID(), Response: newAuthenticator(SITE).register({ challenge: 'x' }), Name: 'My phone' }),
  RenamePasskey: ({ passkeyId }) => ({ PasskeyId: passkeyId, Name: 'My other phone' }),
  DeletePasskey: ({ passkeyId }) => ({ PasskeyId: passkeyId }),
  StartPasskeySignin: () => ({}),
  LoginWithPasskey: () => ({ ChallengeId: randomUUID(), Response: newAuthenticator(SITE).sign({ challenge: 'x' }), RememberMe: true }),
  StartPasskeyConfirmation: () => ({}),
}
