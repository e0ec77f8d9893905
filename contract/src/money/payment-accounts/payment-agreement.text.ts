import { defineText } from '../../text/define-text.ts'

/**
 * What an owner of a payment account accepts, version by version: a version that was accepted never changes (its digest stands in the test), and a
 * new one gets a key of its own.
 */
export const text = defineText('contract/money/payment-accounts/payment-agreement', {
  v1: {
    title: 'Payment account agreement',
    intro: 'This is what you agree to when you open an account to receive payments. It is short on purpose; please read all of it.',
    who: {
      title: 'Who does what',
      text: 'A payment provider, a licensed company that works for us, receives what people pay you and sends it on to your bank. We tell it what is to be paid and show you what became of it. We are not a bank, and we never hold your money ourselves.',
    },
    data: {
      title: 'What you give, and to whom',
      text: 'The law asks the provider to know who receives money. So your name, date of birth, address, tax numbers and bank account go to the provider, who checks them and keeps them. We keep your contact details and the last four digits of each number.',
    },
    truth: {
      title: 'What has to be true',
      text: 'You confirm that all you enter is true, that the bank account is yours or that of the company you speak for, and that you tell us when something changes. You use the account for rent, deposits and what belongs to a home, and for nothing that is against the law.',
    },
    payouts: {
      title: 'When money reaches you',
      text: 'Card payments and bank payments take some business days. A payment by bank can come back after it has arrived, and a card payment can be disputed. What comes back is taken from later payments or from your bank account.',
    },
    fees: {
      title: 'What it costs',
      text: 'Fees are shown before a payment is made, with who pays them. What you owe in fees is kept back from what is paid out.',
    },
    limits: {
      title: 'When the account can be limited',
      text: 'The provider may ask for more, limit the account or close it, for example when something can not be checked or many payments come back. We tell you as soon as we know, with the reason and what you can do.',
    },
    end: {
      title: 'How it ends',
      text: 'You can stop using the account at any time. What is on its way is still paid out. What the law asks us and the provider to keep, such as records of payments, stays for as long as it says.',
    },
  },
})
