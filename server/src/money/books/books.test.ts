import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { expectBooksToHold } from '../../../test/books.ts'
import { operate } from '../../../test/operate.ts'
import { everything } from '../../database/pool.ts'
import { charge, dispute, pay, payout, post, refund, reverse, uncharge } from '../ledger/ledger.public.ts'
import { faultsWith } from './books.factory.ts'
import { verifyAndSay } from './books.job.ts'
import { LEDGER_INVARIANTS as INVARIANTS } from './ledger-invariants.queries.ts'

const asSystem = everything('a test of the books')

/** A year in small: a charge with a deposit, paid, given back in part, disputed, paid out, and one that is taken back. */
test.beforeAll(async () => {
  const { profileId: issuerId } = await app.newPerson()
  const of = {
    issuerId,
    invoiceId: randomUUID(),
    assetId: randomUUID(),
    claimId: randomUUID(),
    recipientId: randomUUID(),
    paymentAccountId: randomUUID(),
  }
  const lines = [
    { accountFor: 'rental-income', amount: 100_000 },
    { depositOf: randomUUID(), amount: 50_000 },
  ]
  const billed = { ...of, times: 1, lines, claims: [{ claimId: of.claimId, amount: 150_000 }] }
  const paymentId = randomUUID()
  await app.services.database.transaction(asSystem, async (db) => {
    await post(db, charge(billed))
    await post(db, pay({ ...of, paymentId, amount: 150_000, owed: 150_000, issuerFee: 300, payerFee: 200 }))
    await post(db, refund({ ...of, paymentId, refundId: randomUUID(), amount: 10_000, fromPrepaid: 0, issuerFeeBack: 0, payerFeeBack: 0 }))
    await post(db, dispute({ ...of, disputeId: randomUUID(), amount: 5_000 }))
    await post(db, payout({ ...of, gatewayId: randomUUID(), amount: 100_000 }))
    const voided = { ...of, invoiceId: randomUUID(), claimId: randomUUID() }
    await post(db, charge({ ...billed, ...voided, claims: [{ claimId: voided.claimId, amount: 150_000 }] }))
    await reverse(db, uncharge({ ...voided, times: 1 }))
  })
})

const entryOf = (kind: string, account: string) =>
  `transaction_id = (select id from ledger_transaction where kind = '${kind}' order by posted_at limit 1)
   and posted_to in (select id from ledger_account where kind = '${account}')`

/** What a person with the keys of the database might do, by the rule that finds it. */
const PLANTED: readonly [name: string, planted: string][] = [
  ['M1', `update ledger_entry set amount = amount + 1 where ${entryOf('payout', 'bank')}`],
  ['M1', `update ledger_entry set amount = amount + 1 where ${entryOf('uncharge', 'income')}`],
  ['M2', `update ledger_account set balance = balance + 1 where kind = 'income'`],
  ['M3', `update ledger_account set version = version + 1 where kind = 'bank'`],
  [
    'M4',
    `alter table ledger_account drop constraint ledger_receivable_overdrawn; update ledger_account set balance = -1 where kind = 'receivable'`,
  ],
  ['M5', 'select 1'],
  ['M11', `update ledger_account set balance = balance + 1 where kind = 'at_provider'`],
  ['M16', `update ledger_entry set amount = 150001 where ${entryOf('refund', 'receivable')}`],
  ['M17', `update ledger_entry set amount = -200000 where ${entryOf('payout', 'at_provider')}`],
  ['M18', `update ledger_entry set asset_id = new_id() where ${entryOf('charge', 'deposit_held')}`],
  ['M19', `update ledger_entry set amount = amount + 1 where ${entryOf('charge', 'receivable')}`],
]

describe('the books', () => {
  test('hold', async () => {
    await expectBooksToHold(app)
    expect(await operate(app, 'verify-books')).toEqual({ exitCode: 0, said: 'The books hold.', complained: '' })
  })
  test('each rule has an offense that is planted', () => {
    expect(PLANTED.map(([name]) => name)).toEqual(INVARIANTS.map(({ name }) => name))
  })
  test.each(PLANTED.map(([name, planted], place) => [name, INVARIANTS[place]!.says, planted] as const))(
    '%s finds where it is not so: %s',
    async (name, says, planted) => {
      const found = (await faultsWith(app, { planted, unguarded: ['ledger_account', 'ledger_transaction', 'ledger_entry'] })).filter(
        (fault) => fault.name === name && fault.says === says,
      )
      expect(found.length).toBeGreaterThan(0)
    },
  )
  test('that do not hold are an error in the log, and a sentence and exit code for the operator', async () => {
    await app.sql('alter table ledger_entry disable trigger ledger_entry_is_final')
    try {
      const { exitCode, said, complained } = await operate(app, 'verify-books')
      expect(exitCode).toBe(1)
      expect(said).toContain('ledger_entry_is_final')
      expect(complained).toBe('The books do not hold. Nothing was changed. Stop payouts until it is clear why.')
      await verifyAndSay(app.services)
      expect(app.logLines.some((line) => line.includes('the books do not hold'))).toBe(true)
    } finally {
      await app.sql('alter table ledger_entry enable trigger ledger_entry_is_final')
    }
    await expectBooksToHold(app)
  })
})
