import type { NamedPerson } from '@keystead/contract/identity/persons/person.events.ts'
import type { Db } from '../../database/db.ts'

/** What people did to a property beyond its offer; going on and off the market and other amounts are noted by a trigger. */
export type HistoryNote = {
  readonly accountId: string
  readonly assetId: string
  readonly kind:
    | 'assigned'
    | 'unassigned'
    | 'lease-changed'
    | 'rent-set'
    | 'notice-given'
    | 'notice-taken-back'
    | 'renewal-asked'
    | 'reclassified'
  /** Whom it is about. */
  readonly subjectProfileId: string | null
  readonly byProfileId: string | null
  /** Of a rent that was set, in cents. */
  readonly amounts?: { readonly fromCents: number; readonly toCents: number; readonly rentFrequencyId: number }
  /** Persons without an account whom it is about. Those with one are called as they are called when it is read. */
  readonly persons?: readonly NamedPerson[]
  readonly detail: Record<string, unknown>
}

/** Notes in the history of properties what became of them, and who did it. */
export async function recordAssetEvents(db: Db, notes: readonly HistoryNote[]): Promise<void> {
  await db.sql(
    `insert into asset_event (account_id, asset_id, kind, subject_profile_id, by_profile_id, from_cents, to_cents, rent_frequency_id, detail, persons, is_public)
     select note."accountId", note."assetId", note.kind, note."subjectProfileId", note."byProfileId",
       (note.amounts ->> 'fromCents')::bigint, (note.amounts ->> 'toCents')::bigint, (note.amounts ->> 'rentFrequencyId')::smallint, note.detail, nullif(note.persons, '[]'), false
     from jsonb_to_recordset($1::jsonb)
       as note("accountId" uuid, "assetId" uuid, kind text, "subjectProfileId" uuid, "byProfileId" uuid, amounts jsonb, detail jsonb, persons jsonb)`,
    [JSON.stringify(notes)],
  )
}

type PersonInHomes = { readonly id: string; readonly accountId: string; readonly assetIds: readonly string[] }

/** The names of a tenant without an account go from the history of their homes, whatever they were called when each of it was written. */
export async function eraseSubject(db: Db, { id, accountId, name, assetIds }: PersonInHomes & { readonly name: string }): Promise<void> {
  await db.sql(
    `update asset_event e
     set persons = (
         select jsonb_agg(case when person ->> 'id' = $3 then '{"name": "Erased person"}' else person end order by place)
         from jsonb_array_elements(e.persons) with ordinality as named (person, place)),
       -- What was written at first names all in one text.
       detail = case when e.detail ? 'name' then e.detail || jsonb_build_object('name', replace(e.detail ->> 'name', (
         select person ->> 'name' from jsonb_array_elements(e.persons) as person where person ->> 'id' = $3 limit 1), 'Erased person'))
         else e.detail end
     where e.account_id = $1 and e.asset_id = any($2::uuid[]) and e.persons @> jsonb_build_array(jsonb_build_object('id', $3::text))`,
    [accountId, assetIds, id],
  )
  // What was written before it was noted who is named.
  await db.sql(
    `update asset_event set detail = detail || '{"name": "Erased person"}'
     where account_id = $1 and asset_id = any($2::uuid[]) and subject_profile_id is null and persons is null and detail->>'name' = $3`,
    [accountId, assetIds, name],
  )
}

/** Two persons are one: what named the first is about the other. */
export async function giveSubject(db: Db, { id, intoId, accountId, assetIds }: PersonInHomes & { readonly intoId: string }): Promise<void> {
  await db.sql(
    `update asset_event set persons = replace(persons::text, $3, $4)::jsonb
     where account_id = $1 and asset_id = any($2::uuid[]) and persons @> jsonb_build_array(jsonb_build_object('id', $3::text))`,
    [accountId, assetIds, id, intoId],
  )
}

/** The history of homes that have become another account's. */
export async function moveAssetEvents(db: Db, assetIds: readonly string[], toAccountId: string): Promise<void> {
  await db.sql('update asset_event set account_id = $2 where asset_id = any($1::uuid[])', [assetIds, toAccountId])
}

type Copied = { readonly id: string; readonly fromId: string; readonly assetIds: readonly string[] }

/** Persons are called by another note: what the history of these homes has of the former is about the other. */
export async function callSubjectsOtherwise(db: Db, copied: readonly Copied[]): Promise<void> {
  await db.sql(
    `with called as (
       select home.id as asset_id, note."fromId" as from_id, note.id as to_id
       from jsonb_to_recordset($1::jsonb) as note(id text, "fromId" text, "assetIds" uuid[]) cross join lateral unnest(note."assetIds") as home (id)
     )
     update asset_event e
     set persons = (
       select jsonb_agg(case when c.to_id is null then person else person || jsonb_build_object('id', c.to_id) end order by place)
       from jsonb_array_elements(e.persons) with ordinality as named (person, place)
       left join called c on c.asset_id = e.asset_id and c.from_id = person ->> 'id')
     where e.asset_id in (select asset_id from called) and e.persons is not null`,
    [JSON.stringify(copied)],
  )
}
