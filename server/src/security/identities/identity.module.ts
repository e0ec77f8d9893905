import * as operations from '@keystead/contract/security/identities/identity.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { connectIdentity } from './connect-identity.ts'
import { disconnectIdentity } from './disconnect-identity.ts'
import { getUserIdentities } from './get-user-identities.ts'
import { loginWithTicket } from './login-with-ticket.ts'
import { oAuthUser } from './oauth-user.ts'
import { startSocialSignin } from './start-social-signin.ts'

export const identityModule = implementAll(operations, {
  StartSocialSignin: startSocialSignin,
  ConnectIdentity: connectIdentity,
  OAuthUser: oAuthUser,
  LoginWithTicket: loginWithTicket,
  GetUserIdentities: getUserIdentities,
  DisconnectIdentity: disconnectIdentity,
})
