import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/money/payment-accounts/payment-accounts-messages', {
  notFound: 'Payment account details not found.',
  created: 'Payment account created successfully.',
  alreadyActive: 'Payment account is already activated.',
  processing: 'Payment account creation is processing.',
  rejected: 'Payment account was rejected.',
  restricted: 'Account Creation Restricted!',
  restrictedText:
    'You can not create a new account while your current account is still under processing. Please wait for the current process to be completed.',
  changed: 'This payment account was changed in the meantime. Please review the latest version, then save again.',
  isOff: 'Paying online is off here, so there is nothing to pay into. Payments can be recorded by hand.',
  notDraft: 'This payment account was handed in already.',
  incomplete: 'Some steps are not complete yet. Please go through them first.',
  agreementFirst: 'Please read and accept the agreement first.',
  agreementOld: 'The agreement has changed. Please read and accept the latest version.',
  tooManyDrafts: 'You have begun {count} payment accounts already. Please finish one, or remove it.',
  tooMany: 'You have {count} payment accounts, which is the most there can be. Please write to support if you need more.',
  changeUnderWay: 'The last change is still being checked. Please wait for the answer before you send another one.',
  notChangeable: 'This payment account can not be changed.',
  notActive: 'Only an active payment account can be the one that payments go to.',
  nothingGiven: 'Please fill in what you want to change.',
  routingHint: 'It has nine digits and stands at the bottom left of a check.',
  bankNumberHint: 'It has 4 to 17 digits.',
  einHint: 'It has nine digits, such as 12-3456789.',
  tooYoung: 'You need to be at least 18 years old.',
  noFuture: 'It lies in the future.',
})
