import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/security/closing/closing', {
  title: 'Close your account',
  intro: 'This is permanent. To take a break, unlist your properties instead.',
  consequences: 'Here’s what happens:',
  whatIsKept:
    'We keep what the law or other people need. Invoices and receipts that you sent or paid still name you; everything else is without your name. You can use your email for a new account right away.',
  notNow: 'You can’t close it now:',
  seePaymentAccounts: 'See payment accounts',
  seeInvoices: 'See your invoices',
  seeAgreements: 'See your agreements',
  seePayments: 'See your payments',
  seeBusinesses: 'See your businesses',
  closeMyAccount: 'Close my account…',
  pinSentence: 'You’re about to permanently close your account.',
  closeTitle: 'Close your account?',
  closeIntro: 'You’re closing the account of {email}. You can’t undo this. Download your data first if you want to keep any of it.',
  confirmEmail: 'Type your email to confirm',
  reason: 'Why are you leaving?',
  keepMyAccount: 'Keep my account',
  closeForGood: 'Close my account permanently',
  exportTitle: 'Your data',
  exportIntro:
    'Get one file with everything we keep about you: profiles, properties, messages, sign-ins. Passwords and other secrets aren’t included.',
  downloadData: 'Download my data',
  signedOutEverywhere: 'You’re signed out everywhere, and no one can sign in again.',
  listingsLeave: { one: '{count} home comes off the market.', other: '{count} homes come off the market.' },
  propertiesLost: { one: 'You lose access to your {count} property.', other: 'You lose access to your {count} properties.' },
  profilesErased: {
    one: '{count} profile is erased, with its name, picture and contact details.',
    other: '{count} profiles are erased, with their names, pictures and contact details.',
  },
  planEnds: 'The {plan} plan ends today.',
})
