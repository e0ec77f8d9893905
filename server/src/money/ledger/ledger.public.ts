export { post, postTogether, reverse, LedgerRefusal } from './post.ts'
export { sumBalances as balanceOf, listEntriesOfInvoice as entriesOf } from './ledger.queries.ts'
export {
  applyPrepaid,
  charge,
  type ChargedLine,
  cost,
  credit,
  dispute,
  disputeLost,
  disputeWon,
  keepFee,
  mark,
  pay,
  payout,
  payoutFailed,
  refund,
  returned,
  suspend,
  uncharge,
  unmark,
} from './postings.ts'
