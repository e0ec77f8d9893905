import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { expectBooksToHold } from '../../../test/books.ts'
import { everything } from '../../database/pool.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { LedgerRefusal, balanceOf, entriesOf, mark, pay, post, postTogether, returned, reverse } from './ledger.public.ts'
import type { Posting } from './posting.ts'

let owner: TestPerson
test.beforeAll(async () => {
  owner = await app.newPerson()
})

test.afterAll(() => expectBooksToHold(app))

const inBooks = <Result>(work: (db: Parameters<typeof post>[0]) => Promise<Result>) =>
  app.services.database.transaction(everything('a test posts'), work)
const posted = (posting: Posting) => inBooks((db) => post(db, posting))
const together = (...postings: Posting[]) => inBooks((db) => postTogether(db, postings))
const charge = (claimId: string, amount: number, businessKey = `charge:${claimId}:1`): Posting => ({
  kind: 'charge',
  businessKey,
  issuerId: owner.profileId,
  legs: [
    { account: 'receivable', ownerId: claimId, amount },
    { account: 'income', ownerId: owner.profileId, detail: 'rent', amount: -amount },
  ],
})

describe('posting', () => {
  test('writes entries, balances and the chain of them', async () => {
    const claimId = randomUUID()
    const first = await posted(charge(claimId, 120_000))
    expect(first).toMatchObject({ businessKey: `charge:${claimId}:1`, isNew: true })
    expect(await inBooks((db) => balanceOf(db, { account: 'receivable', ownerId: claimId }))).toBe(120_000)
    const second = await posted(charge(claimId, 5_000, `charge:${claimId}:2`))
    const entries = await app.sql(
      `select e.amount, e.balance_after, e.version from ledger_entry e join ledger_account a on a.id = e.posted_to
       where a.owner_id = $1 order by e.version`,
      [claimId],
    )
    expect(entries).toEqual([
      { amount: 120_000, balance_after: 120_000, version: 1 },
      { amount: 5_000, balance_after: 125_000, version: 2 },
    ])
    expect(second.isNew).toBe(true)
  })
  test('the same key with the same legs answers the first', async () => {
    const claimId = randomUUID()
    const first = await posted(charge(claimId, 100))
    const again = await posted(charge(claimId, 100))
    expect(again).toEqual({ ...first, isNew: false })
    expect(await inBooks((db) => balanceOf(db, { account: 'receivable', ownerId: claimId }))).toBe(100)
  })
  test('the same key with other legs is refused', async () => {
    const claimId = randomUUID()
    await posted(charge(claimId, 100))
    const other = posted(charge(claimId, 101))
    await expect(other).rejects.toBeInstanceOf(LedgerRefusal)
    await expect(other).rejects.toMatchObject({ why: 'posted-otherwise' })
  })
  test('a reversal is the same with the other sign, once', async () => {
    const claimId = randomUUID()
    await posted(charge(claimId, 100))
    const reversal = { kind: 'uncharge', businessKey: `uncharge:${claimId}:1`, reverses: `charge:${claimId}:1` } as const
    const first = await inBooks((db) => reverse(db, reversal))
    expect(await inBooks((db) => balanceOf(db, { account: 'receivable', ownerId: claimId }))).toBe(0)
    expect(await inBooks((db) => reverse(db, reversal))).toEqual({ ...first, isNew: false })
    await expect(inBooks((db) => reverse(db, { ...reversal, businessKey: `uncharge:${claimId}:2` }))).rejects.toMatchObject({
      why: 'reversed-before',
    })
  })
  test('taken back, a payment leaves nothing in any account of either book', async () => {
    const of = { issuerId: owner.profileId, invoiceId: randomUUID(), claimId: randomUUID(), recipientId: randomUUID(), assetId: null }
    const payment = { ...of, paymentId: randomUUID(), paymentAccountId: randomUUID(), amount: 900, owed: 700, issuerFee: 20, payerFee: 5 }
    await posted(charge(of.claimId, 700))
    await posted(pay(payment))
    await inBooks((db) => reverse(db, returned(payment)))
    const left = await app.sql(
      `select a.kind, sum(e.amount) as total from ledger_entry e join ledger_account a on a.id = e.posted_to
         join ledger_transaction t on t.id = e.transaction_id
       where t.business_key in ($1, $2) group by e.posted_to, a.kind having sum(e.amount) <> 0`,
      [`pay:${payment.paymentId}`, `return:${payment.paymentId}`],
    )
    expect(left).toEqual([])
    expect(await inBooks((db) => balanceOf(db, { account: 'receivable', ownerId: of.claimId }))).toBe(700)
  })
  test('what was charged and paid is not taken back', async () => {
    const claimId = randomUUID()
    await posted(charge(claimId, 100))
    await posted(mark({ issuerId: owner.profileId, invoiceId: claimId, claimId, assetId: null, paymentId: claimId, amount: 100 }))
    const reversal = { kind: 'uncharge', businessKey: `uncharge:${claimId}:1`, reverses: `charge:${claimId}:1` } as const
    await expect(inBooks((db) => reverse(db, reversal))).rejects.toMatchObject({ why: 'receivable-overdrawn' })
  })
  test('a receivable is not overdrawn', async () => {
    const claimId = randomUUID()
    await posted(charge(claimId, 100))
    await expect(posted(charge(claimId, -101, `charge:${claimId}:2`))).rejects.toMatchObject({ why: 'receivable-overdrawn' })
  })
  test('legs that are not nothing together are refused', async () => {
    const { legs, ...rest } = charge(randomUUID(), 100)
    await expect(posted({ ...rest, legs: [legs[0]!, { ...legs[1]!, amount: -99 }] })).rejects.toThrow('do not add up to zero')
    await expect(posted({ ...rest, legs: [legs[0]!, { account: 'suspense', amount: -100 }] })).rejects.toThrow('do not add up to zero')
  })
  test('several at once make one chain', async () => {
    const claimId = randomUUID()
    await together(charge(claimId, 50, `charge:${claimId}:2`), charge(claimId, 100, `charge:${claimId}:1`))
    const chain = `select e.balance_after, e.version from ledger_entry e join ledger_account a on a.id = e.posted_to where a.owner_id = $1 order by 2`
    expect(await app.sql(chain, [claimId])).toEqual([
      { balance_after: 100, version: 1 },
      { balance_after: 150, version: 2 },
    ])
  })
})

describe('a book', () => {
  test('is read by its account, and by no other', async () => {
    const invoiceId = randomUUID()
    await posted({ ...charge(invoiceId, 700), invoiceId })
    const readBy = (person: TestPerson) =>
      app.services.database.transaction({ kind: 'account', accountId: person.accountId }, (db) =>
        entriesOf(db, person.accountId, invoiceId),
      )
    expect((await readBy(owner)).map(({ account, amount }) => ({ account, amount }))).toEqual([
      { account: 'receivable', amount: 700 },
      { account: 'income', amount: -700 },
    ])
    expect(await readBy(await app.newPerson())).toEqual([])
  })
  test('of the platform is read by no account, and written in any transaction', async () => {
    const accountId = randomUUID()
    const legs = [
      { account: 'clearing', amount: 900 },
      { account: 'owner_payable', ownerId: accountId, amount: -900 },
      { account: 'at_provider', ownerId: accountId, amount: 900 },
      { account: 'income', ownerId: owner.profileId, amount: -900 },
    ] as const
    const posting: Posting = { kind: 'pay', businessKey: `pay:${accountId}`, issuerId: owner.profileId, legs }
    const payer = await app.newPerson()
    const seen = await app.services.database.transaction({ kind: 'account', accountId: payer.accountId }, async (db) => {
      await post(db, posting)
      return db.sql('select 1 from ledger_entry union all select 1 from ledger_account union all select 1 from ledger_book')
    })
    expect(seen).toEqual([])
    expect(await inBooks((db) => balanceOf(db, { account: 'owner_payable', ownerId: accountId }))).toBe(-900)
  })
})
