import type { GetToken } from '@keystead/contract/rpc/device-token.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { issueDeviceToken } from '../../secrets/device-token.ts'

export const getToken: Handler<typeof GetToken> = async ({ services }, input) => {
  const { token, expires } = issueDeviceToken(services.signer, input.DeviceId, services.clock.now())
  return { Token: token, Expires: expires.toISOString() }
}
