/** How those who are billed together owe: the whole amount with each other, or each a share. */
export const INVOICE_BILLINGS = ['joint', 'shares'] as const
export type InvoiceBilling = (typeof INVOICE_BILLINGS)[number]
export const INVOICE_BILLING_TEXTS: Readonly<Record<InvoiceBilling, { readonly Text: string; readonly Detail: string }>> = {
  joint: { Text: 'One bill for all', Detail: 'They owe the whole amount together, and any of them can pay it.' },
  shares: { Text: 'A share for each', Detail: 'Each owes their own part, and pays it on their own.' },
}

/** For whom an agent bills: for the manager of the property, or for their own work. */
export const BILLS_AS = ['manager', 'self'] as const
export type BillsAs = (typeof BILLS_AS)[number]

/** Sent by the reader, or received, as the specification numbers directions. */
export const INVOICE_DIRECTIONS = { Sent: 1, Received: 2 } as const

/** What a row says. Everything else follows from it, from what was paid, and from the day. */
export const INVOICE_STATUSES = ['temporary', 'active', 'sent', 'void'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** As people see it: a sent one is due, late, paid in part or paid. */
export const INVOICE_STATES = ['temporary', 'active', 'due', 'overdue', 'partlyPaid', 'paid', 'writtenOff', 'void'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]
export const INVOICE_STATE_TEXTS: Readonly<Record<InvoiceState, string>> = {
  temporary: 'Draft',
  active: 'Ready to send',
  due: 'Due',
  overdue: 'Overdue',
  partlyPaid: 'Partly paid',
  paid: 'Paid',
  writtenOff: 'Written off',
  void: 'Void',
}

/** What lists are narrowed to; `open` is all that is still owed, and is either due or overdue. */
export const INVOICE_FILTERS = ['temporary', 'active', 'open', 'due', 'overdue', 'partlyPaid', 'paid', 'writtenOff', 'void'] as const
export type InvoiceFilter = (typeof INVOICE_FILTERS)[number]

/** What can be done with an invoice; each is refused with a reason where it cannot. */
export const INVOICE_ACTIONS = ['change', 'finish', 'send', 'unsend', 'delete', 'void', 'writeOff', 'markAsPaid', 'pay'] as const
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number]

export const MAX_LINES = 200
export const MAX_RECIPIENTS = 20
/** Of one line and of a whole invoice: 9,999,999,999.99 dollars. */
export const MOST_CENTS = 999_999_999_999
export const MAX_NUMBER_CHARACTERS = 30
export const MAX_NOTES_CHARACTERS = 2_000
/** A draft that no one touches goes after so many days. */
export const DRAFT_DAYS = 30
