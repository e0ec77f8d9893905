import type { Sample } from '../../database/samples.ts'
import { paymentAccountsOf } from './payment-account.access.ts'
import { type NewPaymentAccount, insertPaymentAccount, writePaymentAccount } from './payment-account.queries.ts'

const scope = paymentAccountsOf({ accountId: 'an account', profileId: 'a profile' })

/** Some of the columns: which ones there are changes nothing else. */
export const samples: readonly Sample[] = [
  (db) =>
    insertPaymentAccount(db, scope, { isAccountLevel: false, columns: { owner_type: 'company', first_name: 'Pat' } as NewPaymentAccount }),
  (db) => writePaymentAccount(db, 'an account', { status: 2, reasons: ['bank'], requirements_due_at: null }),
]
