import { type Kept, collection } from '../books/collection.ts'
import { newId } from '../books/ids.ts'
import { ApiError } from '../http/api-error.ts'
import type { Sandbox } from '../sandbox.ts'
import type { ExternalAccount } from './account.ts'

/** The account that is paid out to, typed into the gateway's own fields. */
type BankToken = Kept & { readonly account: ExternalAccount; readonly isUsed: boolean }

const TOKEN_SECONDS = 15 * 60

const bankTokens = collection<BankToken>('bank_token')

export function createBankToken({ store, clock }: Sandbox, account: Omit<ExternalAccount, 'id' | 'status'>): BankToken {
  const kept: ExternalAccount = { ...account, id: newId('ba'), status: 'new' }
  return bankTokens.insert(store, { id: newId('btok'), created: clock.now(), account: kept, isUsed: false })
}

export function takeBankToken({ store, clock }: Sandbox, id: string): ExternalAccount {
  const token = bankTokens.get(store, id, { param: 'external_account', status: 400 })
  if (token.isUsed) throw new ApiError(400, 'token_already_used', 'The token has been used.', { param: 'external_account' })
  if (clock.now() >= token.created + TOKEN_SECONDS)
    throw new ApiError(400, 'token_expired', 'The token has expired.', { param: 'external_account' })
  return bankTokens.change(store, token, { isUsed: true }).account
}
