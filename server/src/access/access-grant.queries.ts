import type { Db } from '../database/db.ts'

export type WrongGrant = { readonly facts: string; readonly source_id: string }

/** Where grants do not say what the facts say; asked by those who see everything. */
export async function listWrongGrants(db: Db): Promise<WrongGrant[]> {
  return db.sql<WrongGrant>('select facts::text as facts, source_id from public.wrong_grants() limit 1000')
}

export async function rewriteGrants(db: Db, wrong: readonly WrongGrant[]): Promise<void> {
  await db.sql(
    `select public.write_grants(facts::regclass, array_agg(source_id))
     from unnest($1::text[], $2::uuid[]) as wrong (facts, source_id) group by facts`,
    [wrong.map(({ facts }) => facts), wrong.map(({ source_id }) => source_id)],
  )
}
