export { post, postTogether, reverse, LedgerRefusal } from './post.ts'
export { entriesOf } from './entries-of-invoice.ts'
export { sumBalances as balanceOf, type LedgerEntry, listAtProvider, sumComeAndNotPaidOut, sumDepositsHeld } from './ledger.queries.ts'
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
