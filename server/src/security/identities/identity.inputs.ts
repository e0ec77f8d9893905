import { paths } from '@keystead/contract/navigation/paths.ts'
import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  StartSocialSignin: () => ({ ProviderId: 2, ReturnTo: paths.plans() }),
  ConnectIdentity: () => ({ ProviderId: 2 }),
  OAuthUser: () => ({ State: 'a-state-that-nobody-has', Code: 'a code' }),
  LoginWithTicket: () => ({ OauthTicket: 'a-ticket-that-nobody-has' }),
  GetUserIdentities: () => ({}),
  DisconnectIdentity: () => ({ ProviderId: 2 }),
}
