import { lawWords } from '@keystead/contract/places/state-law/law-words.ts'
import { LAW_STANDINGS, LAW_TOPICS, type LawTopic } from '@keystead/contract/places/state-law/state-law.values.ts'
import { isCalendarDate } from '@keystead/contract/values/dates.ts'
import type { Db } from '../../database/db.ts'
import { type Line, type OperatorCall, type OperatorCommand, refuse, textOption } from '../../operator/command-line.ts'
import { rulesOf } from './get-state-law.ts'
import { LAW_FACTS, readLawFile } from './read-law-files.ts'
import { type LawFact, type LawRow, amendLaw, findStateByCode, listLaw, unamendLaw } from './state-law.queries.ts'

export const lawCommand: OperatorCommand = {
  name: 'law',
  summary: 'What the law of each state says of renting a home',
  actions: {
    list: { summary: 'Lists the rules of a state, such as: law list CA', arguments: ['STATE'], run: list },
    amend: {
      summary: 'Changes a rule, such as: law amend CA DepositCap --value \'{"Months": 1}\'. What is left out stays',
      arguments: ['STATE', 'TOPIC'],
      options: {
        '--standing <word>': 'set, none (the state has no rule) or unknown',
        '--value <json>': 'what the rule is, in the form that "law list STATE --json" shows',
        '--statute <text>': 'where it is written',
        '--says <text>': 'the rule in plain words, with its exceptions',
        '--checked <day>': 'the day on which the law was read, such as 2026-11-28; today if left out',
      },
      run: amend,
    },
    restore: { summary: 'Takes an amendment back: the rule is what this release says', arguments: ['STATE', 'TOPIC'], run: restore },
  },
}

type State = { readonly id: number; readonly code: string; readonly name: string }

async function list(call: OperatorCall): Promise<void> {
  const rows = await call.read(async (db) => listLaw(db, (await stateOf(call, db)).id))
  const amended = new Map(rows.map(({ topic, amended_at: at }) => [topic, at]))
  call.list(
    rulesOf(rows).map((rule): Line => ({
      Topic: rule.Topic,
      Rule: lawWords(rule),
      Value: rule.Value === null ? null : JSON.stringify(rule.Value),
      Statute: rule.Statute,
      Says: rule.Says,
      Checked: rule.CheckedOn,
      Amended: amended.get(rule.Topic) ?? null,
    })),
    'Nothing is written down of this state.',
  )
}

async function amend(call: OperatorCall): Promise<void> {
  const topic = topicOf(call)
  const { state, after } = await call.act(`${codeOf(call)} ${topic}`, async (db) => {
    const state = await stateOf(call, db)
    const before = await ruleOf(db, state, topic)
    const after = amendedBy(call, topic, before)
    await amendLaw(db, state.id, after)
    return { state: state.name, before, after }
  })
  call.say(`${topic} of ${state} is amended, checked on ${after.checked_on}. It stays when a release says something else.`)
}

async function restore(call: OperatorCall): Promise<void> {
  const topic = topicOf(call)
  const { state } = await call.act(`${codeOf(call)} ${topic}`, async (db) => {
    const state = await stateOf(call, db)
    const before = await ruleOf(db, state, topic)
    const shipped = (await readLawFile(state.code)).find((fact) => fact.topic === topic)!
    await amendLaw(db, state.id, shipped)
    await unamendLaw(db, state.id, topic)
    return { state: state.name, before }
  })
  call.say(`${topic} of ${state} is what this release says.`)
}

async function stateOf(call: OperatorCall, db: Db): Promise<State> {
  const code = codeOf(call)
  return (await findStateByCode(db, code)) ?? refuse(`"${code}" is no state. Please use its postal code, such as CA.`)
}

function codeOf({ values: [code = ''] }: OperatorCall): string {
  return code.toUpperCase()
}

function topicOf({ values: [, text = ''] }: OperatorCall): LawTopic {
  return LAW_TOPICS.find((topic) => topic === text) ?? refuse(`"${text}" is no topic. Please use one of: ${LAW_TOPICS.join(', ')}.`)
}

async function ruleOf(db: Db, state: State, topic: LawTopic): Promise<LawRow> {
  return (await listLaw(db, state.id)).find((row) => row.topic === topic) ?? refuse(`${topic} of ${state.name} is not written down.`)
}

const SAYS_WHAT = ['standing', 'value', 'statute', 'says', 'checked'] as const

function amendedBy(call: OperatorCall, topic: LawTopic, before: LawRow): LawFact {
  // An amendment that says nothing new would still keep out what later releases say.
  if (SAYS_WHAT.every((name) => textOption(call, name) === null)) refuse(`Please say what changes, by --${SAYS_WHAT.join(', --')}.`)
  const [value, statute, says, checked] = ['value', 'statute', 'says', 'checked'].map((name) => textOption(call, name))
  const standing = textOption(call, 'standing') ?? (value ? 'set' : before.standing)
  const checkedOn = checked ?? call.services.clock.now().toISOString().slice(0, 10)
  if (!isCalendarDate(checkedOn)) refuse(`"${checkedOn}" is not a day. Please write it as 2026-11-28.`)
  if (!LAW_STANDINGS.some((one) => one === standing)) refuse(`"${standing}" is none of: ${LAW_STANDINGS.join(', ')}.`)
  if (value && standing !== 'set') refuse(`A rule that is ${standing} has no value. Please leave out --value or --standing.`)
  if (standing === 'set' && !value && before.value === null) refuse('A rule that is set has a value. Please give it with --value.')
  const isStill = standing === 'set' || standing === before.standing
  const fact = LAW_FACTS[topic].safeParse({
    Standing: standing,
    Value: standing === 'set' ? (value ? jsonOf(value) : before.value) : null,
    Statute: statute ?? (isStill ? before.statute : null),
    Says: says ?? before.says,
    Basis: before.basis,
  })
  if (!fact.success) return refuse(fact.error.issues.map(({ path, message }) => `${path.join('.') || topic}: ${message}`).join('\n'))
  const { Standing, Value, Statute, Says, Basis } = fact.data
  return { topic, standing: Standing, value: Value, statute: Statute, says: Says, basis: Basis, checked_on: checkedOn }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse(`"${text}" is not JSON. Please write it as "law list STATE --json" shows it.`)
  }
}
