import { randomUUID } from 'node:crypto'
import { type ValidInputs, KNOWN_PASSWORD } from '../../../test/matrix/input-world.ts'
import { newAuthenticator } from '../../../test/authenticator.ts'

const SITE = 'http://localhost'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  ConfirmTotp: () => ({ Code: '123 456' }),
  ConfirmSecondFactor: () => ({ Ticket: 'a-ticket-that-nobody-has', Method: 'totp', Code: '123456' }),
  ConfirmIdentity: () => ({ Method: 'password', Password: KNOWN_PASSWORD }),
  AddPasskey: () => ({ ChallengeId: randomUUID(), Response: newAuthenticator(SITE).register({ challenge: 'x' }), Name: 'My phone' }),
  RenamePasskey: ({ passkeyId }) => ({ PasskeyId: passkeyId, Name: 'My other phone' }),
  LoginWithPasskey: () => ({ ChallengeId: randomUUID(), Response: newAuthenticator(SITE).sign({ challenge: 'x' }), RememberMe: true }),
}
