import { defineText } from '@keystead/contract/text/define-text.ts'

/** Why a payment account was rejected or a change was not taken, and what to do about it. */
export const text = defineText('server/money/payment-accounts/reason', {
  identity: {
    why: 'The name, date of birth or Social Security number could not be verified.',
    toDo: 'Please check that each is exactly as on your Social Security card, then try again.',
  },
  address: {
    why: 'The address could not be verified.',
    toDo: 'Please give the address at which you live, or where the company is registered. A post office box is not enough.',
  },
  taxId: {
    why: 'The tax number does not fit the name of the company.',
    toDo: 'Please copy both from the letter of the IRS with which the number came.',
  },
  bank: {
    why: 'The bank account could not be used.',
    toDo: 'Please check the routing number and the account number, and that the account is open and in the name you gave.',
  },
  document: {
    why: 'A document is needed, or could not be read.',
    toDo: 'Please write to support: we tell you how to send it safely.',
  },
  businessNotAllowed: {
    why: 'The payment provider does not work with this kind of business.',
    toDo: 'Payments can still be recorded by hand. If you think this is a mistake, please write to support.',
  },
  terms: {
    why: 'The payment provider found something that goes against its terms.',
    toDo: 'Please write to support: we ask the provider what it was.',
  },
  fraud: {
    why: 'The payment provider could not accept the account for reasons of safety.',
    toDo: 'Please write to support. Payments can still be recorded by hand.',
  },
  listed: {
    why: 'The name is on a list that the law has the payment provider check.',
    toDo: 'If it is another person of the same name, please write to support.',
  },
  input: {
    why: 'Something that was entered was not accepted.',
    toDo: 'Please check all of it, then try again.',
  },
  unverified: {
    why: 'What was entered could not be verified.',
    toDo: 'Please check all of it, then try again. If it stays like this, please write to support.',
  },
})
