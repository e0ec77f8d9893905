import { GetStateLaw, GetStateLaws, StateLawNotFound } from '@keystead/contract/places/state-law/state-law.operations.ts'
import { LAW_TOPICS, type LawTopic } from '@keystead/contract/places/state-law/state-law.values.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { must } from '../../../test/must.ts'
import { operate, operatedList } from '../../../test/operate.ts'
import { readLawFiles } from './read-law-files.ts'
import { seedStateLaw } from './seed-state-law.ts'

const COLORADO = 8
const TEXAS = 48
const WASHINGTON = 53
const PUERTO_RICO = 72
const ONTARIO = 124_035

const read = async (StateId: number) => must(await app.visitor().call(GetStateLaw, { StateId }))

async function rule(StateId: number, topic: LawTopic) {
  const { Rules } = await read(StateId)
  return Rules.find(({ Topic }) => Topic === topic)!
}

async function released(code: string, topic: LawTopic) {
  const fact = (await readLawFiles()).find((one) => one.code === code && one.topic === topic)!
  const { standing, value, statute, says, basis, checked_on: checkedOn } = fact
  const words = { Standing: standing, Value: value, Statute: statute, Says: says, Basis: basis }
  return { Topic: topic, ...words, CheckedOn: checkedOn, IsAmended: false }
}

describe('what visitors read', () => {
  test('50 states and DC by name, with how many topics are certain', async () => {
    const { Items } = must(await app.visitor().call(GetStateLaws, {}))
    expect(Items).toHaveLength(51)
    expect(Items.map(({ Name }) => Name)).toEqual(Items.map(({ Name }) => Name).toSorted())
    const facts = (await readLawFiles()).filter(({ code }) => code === 'CO')
    expect(Items.find(({ Code }) => Code === 'CO')).toEqual({
      StateId: COLORADO,
      Code: 'CO',
      Name: 'Colorado',
      CertainCount: facts.filter(({ standing }) => standing !== 'unknown').length,
      TopicsCount: LAW_TOPICS.length,
      CheckedOn: facts[0]!.checked_on,
    })
    expect(Items.some(({ CertainCount, TopicsCount }) => CertainCount < TopicsCount)).toBe(true)
  })

  test('each topic of a state as its file says it, in the order of reading', async () => {
    const { Rules, ...state } = await read(COLORADO)
    expect(state).toEqual({ StateId: COLORADO, Code: 'CO', Name: 'Colorado' })
    expect(Rules.map(({ Topic }) => Topic)).toEqual(LAW_TOPICS)
    for (const one of Rules) expect(one).toEqual(await released('CO', one.Topic))
  })

  test.each([
    ['a state that is not there', 999],
    ['a territory', PUERTO_RICO],
    ['a province of Canada', ONTARIO],
  ])('%s has none', async (_what, StateId) => {
    const { status, error } = await app.visitor().call(GetStateLaw, { StateId })
    expect([status, error?.Code, error?.Message]).toEqual([404, StateLawNotFound.code, StateLawNotFound.message])
  })
})

describe('what the operator refuses', () => {
  test.each<[string, string[], string]>([
    ['no state', ['list', 'XX'], '"XX" is no state. Please use its postal code, such as CA.'],
    ['a province', ['amend', 'ON', 'DepositCap', '--standing', 'none'], '"ON" is no state.'],
    ['no topic', ['amend', 'CO', 'Deposit', '--standing', 'none'], '"Deposit" is no topic. Please use one of: NoticeToEnter,'],
    ['no standing', ['amend', 'CO', 'DepositCap', '--standing', 'maybe'], '"maybe" is none of: set, none, unknown.'],
    ['no day', ['amend', 'CO', 'DepositCap', '--checked', '2026-02-30'], '"2026-02-30" is not a day.'],
    ['no JSON', ['amend', 'CO', 'DepositCap', '--value', 'Months: 1'], '"Months: 1" is not JSON.'],
    ['a value that is too large', ['amend', 'CO', 'DepositCap', '--value', '{"Months": 40}'], 'Value.Months: Too big'],
    ['a value of another topic', ['amend', 'CO', 'DepositCap', '--value', '{"Days": 3}'], 'Value: Unrecognized key: "Days"'],
    ['an amount that is none', ['amend', 'CO', 'LateFeeCap', '--value', '{"Amount": "$50"}'], 'Value.Amount: '],
    [
      'a value of what is not certain',
      ['amend', 'CO', 'DepositCap', '--standing', 'unknown', '--value', '{"Months": 1}'],
      'A rule that is unknown has no value.',
    ],
    ['a rule without a value', ['amend', 'TX', 'DepositCap', '--standing', 'set'], 'A rule that is set has a value.'],
    ['nothing to change', ['amend', 'CO', 'DepositCap'], 'Please say what changes, by --standing, --value,'],
  ])('%s', async (_what, words, sentence) => {
    const before = await app.sql('select * from state_law order by state_id, topic')
    const { exitCode, said, complained } = await operate(app, 'law', ...words)
    expect({ exitCode, said }).toEqual({ exitCode: 1, said: '' })
    expect(complained).toContain(sentence)
    expect(await app.sql('select * from state_law order by state_id, topic')).toEqual(before)
  })
})

describe('an amendment', () => {
  test('says what the operator wrote, keeps what was left out, and is in the audit', async () => {
    const before = await rule(TEXAS, 'DepositCap')
    const amended = await operate(app, 'law', 'amend', 'tx', 'DepositCap', '--value', '{"Months": 2}', '--checked', '2026-12-01')
    expect(amended).toMatchObject({ exitCode: 0, complained: '' })
    expect(amended.said).toContain('DepositCap of Texas is amended, checked on 2026-12-01.')
    expect(await rule(TEXAS, 'DepositCap')).toEqual({
      ...before,
      Standing: 'set',
      Value: { Months: 2 },
      CheckedOn: '2026-12-01',
      IsAmended: true,
    })
    const listed = await operatedList(app, 'law', 'list', 'TX')
    expect(listed.find(({ Topic }) => Topic === 'DepositCap')).toMatchObject({
      Rule: '2 months’ rent',
      Value: '{"Months":2}',
      Amended: expect.any(String),
    })
    expect(listed.find(({ Topic }) => Topic === 'DepositReturn')).toMatchObject({ Amended: null })
    expect(
      await app.sql(`select operation, detail from audit_event where chain = 'operator' and object_id = 'TX DepositCap'`),
    ).toMatchObject([{ operation: 'law amend', detail: { state: 'Texas', before: { standing: 'none' }, after: { value: { Months: 2 } } } }])
  })

  test('to unknown has no value and no statute any more, and counts as not certain', async () => {
    const certain = async () =>
      must(await app.visitor().call(GetStateLaws, {})).Items.find(({ StateId }) => StateId === COLORADO)!.CertainCount
    const before = await certain()
    await operate(app, 'law', 'amend', 'CO', 'DepositReturn', '--standing', 'unknown', '--says', 'A court is to decide.')
    expect(await rule(COLORADO, 'DepositReturn')).toMatchObject({
      Standing: 'unknown',
      Value: null,
      Statute: null,
      Says: 'A court is to decide.',
      IsAmended: true,
    })
    expect(await certain()).toBe(before - 1)
  })

  test('stays when a release says something else, and the rest is replaced', async () => {
    await operate(app, 'law', 'amend', 'WA', 'DepositReturn', '--value', '{"Days": 45}', '--statute', 'A statute of ours')
    const mine = await rule(WASHINGTON, 'DepositReturn')
    const next = (await readLawFiles()).map((fact) => ({
      ...fact,
      says: `${fact.says.slice(0, 500)} As of next year.`,
      checked_on: '2027-03-01',
    }))
    const lines: string[] = []
    const say = (line: string) => void lines.push(line)
    await seedStateLaw(app.services.jobDatabase, say, next)
    await seedStateLaw(app.services.jobDatabase, say, next)
    expect(lines).toEqual(['loaded the law of 51 states'])
    expect(await rule(WASHINGTON, 'DepositReturn')).toEqual(mine)
    expect(await rule(WASHINGTON, 'DepositCap')).toMatchObject({
      Says: expect.stringMatching(/ As of next year\.$/),
      CheckedOn: '2027-03-01',
      IsAmended: false,
    })
    await seedStateLaw(app.services.jobDatabase, say)
    expect(await rule(WASHINGTON, 'DepositReturn')).toEqual(mine)
    expect(await rule(WASHINGTON, 'DepositCap')).toEqual(await released('WA', 'DepositCap'))
  })

  test('is taken back at once: the rule is what the release says, and follows the next one', async () => {
    await operate(app, 'law', 'amend', 'WA', 'LateFeeGrace', '--standing', 'none', '--says', 'Nothing is said of it.')
    expect(await rule(WASHINGTON, 'LateFeeGrace')).toMatchObject({ Standing: 'none', IsAmended: true })
    const restored = await operate(app, 'law', 'restore', 'WA', 'LateFeeGrace')
    expect(restored).toMatchObject({ exitCode: 0, complained: '', said: 'LateFeeGrace of Washington is what this release says.' })
    expect(await rule(WASHINGTON, 'LateFeeGrace')).toEqual(await released('WA', 'LateFeeGrace'))
    const next = (await readLawFiles()).map((fact) => ({ ...fact, checked_on: '2027-04-01' }))
    await seedStateLaw(app.services.jobDatabase, () => {}, next)
    expect(await rule(WASHINGTON, 'LateFeeGrace')).toMatchObject({ CheckedOn: '2027-04-01', IsAmended: false })
    await seedStateLaw(app.services.jobDatabase, () => {})
  })
})
