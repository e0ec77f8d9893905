import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/security/factors/factors-messages', {
  codesStopped: 'Too many wrong codes were entered for this account. Please reset your password by email, and your codes will work again.',
  codeWrong: 'This code is not correct or was already used. Please try the latest one.',
  confirmMethodNotAvailable: 'This way of confirming isn’t available for your account. Please choose another one.',
  secondFactorExpired: 'This sign-in took too long or had too many tries. Please start again with your password.',
  totpIsOn: 'Two-factor authentication is already on.',
  totpIsOff: 'Two-factor authentication isn’t on.',
  totpNotStarted: 'This setup has expired. Please start again.',
  passkeyRefused: 'This passkey could not be used. Please try again, or choose another way.',
  passkeyNotUsed: 'No passkey was used. Please try again, or choose another way.',
  passkeyNotFound: 'Passkey not found.',
  passkeyIsKnown: 'This passkey was already added.',
  tooManyPasskeys: 'You have 20 passkeys. Please remove one that you no longer use.',
})
