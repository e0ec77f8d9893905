import type { RoomExports } from '../../database/room-exports.ts'

/** What an account has sent is theirs whole, and of what it was sent the bill, without what others owe of it. */
const SENT_TO = `(select r.invoice_id from invoice_recipient r where r.profile_account_id = $1 and r.reaches_since is not null)`
const WHOLE = `(select r.invoice_id from invoice_recipient r where r.profile_account_id = $1 and r.reaches_since is not null and r.amount_cents is null)`

export const invoiceExports: RoomExports = {
  exports: [
    { table: 'invoice_numbering', part: 'invoiceNumbering', rows: 'account_id = $1', deletedAtClosing: true },
    { table: 'invoice', part: 'invoices', rows: 'account_id = $1', along: 'id' },
    {
      table: 'invoice',
      part: 'invoicesReceived',
      rows: `(account_id <> $1 and id in ${WHOLE})`,
      along: 'id',
      without: ['private_notes', 'payment_account_id', 'overdue_told_at', 'created_by_profile_id'],
    },
    {
      table: 'invoice',
      part: 'invoicesReceivedByShare',
      rows: `(account_id <> $1 and id in ${SENT_TO} and id not in ${WHOLE})`,
      along: 'id',
      without: [
        'private_notes',
        'payment_account_id',
        'overdue_told_at',
        'created_by_profile_id',
        'subtotal_cents',
        'discount_cents',
        'tax_cents',
        'total_cents',
        'paid_cents',
        'credited_cents',
        'written_off_cents',
        'written_off_at',
        'write_off_reason',
        'in_transit_cents',
        'was_tried',
        'was_paid',
      ],
    },
    { table: 'invoice_line', part: 'invoiceLines', rows: `(account_id = $1 or invoice_id in ${WHOLE})`, along: 'id' },
    {
      table: 'invoice_recipient',
      part: 'invoiceRecipients',
      rows: '(account_id = $1 or profile_account_id = $1 and reaches_since is not null)',
      along: 'id',
      without: ['seen_by'],
    },
    {
      table: 'invoice_line_share',
      part: 'invoiceLineShares',
      rows: `(account_id = $1 or recipient_id in (select r.id from invoice_recipient r where r.profile_account_id = $1 and r.reaches_since is not null))`,
    },
    {
      table: 'invoice_event',
      part: 'invoiceEvents',
      rows: `(account_id = $1 or is_shared and recipient_id is null and invoice_id in ${SENT_TO})`,
      along: 'id',
    },
  ],
  notExported: { closed_name: 'is written when the account closes, for those who dealt with it' },
}
