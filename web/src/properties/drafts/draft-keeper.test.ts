import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDraftKeeper, type Kept } from './draft-keeper.ts'

type Fields = { Title: string }
type Answer = { DraftId: string; Version: number }

const REST = 1_500
const RETRY = 10_000
const EMPTY: Kept<Fields> = { draftId: null, version: null, fields: { Title: '' }, step: 'kind' }

let sent: Kept<Fields>[]
let answers: ((answer: Answer | Error) => void)[]
let copies: Map<string, string>

function keeper(begin = EMPTY) {
  return createDraftKeeper<Fields>({
    begin,
    send: (draft) => {
      sent.push(draft)
      return new Promise((resolve, reject) => answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))))
    },
    meaningOf: (error) => (error as Error).message as 'offline',
    isSame: (one, other) => one.Title === other.Title,
    keepCopy: ({ draftId }, { fields }) => copies.set(draftId ?? 'new', fields.Title),
    dropCopy: (draftId) => copies.delete(draftId ?? 'new'),
    restMs: REST,
    retryMs: RETRY,
  })
}

async function answer(with_: Answer | Error) {
  answers.shift()?.(with_)
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  answers = []
  copies = new Map()
})
afterEach(() => vi.useRealTimers())

test('saves once typing rests, and keeps a copy only until then', async () => {
  const drafts = keeper()
  drafts.typed({ Title: 'O' }, 'kind')
  await vi.advanceTimersByTimeAsync(REST - 1)
  drafts.typed({ Title: 'Oak' }, 'kind')
  await vi.advanceTimersByTimeAsync(REST - 1)
  expect([sent.length, copies.get('new'), drafts.state()]).toEqual([0, 'Oak', 'waiting'])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([{ ...EMPTY, fields: { Title: 'Oak' } }])
  await answer({ DraftId: 'a', Version: 1 })
  expect([drafts.state(), drafts.kept().draftId, copies.size]).toEqual(['saved', 'a', 0])
})

test('nothing typed is nothing to save', async () => {
  const drafts = keeper()
  drafts.typed({ Title: '' }, 'kind')
  drafts.typed({ Title: '' }, 'where')
  await drafts.save()
  expect(sent).toEqual([])
})

test('a step further is saved of a draft that is there', async () => {
  const drafts = keeper({ draftId: 'a', version: 3, fields: { Title: 'Oak' }, step: 'kind' })
  drafts.typed({ Title: 'Oak' }, 'where')
  void drafts.save()
  expect(sent).toMatchObject([{ draftId: 'a', version: 3, step: 'where' }])
})

test('what is typed while a call is under way follows on the version that it answers', async () => {
  const drafts = keeper()
  drafts.typed({ Title: 'Oak' }, 'kind')
  void drafts.save()
  drafts.typed({ Title: 'Oak House' }, 'kind')
  void drafts.save()
  expect(sent).toHaveLength(1)
  await answer({ DraftId: 'a', Version: 1 })
  expect([drafts.state(), copies.get('a'), copies.has('new')]).toEqual(['waiting', 'Oak House', false])
  await vi.advanceTimersByTimeAsync(REST)
  expect(sent[1]).toMatchObject({ draftId: 'a', version: 1, fields: { Title: 'Oak House' } })
})

test('without a connection it stays on this device and is tried again', async () => {
  const drafts = keeper()
  drafts.typed({ Title: 'Oak' }, 'kind')
  void drafts.save()
  await answer(new Error('offline'))
  expect([drafts.state(), copies.get('new')]).toEqual(['offline', 'Oak'])
  await vi.advanceTimersByTimeAsync(RETRY)
  await answer({ DraftId: 'a', Version: 1 })
  expect([sent.length, drafts.state(), copies.size]).toEqual([2, 'saved', 0])
})

describe('when another device was quicker', () => {
  test('nothing is saved until somebody has decided; then on top of what is newest', async () => {
    const drafts = keeper({ draftId: 'a', version: 1, fields: { Title: 'Oak' }, step: 'kind' })
    drafts.typed({ Title: 'Mine' }, 'kind')
    void drafts.save()
    await answer(new Error('changed'))
    drafts.typed({ Title: 'Mine, too' }, 'kind')
    await vi.advanceTimersByTimeAsync(RETRY)
    expect([sent.length, drafts.state(), copies.get('a')]).toEqual([1, 'changed', 'Mine, too'])
    drafts.adopt({ draftId: 'a', version: 2, fields: { Title: 'Theirs' }, step: 'where' })
    await vi.advanceTimersByTimeAsync(0)
    expect(sent[1]).toMatchObject({ version: 2, fields: { Title: 'Mine, too' } })
  })
  test('what was deleted elsewhere can become a draft of its own', async () => {
    const drafts = keeper({ draftId: 'a', version: 1, fields: { Title: 'Oak' }, step: 'kind' })
    drafts.typed({ Title: 'Mine' }, 'kind')
    void drafts.save()
    await answer(new Error('gone'))
    void drafts.beginAnew({ Title: '' })
    expect(sent[1]).toMatchObject({ draftId: null, version: null, fields: { Title: 'Mine' } })
  })
})

test('once the property is there nothing is saved any more, and a call under way is waited for', async () => {
  const drafts = keeper()
  drafts.typed({ Title: 'Oak' }, 'kind')
  void drafts.save()
  drafts.typed({ Title: 'Oak House' }, 'kind')
  let isSettled = false
  const settled = drafts.settle().then(() => (isSettled = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(isSettled).toBe(false)
  await answer({ DraftId: 'a', Version: 1 })
  await settled
  drafts.stop()
  await vi.advanceTimersByTimeAsync(RETRY)
  expect([sent.length, drafts.kept().draftId]).toEqual([1, 'a'])
})
