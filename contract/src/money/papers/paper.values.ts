/** How far work is that takes a while, with the words of the specification. */
export const PROGRESS_STATES = ['start', 'completed'] as const

/** What became of a payment that has a receipt. */
export const RECEIPT_STATES = ['stands', 'partlyRefunded', 'refunded', 'disputed', 'returned', 'reversed'] as const
export type ReceiptState = (typeof RECEIPT_STATES)[number]
