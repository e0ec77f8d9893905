import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/money/payment-accounts/agreement', {
  title: 'Payment account agreement',
  accounts: 'Payment accounts',
  version: 'Version {version}',
  oldVersion: 'You accepted version {version}, which is not shown here any more. Support sends it to you.',
  askSupport: 'Ask support',
  accept: 'Accept',
  acceptIt: 'I have read the agreement and accept it.',
  accepted: 'Accepted',
  from: 'From the address',
  acceptedVersion: 'Version',
  back: 'Back to the account',
  backToAccounts: 'Back to payment accounts',
  isAccepted: 'The agreement is accepted.',
})
