import * as operations from '@keystead/contract/security/security-pin/pin.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { changeSecurityPin } from './change-security-pin.ts'
import { confirmSecurityPin } from './confirm-security-pin.ts'
import { getSecurityPin } from './get-security-pin.ts'
import { resetSecurityPin } from './reset-security-pin.ts'
import { sendSecurityPinReset } from './send-security-pin-reset.ts'
import { setSecurityPin } from './set-security-pin.ts'

export const pinModule = implementAll(operations, {
  GetSecurityPin: getSecurityPin,
  SetSecurityPin: setSecurityPin,
  ChangeSecurityPin: changeSecurityPin,
  SendSecurityPinReset: sendSecurityPinReset,
  ResetSecurityPin: resetSecurityPin,
  ConfirmSecurityPin: confirmSecurityPin,
})
