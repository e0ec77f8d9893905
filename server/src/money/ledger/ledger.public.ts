export { post, postTogether, reverse, LedgerRefusal } from './post.ts'
export {
  sumBalances as balanceOf,
  type LedgerEntry,
  listAtProvider,
  listEntriesOfInvoice as entriesOf,
  sumComeAndNotPaidOut,
} from './ledger.queries.ts'
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
  refundFailed,
  returned,
  suspend,
  uncharge,
  uncredit,
  unmark,
} from './postings.ts'
export type { Posting } from './posting.ts'
