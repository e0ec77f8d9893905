import { defineText } from '../../text/define-text.ts'

export const messages = defineText('contract/security/closing/closing-messages', {
  emailNotOwn: 'This isn’t the email for your account. Please type it exactly as shown above.',
  lastAdministrator:
    'You are the last administrator of a business. Please make another member one, or delete the business, before you close your account.',
  holdsMoney: 'There is money in your payment account that has not reached your bank yet. Please wait until it is paid out.',
  hasOpenAgreements: 'Agreements that you have sent are out for signature. Please void them first, or wait until they are done.',
  hasOpenInvoices: 'Invoices that you have sent are still open. Please mark them as paid, void them or write off what is left first.',
  hasPayments: 'A payment to you or by you is still on its way. Please wait until it has arrived or failed.',
  homesMovingIn: 'The homes of your business are still moving in. Please wait until all of them are there.',
  accountClosed: 'Your account is closed. Thank you for being with us.',
})
