import { paths } from '@keystead/contract/navigation/paths.ts'
import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  StartSocialSignin: () => ({ ProviderId: 2, ReturnTo: paths.plans() }),
  ConnectIdentity: () => ({ ProviderId: 2 }),
  OAuthUser: () => ({ State: 'a-state-that-nobody-has', Code: 'a code' }),
  LoginWithTicket: () => ({ OauthTicket: 'a-ticket-that-nobody-has' }),
  DisconnectIdentity: () => ({ ProviderId: 2 }),
}
