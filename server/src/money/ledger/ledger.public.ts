export { post, reverse, LedgerRefusal } from './post.ts'
export { sumBalances as balanceOf, listEntriesOfInvoice as entriesOf } from './ledger.queries.ts'
