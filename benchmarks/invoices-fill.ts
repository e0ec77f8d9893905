import { AssignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import {
  CreateInvoice,
  GetDdlInvoiceRecipients,
  SendInvoice,
  SetInvoiceTempToActive,
} from '@keystead/contract/money/invoices/invoice.operations.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { type Db, only } from '../server/src/database/db.ts'
import { everything, openDatabase } from '../server/src/database/pool.ts'
import type { Caller } from './caller.ts'
import { HOUSE, newOwner } from './owner.ts'

export type Issuer = { readonly caller: Caller; readonly accountId: string; readonly profileId: string }

/** Owners who have sent so many invoices: one by the calls of screens, the others as copies of its rows. */
export async function issuersOf(url: string, databaseUrl: string, counts: readonly number[]): Promise<Issuer[]> {
  const database = openDatabase({ url: databaseUrl, size: 1, statementTimeoutMs: 600_000, onError: () => {} })
  const write = <Result>(work: (db: Db) => Promise<Result>) => database.transaction(everything('a benchmark is filled'), work)
  const issuers: Issuer[] = []
  for (const count of counts) {
    const Email = `issuer-of-${count}@example.com`
    const caller = await newOwner(url, { Email })
    const invoiceId = await sendOne(caller)
    const account = await write(async (db) =>
      only(
        await db.sql<{ id: string; default_profile_id: string }>('select id, default_profile_id from account where email = $1', [Email]),
      ),
    )
    await write((db) => multiply(db, invoiceId, count))
    issuers.push({ caller, accountId: account.id, profileId: account.default_profile_id })
  }
  await write((db) => db.sql('analyze'))
  await database.close()
  return issuers
}

async function sendOne(owner: Caller): Promise<string> {
  const { AssetId } = await owner.ask(AddAsset, HOUSE)
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const Tenants = [{ Person: { FirstName: 'Pia', LastName: 'Novak' }, SharePercent: 100 }]
  await owner.ask(AssignAsset, { AssetId, Lease: { TenureStart: day(-30), TenureEnd: null, Rent: '1200.00', Billing: 'joint', Tenants } })
  const { Items } = await owner.ask(GetDdlInvoiceRecipients, { AssetId, Text: 'novak' })
  const { InvoiceId, Version } = await owner.ask(CreateInvoice, {
    AssetId,
    InvoiceNumber: 'B-0',
    Recipients: [{ PersonId: Items[0]!.PersonId }],
    IssueDate: day(-20),
    DueDate: day(10),
    Lines: [{ Title: 'Rent', Amount: '1200.00', ItemForTypeId: 1, AccountForTypeId: 1 }],
  })
  const active = await owner.ask(SetInvoiceTempToActive, { InvoiceId, Version })
  await owner.ask(SendInvoice, { ...active, WithoutPaymentAccount: true })
  return InvoiceId
}

/** Over three years. Nine of ten are paid by a payment that was recorded; of the others one is late, and the next one due. */
async function multiply(db: Db, invoiceId: string, count: number): Promise<void> {
  const invoice = await columnsOf(db, 'invoice', ['id', 'number', 'issued_on', 'due_on', 'paid_cents'])
  const recipient = await columnsOf(db, 'invoice_recipient', ['id', 'invoice_id'])
  await db.sql(
    `insert into invoice (number, issued_on, due_on, paid_cents, ${invoice})
     select 'B-' || n, issued_on - n % 1000, due_on - case when n % 20 = 0 then 0 else n % 1000 + 15 end,
       case when n % 10 = 0 then 0 else total_cents end, ${invoice}
     from invoice cross join generate_series(1, $2::int - 1) n where id = $1`,
    [invoiceId, count],
  )
  await db.sql(
    `insert into invoice_recipient (invoice_id, ${recipient})
     select copy.id, ${prefixed(recipient)} from invoice_recipient r join invoice first on first.id = r.invoice_id
     join invoice copy on copy.profile_id = first.profile_id and copy.id <> first.id where first.id = $1`,
    [invoiceId],
  )
  await db.sql(
    `insert into payment (account_id, issuer_profile_id, asset_id, invoice_id, claim_id, recipient_id, source, method, status, amount_cents, paid_on, settled_at)
     select i.account_id, i.profile_id, i.asset_id, i.id, i.id, r.id, 'recorded', 'check', 'settled', i.total_cents, i.issued_on, i.issued_on
     from invoice first join invoice i on i.profile_id = first.profile_id and i.paid_cents > 0 join invoice_recipient r on r.invoice_id = i.id
     where first.id = $1`,
    [invoiceId],
  )
}

/** All that are written, but for these. */
async function columnsOf(db: Db, table: string, without: readonly string[]): Promise<string> {
  const columns = await db.sql<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and column_name <> all($2::text[])`,
    [table, without],
  )
  return columns.map(({ name }) => name).join(', ')
}

const prefixed = (columns: string) => columns.replaceAll(/\w+/g, 'r.$&')
