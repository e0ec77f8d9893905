import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { expectBooksToHold } from '../../../test/books.ts'
import { rentCharged } from './ledger.factory.ts'

/*
 * What the database itself refuses, to the role that owns the tables and sees all rows.
 */

let key: string
test.beforeAll(async () => {
  key = (await rentCharged(app, await app.newPerson())).businessKey
})
test.afterAll(() => expectBooksToHold(app))

describe('is never changed', () => {
  test.each([
    ['an entry', 'update ledger_entry set amount = amount'],
    ['an entry', 'delete from ledger_entry'],
    ['an entry', 'truncate ledger_entry'],
    ['a transaction', `update ledger_transaction set memo = '{}'`],
    ['a transaction', 'delete from ledger_transaction'],
    ['a transaction', 'truncate ledger_transaction cascade'],
    ['an account', 'delete from ledger_account'],
    ['an account', 'truncate ledger_account cascade'],
    ['a book', 'delete from ledger_book'],
  ])('%s: %s', async (_what, statement) => {
    await expect(app.sql(statement)).rejects.toThrow('are never changed')
  })
})

describe('is written by its functions alone', () => {
  test.each([
    ['a balance', 'update ledger_account set balance = balance + 1'],
    ['an entry', 'insert into ledger_entry select * from ledger_entry'],
    ['a transaction', 'insert into ledger_transaction select * from ledger_transaction'],
    ['an account', 'insert into ledger_account select * from ledger_account'],
  ])('%s', async (_what, statement) => {
    await expect(app.sql(statement)).rejects.toThrow('are written by ledger_post alone')
  })
})

describe('even by what says that it is one of them', () => {
  const written = (statement: string, values: readonly unknown[] = []) =>
    app.services.database.transaction({ kind: 'everything', reason: 'a test' }, async (db) => {
      await db.sql(`select set_config('app.ledger_writes', 'on', true)`)
      await db.sql(statement, values)
    })
  const LATE = `insert into ledger_entry (transaction_id, seq, book_id, posted_to, currency, amount, balance_after, version)
    select e.transaction_id, e.seq + 2, e.book_id, e.posted_to, e.currency, e.amount, e.balance_after, e.version + 1
    from ledger_entry e join ledger_transaction t on t.id = e.transaction_id where t.business_key = $1`
  const TRANSACTION = `insert into ledger_transaction (kind, business_key, book_id, legs, currency, effective_on)
    select 'charge', $2, book_id, 2, 'USD', current_date from ledger_transaction where business_key = $1`

  test('legs that come late are refused, although they add up', async () => {
    await expect(written(LATE, [key])).rejects.toThrow(/has 2 legs/)
  })
  test('one leg that comes late is refused', async () => {
    await expect(written(`${LATE} and e.seq = 1`, [key])).rejects.toThrow(/has 2 legs/)
  })
  test('a transaction without legs is refused at the commit', async () => {
    await expect(written(TRANSACTION, [key, `charge:${randomUUID()}`])).rejects.toThrow('has no legs')
  })
  test.each([
    ['whose account is another one', 'new_id()', 'balance_after', 'version'],
    ['that leave a gap in the chain', 'posted_to', 'balance_after', 'version + 1'],
    ['that do not say what their account has', 'posted_to', 'balance_after + 1', 'version'],
  ])('legs %s are refused', async (_what, account, balance, version) => {
    const whole = `with one as (${TRANSACTION} returning id), moved as (
        update ledger_account a set balance = a.balance + e.amount, version = a.version + 1
        from ledger_entry e join ledger_transaction t on t.id = e.transaction_id where t.business_key = $1 and a.id = e.posted_to
        returning e.seq, e.book_id, e.amount, a.id as posted_to, a.currency, a.balance as balance_after, a.version
      )
      insert into ledger_entry (transaction_id, seq, book_id, posted_to, currency, amount, balance_after, version)
      select one.id, m.seq, m.book_id, ${account}, m.currency, m.amount, ${balance}, ${version} from moved m, one`
    await expect(written(whole, [key, `charge:${randomUUID()}`])).rejects.toThrow('is not what its account says')
  })
  test('a transaction of one leg is refused', async () => {
    const one = TRANSACTION.replace("2, 'USD'", "1, 'USD'")
    await expect(written(one, [key, `charge:${randomUUID()}`])).rejects.toThrow('ledger_transaction_has_legs')
  })
  test('a receivable below zero is refused', async () => {
    await expect(written(`update ledger_account set balance = -1 where kind = 'receivable'`)).rejects.toThrow('ledger_receivable_overdrawn')
  })
  test.each(['owner_id', 'asset_id', 'min_balance'])('of an account %s is never changed', async (column) => {
    await expect(written(`update ledger_account set ${column} = null`)).rejects.toThrow('are never changed')
  })
  test.each([
    ['of no kind', 'issuer', 'fun', 0, 'USD'],
    ['of the platform in the book of an issuer', 'issuer', 'owner_payable', 0, 'USD'],
    ['of an issuer in the book of the platform', 'platform', 'receivable', 0, 'USD'],
    ['in shards that has none', 'issuer', 'receivable', 3, 'USD'],
    ['in another currency', 'issuer', 'receivable', 0, 'EUR'],
  ])('an account %s is refused', async (_what, book, kind, shard, currency) => {
    const statement = `insert into ledger_account (id, book_id, kind, owner_id, shard, currency)
      select new_id(), id, $1, new_id(), $2, $3 from ledger_book where (profile_id is null) = $4 limit 1`
    await expect(written(statement, [kind, shard, currency, book === 'platform'])).rejects.toThrow('there is no ledger account')
  })
})
