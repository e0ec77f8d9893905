import type { LAW_BASES, LawStanding } from '@keystead/contract/places/state-law/state-law.values.ts'
import { type Db, prepare } from '../../database/db.ts'

export type LawFact = {
  topic: string
  standing: LawStanding
  /** As `LAW_VALUES` of the topic has it. */
  value: unknown
  statute: string | null
  says: string
  basis: (typeof LAW_BASES)[number] | null
  checked_on: string
}
export type LawRow = LawFact & { amended_at: Date | null }
/** `code` is that of a state of the US. */
export type StateFact = LawFact & { code: string }

const COLUMNS = 'topic, standing, value, statute, says, basis, checked_on::text as checked_on'

const ofState = prepare<LawRow, [number]>('state-law', `select ${COLUMNS}, amended_at from state_law where state_id = $1`)

export async function listLaw(db: Db, stateId: number): Promise<LawRow[]> {
  return db.prepared(ofState, [stateId])
}

const states = prepare<{ id: number; code: string; name: string; certain: number; topics: number; checked_on: string }, []>(
  'state-laws',
  `select state.id, state.code, state.name, count(*) filter (where law.standing <> 'unknown')::int as certain,
     count(*)::int as topics, min(law.checked_on)::text as checked_on
   from state_law law join place_state state on state.id = law.state_id
   group by state.id, state.code, state.name
   order by state.name`,
)

export async function listStatesWithLaw(db: Db) {
  return db.prepared(states, [])
}

export async function findStateByCode(db: Db, code: string): Promise<{ id: number; code: string; name: string } | null> {
  const [state = null] = await db.sql<{ id: number; code: string; name: string }>(
    `select state.id, state.code, state.name from place_state state
     where state.code = $1 and exists (select from state_law law where law.state_id = state.id)`,
    [code],
  )
  return state
}

export async function findStateWithLaw(db: Db, stateId: number): Promise<{ id: number; code: string; name: string } | null> {
  const [state = null] = await db.prepared(stateById, [stateId])
  return state
}

const stateById = prepare<{ id: number; code: string; name: string }, [number]>(
  'state-with-law',
  'select id, code, name from place_state where id = $1 and exists (select from state_law where state_id = $1)',
)

/** Those of a release; what the operator has amended stays. */
export async function fillLaw(db: Db, facts: readonly StateFact[]): Promise<void> {
  await db.sql(
    `insert into state_law (state_id, topic, standing, value, statute, says, basis, checked_on)
     select state.id, fact.topic, fact.standing, fact.value, fact.statute, fact.says, fact.basis, fact.checked_on
     from jsonb_to_recordset($1::jsonb) as fact (code text, topic text, standing text, value jsonb, statute text, says text, basis text, checked_on date)
     join place_state state on state.code = fact.code
     join place_country country on country.id = state.country_id and country.code = 'US'
     on conflict (state_id, topic) do update
       set standing = excluded.standing, value = excluded.value, statute = excluded.statute, says = excluded.says,
           basis = excluded.basis, checked_on = excluded.checked_on
       where state_law.amended_at is null`,
    [JSON.stringify(facts)],
  )
}

/** What the operator says of a topic; it stays when a release comes with something else. */
export async function amendLaw(db: Db, stateId: number, fact: LawFact): Promise<void> {
  await db.sql(
    `update state_law
     set standing = $3, value = $4::jsonb, statute = $5, says = $6, basis = $7, checked_on = $8::date, amended_at = now()
     where state_id = $1 and topic = $2`,
    [
      stateId,
      fact.topic,
      fact.standing,
      fact.value === null ? null : JSON.stringify(fact.value),
      fact.statute,
      fact.says,
      fact.basis,
      fact.checked_on,
    ],
  )
}

export async function unamendLaw(db: Db, stateId: number, topic: string): Promise<void> {
  await db.sql('update state_law set amended_at = null where state_id = $1 and topic = $2', [stateId, topic])
}
