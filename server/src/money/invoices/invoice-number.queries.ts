import { type Db, first } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'

type InvoiceScope = Scope<'invoice'>
export type Numbering = { prefix: string; digits: number; next_number: number }

export async function findNumbering(db: Db, scope: InvoiceScope): Promise<Numbering | null> {
  return first(
    await db.sql<Numbering>('select prefix, digits, next_number from invoice_numbering where account_id = $1 and profile_id = $2', [
      scope.accountId,
      scope.profileId,
    ]),
  )
}

/** Takes the next number: of two at once each gets its own. Null where there is none left. */
export async function takeNumber(db: Db, scope: InvoiceScope): Promise<Numbering | null> {
  return first(
    await db.sql<Numbering>(
      `insert into invoice_numbering (account_id, profile_id, next_number) values ($1, $2, 2)
       on conflict (profile_id) do update set next_number = invoice_numbering.next_number + 1, updated_at = now()
         where invoice_numbering.next_number < 1000000000
       returning prefix, digits, next_number - 1 as next_number`,
      [scope.accountId, scope.profileId],
    ),
  )
}

export async function isNumberUsed(db: Db, scope: InvoiceScope, number: string): Promise<boolean> {
  const used = await db.sql('select true as used from invoice where account_id = $1 and profile_id = $2 and lower(number) = lower($3)', [
    scope.accountId,
    scope.profileId,
    number,
  ])
  return used.length > 0
}

/** Null: with this prefix a later number was given already. */
export async function setNumbering(db: Db, scope: InvoiceScope, { prefix, digits, next_number }: Numbering): Promise<Numbering | null> {
  return first(
    await db.sql<Numbering>(
      `insert into invoice_numbering (account_id, profile_id, prefix, digits, next_number) values ($1, $2, $3, $4, $5)
       on conflict (profile_id) do update set prefix = excluded.prefix, digits = excluded.digits, next_number = excluded.next_number, updated_at = now()
         where invoice_numbering.prefix <> excluded.prefix or invoice_numbering.next_number <= excluded.next_number
       returning prefix, digits, next_number`,
      [scope.accountId, scope.profileId, prefix, digits, next_number],
    ),
  )
}
