import { z } from 'zod'
import {
  balanceOf,
  getBalanceTransaction,
  listBalanceTransactions,
  presentBalance,
  presentBalanceTransaction,
} from '../books/balance-transactions.ts'
import { PLATFORM } from '../books/books.ts'
import { pagingQuery, presentPage } from '../books/paging.ts'
import { settlementReport } from '../books/settlement-report.ts'
import { ApiError } from '../http/api-error.ts'
import { endpoint, ofAccount } from './endpoint.ts'
import { type Payout, payouts, presentPayout } from '../objects/payout.ts'

/** Of the platform, or of the connected account that `Gateway-Account` names. */
export const BALANCE_ENDPOINTS = [
  endpoint({
    method: 'GET',
    path: '/v1/balance',
    forAccount: ofAccount,
    handle: ({ sandbox, account }) => presentBalance(balanceOf(sandbox, account ?? PLATFORM)),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/balance_transactions',
    forAccount: ofAccount,
    query: z.strictObject({ ...pagingQuery, type: z.string().optional(), source: z.string().optional() }),
    handle: ({ sandbox, account, query: { type, source, ...paging } }) =>
      presentPage(
        '/v1/balance_transactions',
        listBalanceTransactions(sandbox, paging, { owner: account ?? PLATFORM, type, source }),
        (found) => presentBalanceTransaction(sandbox, found),
      ),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/balance_transactions/:id',
    forAccount: ofAccount,
    handle: ({ sandbox, id, account }) => presentBalanceTransaction(sandbox, getBalanceTransaction(sandbox, id, account ?? PLATFORM)),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/payouts',
    forAccount: ofAccount,
    query: z.strictObject(pagingQuery),
    // The platform has no payouts of its own.
    handle: ({ sandbox, account, query }) =>
      presentPage('/v1/payouts', payouts.list(sandbox.store, query, { parent: account ?? PLATFORM }), presentPayout),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/payouts/:id',
    forAccount: ofAccount,
    handle: ({ sandbox, id, account }) => presentPayout(ownPayout(payouts.get(sandbox.store, id), account)),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/reports/settlement',
    query: z.strictObject({
      from: z.coerce.number().int().min(0).default(0),
      to: z.coerce.number().int().min(0).optional(),
      limit: z.coerce.number().int().min(1).max(1_000).optional(),
      starting_after: z.string().optional(),
    }),
    handle: ({ sandbox, query: { from, to = sandbox.clock.now() + 1, limit, starting_after: startingAfter } }) =>
      settlementReport(sandbox, { from, to, limit, startingAfter }),
  }),
]

function ownPayout(payout: Payout, account: string | null): Payout {
  if (payout.account !== account) throw new ApiError(404, 'resource_missing', 'No such payout of this account.', { param: 'id' })
  return payout
}
