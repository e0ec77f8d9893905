import { type GetStateLaw, type GetStateLaws, LawRule, StateLawNotFound } from '@keystead/contract/places/state-law/state-law.operations.ts'
import { LAW_TOPICS } from '@keystead/contract/places/state-law/state-law.values.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { type LawRow, findStateWithLaw, listLaw, listStatesWithLaw } from './state-law.queries.ts'

export const getStateLaws: Handler<typeof GetStateLaws> = async ({ db }) => {
  const states = await listStatesWithLaw(db)
  return {
    Items: states.map(({ id, code, name, certain, topics, checked_on: checkedOn }) => ({
      StateId: id,
      Code: code,
      Name: name,
      CertainCount: certain,
      TopicsCount: topics,
      CheckedOn: checkedOn,
    })),
  }
}

export const getStateLaw: Handler<typeof GetStateLaw> = async ({ db }, { StateId }) => {
  const state = (await findStateWithLaw(db, StateId)) ?? fail(StateLawNotFound)
  return { StateId, Code: state.code, Name: state.name, Rules: rulesOf(await listLaw(db, StateId)) }
}

/** In the order in which they are read. */
export function rulesOf(rows: readonly LawRow[]): LawRule[] {
  const byTopic = new Map(rows.map((row) => [row.topic, row]))
  return LAW_TOPICS.flatMap((topic) => {
    const row = byTopic.get(topic)
    return row ? [ruleOf(row)] : []
  })
}

function ruleOf(row: LawRow): LawRule {
  return LawRule.parse({
    Topic: row.topic,
    Standing: row.standing,
    Value: row.value,
    Statute: row.statute,
    Says: row.says,
    Basis: row.basis,
    CheckedOn: row.checked_on,
    IsAmended: row.amended_at !== null,
  })
}
