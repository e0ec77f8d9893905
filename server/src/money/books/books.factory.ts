import type { TestApp } from '../../../test/harness.ts'
import { everything } from '../../database/pool.ts'
import { type Fault, verifyBooks } from './verify-books.ts'

/** What a person with the keys of the database might do. */
type Planted = { readonly planted: string; readonly unguarded: readonly string[] }

/** With nothing that guards these tables; all of it is undone right after. */
export async function faultsWith(app: TestApp, { planted, unguarded }: Planted): Promise<Fault[]> {
  const undo = new Error('undone')
  let faults: Fault[] = []
  const looked = app.services.database.transaction(everything('a test of the books'), async (db) => {
    for (const table of unguarded) await db.sql(`alter table ${table} disable trigger user`)
    await db.sql(planted)
    faults = await verifyBooks(db)
    throw undo
  })
  await looked.catch((error: unknown) => {
    if (error !== undo) throw error
  })
  return faults
}
