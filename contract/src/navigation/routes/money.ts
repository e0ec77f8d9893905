import { listed, ofEntries, ofInvoice, ofOne, ofOneOrNone, ofPayment } from '../addresses.ts'
import { member, ownerOrAgent } from '../route.ts'

/** Payment accounts, invoices and payments. */
export const moneyRoutes = {
  paymentAccounts: member('/User/Payments/Accounts', listed, 'Payment accounts', {
    section: 'Payments',
    screen: 'money/payment-accounts/AccountsScreen',
    ...ownerOrAgent,
    permission: 'paymentAccounts:view',
    concerns: 'whole business',
    note: 'The accounts rent is paid into, and the status of each: pending, processing, active or rejected, with the reason and what to do.',
  }),
  viewPaymentAccount: member('/User/Payments/ViewAccount', ofOne, 'Payment account', {
    section: 'Payments',
    screen: 'money/payment-accounts/ViewAccountScreen',
    ...ownerOrAgent,
    permission: 'paymentAccounts:view',
    concerns: 'whole business',
    note: 'One payment account: where it stands and why, what the payment provider still needs, and which bank account it pays out to.',
  }),
  createPaymentAccount: member('/User/Payments/CreateAccount', listed, 'Create a payment account', {
    section: 'Payments',
    screen: 'money/payment-accounts/CreateAccountScreen',
    ...ownerOrAgent,
    permission: 'paymentAccounts:edit',
    concerns: 'whole business',
    note: 'Set up an account to receive payments: who you are, your bank, and a check that takes a few days. Bank numbers go to the payment provider, not to us.',
  }),
  paymentAccountAgreement: member('/User/Payments/AccountAgreement', ofOneOrNone, 'Payment account agreement', {
    section: 'Payments',
    screen: 'money/payment-accounts/AccountAgreementScreen',
    ...ownerOrAgent,
    permission: 'paymentAccounts:view',
    concerns: 'whole business',
    note: 'The payment provider’s terms for your account, to read and accept, with the date you accepted them.',
  }),
  invoices: member('/User/Payments/Invoices', listed, 'Invoices', {
    section: 'Payments',
    screen: 'money/invoices/InvoicesScreen',
    permission: 'invoices:view',
    note: 'Your invoices, sent and received: what is due, paid, late or on its way. Filter them by property, person and month.',
  }),
  invoiceItems: member('/User/Payments/InvoiceItems', listed, 'Invoice items', {
    section: 'Payments',
    screen: 'money/invoice-items/InvoiceItemsScreen',
    ...ownerOrAgent,
    permission: 'invoices:view',
    note: 'The items you bill again and again, such as rent, parking or a late fee, ready to be put on an invoice.',
  }),
  createInvoiceItem: member('/User/Payments/CreateInvoiceItem', ofOneOrNone, 'Create an invoice item', {
    section: 'Payments',
    screen: 'money/invoice-items/CreateInvoiceItemScreen',
    ...ownerOrAgent,
    permission: 'invoices:edit',
    note: 'Describe an item once, with its amount and what it is for in your books, and use it on any invoice.',
  }),
  viewInvoiceItem: member('/User/Payments/ViewInvoiceItem', ofOne, 'Invoice item', {
    section: 'Payments',
    screen: 'money/invoice-items/ViewInvoiceItemScreen',
    ...ownerOrAgent,
    permission: 'invoices:view',
    note: 'One item: its amount, what it is for, and the invoices it was used on.',
  }),
  createInvoice: member('/User/Payments/CreateInvoice', listed, 'Create an invoice', {
    section: 'Payments',
    screen: 'money/invoices/CreateInvoiceScreen',
    ...ownerOrAgent,
    permission: 'invoices:edit',
    note: 'Bill someone for rent or anything else: choose the property, the items and a due date, and review it before it goes out.',
  }),
  previewInvoice: member('/User/Payments/PreviewInvoice', ofOne, 'Preview of the invoice', {
    section: 'Payments',
    screen: 'money/invoices/PreviewInvoiceScreen',
    ...ownerOrAgent,
    permission: 'invoices:view',
    note: 'The invoice exactly as its recipient will see it, on screen and as a PDF. Change it, or make it final.',
  }),
  viewInvoice: member('/User/Payments/ViewInvoice', ofInvoice, 'Invoice', {
    section: 'Payments',
    screen: 'money/payments/ViewInvoiceScreen',
    permission: 'invoices:view',
    note: 'One invoice with its items, payments and history. Send it, unsend it while it’s unpaid, or mark it as paid.',
  }),
  viewPayment: member('/User/Payments/ViewPayment', ofPayment, 'Payment', {
    section: 'Payments',
    screen: 'money/payments/ViewPaymentScreen',
    permission: 'payments:view',
    note: 'One payment: where it stands, its fees, what it paid, and its receipt. Who bills refunds it here, or takes back what was recorded by mistake.',
  }),
  invoiceEntries: member('/User/Payments/InvoiceEntries', ofEntries, 'Entries of an invoice', {
    section: 'Payments',
    screen: 'money/payments/InvoiceEntriesScreen',
    ...ownerOrAgent,
    permission: 'invoices:view',
    note: 'What stands in your books about an invoice: each of its numbers opens to the entries it is made of.',
  }),
  checkout: member('/User/Payments/Checkout', ofOne, 'Pay', {
    section: 'Payments',
    screen: 'money/payments/CheckoutScreen',
    permission: 'payments:pay',
    note: 'Pay an invoice by bank or by card. You see every fee before you agree, and you can follow the payment until it arrives.',
  }),
} as const
