import type { RoomExports } from '../../database/room-exports.ts'

/**
 * What an account has earned, was owed and was paid. All of it stays when the account closes: it is about others, too, and names no one. Whom its
 * ids mean is forgotten where names are kept (0021).
 */
export const ledgerExports: RoomExports = {
  exports: [
    {
      table: 'ledger_statement',
      part: 'ledger',
      rows: 'book_id in (select id from ledger_book where account_id = $1)',
      along: 'id',
      without: ['book_id'],
    },
  ],
  notExported: { ledger_book: 'says whose the entries of the ledger are' },
}
