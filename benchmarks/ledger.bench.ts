import { randomUUID } from 'node:crypto'
import { type Db, prepare } from '../server/src/database/db.ts'
import { type Database, everything, openDatabase } from '../server/src/database/pool.ts'
import { post } from '../server/src/money/ledger/ledger.public.ts'
import type { Posting } from '../server/src/money/ledger/posting.ts'
import { charge, pay } from '../server/src/money/ledger/postings.ts'
import { openScratchDatabase } from './scratch-database.ts'
import { measureSideBySide } from './side-by-side.ts'

const ISSUERS = 500
const ROUND_MS = 2_000
const CLIENTS = [
  { clients: 1, goal: 0.6 },
  { clients: 32, goal: 0.25 },
] as const

/**
 * What the books cost beyond keeping the rows: a payment of seven legs, with all that guards it, against one plain INSERT of the same rows into
 * tables that have nothing but a primary key. Each with a commit of its own that reaches the disk.
 */
export async function run(): Promise<void> {
  const scratch = await openScratchDatabase()
  const database = openDatabase({ url: scratch.url, size: 32, statementTimeoutMs: 60_000, onError: () => {} })
  try {
    await makePlainTables(database)
    const issuers = await makeIssuers(database)
    for (const { clients, goal } of CLIENTS) {
      const contenders = [
        { name: 'the ledger', measure: () => perSecond(database, clients, issuers, async (db, one) => void (await post(db, one.posting))) },
        { name: 'a plain INSERT', measure: () => perSecond(database, clients, issuers, (db, one) => insertPlainly(db, one)) },
      ]
      await measureSideBySide(`Payments posted, ${clients} at a time, ${ISSUERS} issuers`, 'a second', contenders, { goal })
    }
    const [busiest] = issuers
    await measureSideBySide('Payments posted, 32 at a time, all to one issuer, who has one receivable for each', 'a second', [
      { name: 'the ledger', measure: () => perSecond(database, 32, [busiest!], async (db, one) => void (await post(db, one.posting))) },
      { name: 'a plain INSERT', measure: () => perSecond(database, 32, [busiest!], (db, one) => insertPlainly(db, one)) },
    ])
  } finally {
    await database.close()
    await scratch.discard()
  }
}

type Issuer = { readonly issuerId: string; readonly paymentAccountId: string }
type Payment = { readonly transactionId: string; readonly issuer: Issuer; readonly posting: Posting }

/** How many payments clients make in a while, each one after the other. Their claims are there before. */
async function perSecond(
  database: Database,
  clients: number,
  issuers: readonly Issuer[],
  write: (db: Db, payment: Payment) => Promise<void>,
): Promise<number> {
  let made = 0
  const started = performance.now()
  const client = async () => {
    while (performance.now() - started < ROUND_MS) {
      const payment = paymentTo(issuers[Math.floor(Math.random() * issuers.length)]!)
      await database.transaction(everything('the benchmark posts'), (db) => write(db, payment))
      made += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return (made * 1_000) / (performance.now() - started)
}

/** A claim of each issuer is so large that it is never paid. */
function paymentTo(issuer: Issuer): Payment {
  const paymentId = randomUUID()
  const posting = pay({
    ...issuer,
    paymentId,
    invoiceId: issuer.paymentAccountId,
    claimId: issuer.paymentAccountId,
    recipientId: issuer.issuerId,
    assetId: null,
    effectiveOn: '2026-11-26',
    amount: 150_000,
    owed: 150_000,
    issuerFee: 300,
    payerFee: 250,
  })
  return { transactionId: randomUUID(), issuer, posting }
}

async function makeIssuers(database: Database): Promise<Issuer[]> {
  return database.transaction(everything('the benchmark makes its issuers'), async (db) => {
    const profiles = await db.sql<{ id: string }>(
      `with made as (insert into account (email) select 'issuer-' || n || '@example.com' from generate_series(1, $1) n returning id)
       insert into profile (account_id, profile_type_id, account_type_id, first_name, last_name, country_id)
       select made.id, 1, 1, 'Ada', 'Issuer', country.id from made, country where country.code = 'US' returning id`,
      [ISSUERS],
    )
    const issuers = profiles.map(({ id }) => ({ issuerId: id, paymentAccountId: randomUUID() }))
    for (const { issuerId, paymentAccountId } of issuers) {
      await post(
        db,
        charge({
          issuerId,
          invoiceId: paymentAccountId,
          assetId: null,
          times: 1,
          claims: [{ claimId: paymentAccountId, amount: 1_000_000_000_000 }],
          lines: [{ accountFor: 'rental-income', amount: 1_000_000_000_000 }],
        }),
      )
    }
    return issuers
  })
}

const plain = prepare<object>(
  'plain insert of a payment',
  `with one as (
     insert into plain_transaction (id, kind, business_key, book_id, invoice_id, legs, currency, effective_on)
     values ($1, $2, $3, $4, $5, $6, 'USD', $7)
   )
   insert into plain_entry (transaction_id, seq, book_id, posted_to, currency, amount, balance_after, version)
   select $1, n, $4, $8, 'USD', amount, amount, n from unnest($9::bigint[]) with ordinality as legs(amount, n)`,
)

async function insertPlainly(db: Db, { transactionId, issuer, posting }: Payment): Promise<void> {
  const { kind, businessKey, invoiceId, effectiveOn, legs } = posting
  const amounts = legs.map(({ amount }) => amount)
  const { issuerId, paymentAccountId } = issuer
  await db.prepared(plain, [transactionId, kind, businessKey, issuerId, invoiceId, legs.length, effectiveOn, paymentAccountId, amounts])
}

async function makePlainTables(database: Database): Promise<void> {
  await database.transaction(everything('the benchmark makes its tables'), async (db) => {
    for (const table of ['transaction', 'entry']) await db.sql(`create table plain_${table} (like ledger_${table} including defaults)`)
    await db.sql('alter table plain_transaction add primary key (id)')
    await db.sql('alter table plain_entry add primary key (transaction_id, seq)')
  })
}
