import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/money/overview/overview', {
  title: 'Money',
  billsTitle: 'Your bills',
  allInvoices: 'All invoices',
  allBills: 'All bills',
  payments: 'Your payments and receipts',
  loading: 'Loading your money…',
  due: 'Due',
  dueDefinition: {
    one: 'Still owed on {count} invoice that isn’t late.',
    other: 'Still owed on {count} invoices that aren’t late.',
  },
  overdue: 'Overdue',
  overdueDefinition: {
    one: 'Still owed on {count} invoice whose due date has passed where the property is.',
    other: 'Still owed on {count} invoices whose due date has passed where the property is.',
  },
  inTransit: 'On its way',
  inTransitDefinition: {
    one: '{count} payment that hasn’t arrived yet. It counts as owed until it does.',
    other: '{count} payments that haven’t arrived yet. They count as owed until they do.',
  },
  collected: 'Collected in {month}',
  collectedDefinition:
    'What arrived, before fees, less refunds and returns, each on the day it happened. Payments you recorded count on the day they were paid. {year} so far this year.',
  paid: 'Paid in {month}',
  paidDefinition: 'What you paid that arrived, before fees, less what came back. {year} so far this year.',
  nothingBilled: 'Nothing is due',
  nothingBilledNote: 'Nothing is on its way either, and nothing came in this year. What you bill shows up here.',
  createInvoice: 'Create an invoice',
  nothingToPay: 'You don’t owe anything',
  nothingToPayNote: 'A bill that someone sends you shows up here, and comes by email.',
  nextDue: '{amount} due {day}',
  nextOverdue: '{amount} was due {day}',
  nextOf: 'Invoice {number}',
  allOnTheirWay: 'Everything you owe is on its way.',
  pay: 'Pay',
  payOf: 'Pay invoice {number}',
  open: 'Open the invoice',
})
