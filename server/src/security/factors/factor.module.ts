import * as factorOperations from '@keystead/contract/security/factors/factor.operations.ts'
import * as passkeyOperations from '@keystead/contract/security/factors/passkey.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { passkeyOfCall } from './factor.access.ts'
import { addPasskey } from './add-passkey.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { confirmTotp } from './confirm-totp.ts'
import { deletePasskey } from './delete-passkey.ts'
import { disableTotp } from './disable-totp.ts'
import { getConfirmMethods } from './get-confirm-methods.ts'
import { getSecurityFactors } from './get-security-factors.ts'
import { loginWithPasskey } from './login-with-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { sendIdentityCode } from './send-identity-code.ts'
import { startPasskeyConfirmation } from './start-passkey-confirmation.ts'
import { startPasskeyRegistration } from './start-passkey-registration.ts'
import { startPasskeySignin } from './start-passkey-signin.ts'
import { startTotp } from './start-totp.ts'

export const factorModule = [
  ...implementAll(factorOperations, {
    GetSecurityFactors: getSecurityFactors,
    StartTotp: startTotp,
    ConfirmTotp: confirmTotp,
    DisableTotp: disableTotp,
    RenewRecoveryCodes: renewRecoveryCodes,
    ConfirmSecondFactor: confirmSecondFactor,
    GetConfirmMethods: getConfirmMethods,
    SendIdentityCode: sendIdentityCode,
    ConfirmIdentity: confirmIdentity,
  }),
  ...implementAll(
    passkeyOperations,
    {
      StartPasskeyRegistration: startPasskeyRegistration,
      AddPasskey: addPasskey,
      RenamePasskey: renamePasskey,
      DeletePasskey: deletePasskey,
      StartPasskeySignin: startPasskeySignin,
      LoginWithPasskey: loginWithPasskey,
      StartPasskeyConfirmation: startPasskeyConfirmation,
    },
    { passkey: passkeyOfCall },
  ),
]
