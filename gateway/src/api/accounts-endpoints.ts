import { z } from 'zod'
import { pagingQuery, presentPage } from '../books/paging.ts'
import { endpoint } from './endpoint.ts'
import { accounts, presentAccount } from '../objects/account.ts'
import { accountInput, accountUpdate } from '../objects/account-input.ts'
import { createAccount, updateAccount } from '../objects/change-account.ts'

export const ACCOUNT_ENDPOINTS = [
  endpoint({
    method: 'POST',
    path: '/v1/accounts',
    body: accountInput,
    handle: ({ sandbox, body }) => presentAccount(createAccount(sandbox, body), sandbox.clock.now()),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/accounts',
    query: z.strictObject({ ...pagingQuery, 'metadata[sub_account]': z.string().optional() }),
    handle: ({ sandbox, query }) =>
      presentPage('/v1/accounts', accounts.list(sandbox.store, query, { reference: query['metadata[sub_account]'] }), (account) =>
        presentAccount(account, sandbox.clock.now()),
      ),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/accounts/:id',
    handle: ({ sandbox, id }) => presentAccount(accounts.get(sandbox.store, id), sandbox.clock.now()),
  }),
  endpoint({
    method: 'POST',
    path: '/v1/accounts/:id',
    body: accountUpdate,
    handle: ({ sandbox, id, body }) => presentAccount(updateAccount(sandbox, id, body), sandbox.clock.now()),
  }),
]
