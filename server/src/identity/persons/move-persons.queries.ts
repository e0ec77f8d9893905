import type { Db } from '../../database/db.ts'

type Moving = { readonly personIds: readonly string[]; readonly fromAccountId: string; readonly toAccountId: string }

/** Another account has written them down from now on. Whose address is in its book already stays, and is called as there. */
export async function movePersons(db: Db, { personIds, fromAccountId, toAccountId }: Moving): Promise<void> {
  await db.sql(
    `update person p set account_id = $3, updated_at = now() where p.id = any($1::uuid[]) and p.account_id = $2
       and not exists (select from person known where known.account_id = $3 and known.email = p.email)`,
    [personIds, fromAccountId, toAccountId],
  )
}

/**
 * Persons of an account as another one calls them: by who has the same address there, else by a copy, which is the same one each time this
 * is asked. Those who are there themselves already are no part of the answer.
 */
export async function copyPersons(db: Db, { personIds, fromAccountId, toAccountId }: Moving): Promise<{ fromId: string; toId: string }[]> {
  return db.sql<{ fromId: string; toId: string }>(
    `with given as (
       select p.*, known.id as known_id,
         overlay(overlay(md5(p.id::text || $3::text) placing '8' from 13) placing '8' from 17)::uuid as copy_id
       from person p left join person known on known.account_id = $3 and known.email = p.email
       where p.id = any($1::uuid[]) and p.account_id = $2
     ), copied as (
       insert into person (id, account_id, first_name, last_name, email, phone, profile_id, accepted_at, created_by_profile_id, created_at, erased_at)
       select copy_id, $3, first_name, last_name, email, phone, profile_id, accepted_at, created_by_profile_id, created_at, erased_at
       from given where known_id is null
       on conflict (id) do nothing
     )
     select id as "fromId", coalesce(known_id, copy_id) as "toId" from given`,
    [personIds, fromAccountId, toAccountId],
  )
}
