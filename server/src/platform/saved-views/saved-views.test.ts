import {
  DeleteView,
  GetSavedViews,
  RenameView,
  ReplaceView,
  SaveView,
} from '@keystead/contract/platform/saved-views/saved-view.operations.ts'
import { MAX_VIEW_SEARCH_CHARACTERS, MOST_SAVED_VIEWS } from '@keystead/contract/platform/saved-views/saved-view.values.ts'
import { CloseAccount } from '@keystead/contract/security/closing/closing.operations.ts'
import { messages } from '@keystead/contract/platform/saved-views/saved-views-messages.text.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'

const save = (person: TestPerson, Name: string, Search = 'tab=vacant') => person.call(SaveView, { List: 'Properties', Name, Search })
const viewsOf = async (person: TestPerson) => must(await person.call(GetSavedViews, { List: 'Properties' })).Items
const namesOf = async (person: TestPerson) => (await viewsOf(person)).map(({ Name }) => Name)
const taken = { status: 400, fields: { Name: messages.viewNameTaken } }
const refusal = ({ status, error }: { status: number; error?: { Fields?: unknown } }) => ({ status, fields: error?.Fields })

describe('a view is kept', () => {
  test('with its filters, in the order of names, for its profile alone', async () => {
    const person = await app.newPerson()
    must(await save(person, 'Zebra', 'text=oak+%26+pine&sort=amount-high'))
    const { SavedViewId } = must(await save(person, 'apple'))
    expect(await viewsOf(person)).toMatchObject([
      { SavedViewId, Name: 'apple', Search: 'tab=vacant' },
      { Name: 'Zebra', Search: 'text=oak+%26+pine&sort=amount-high' },
    ])
    expect(await viewsOf(await app.secondProfile(person, 'Agent'))).toEqual([])
    expect(await viewsOf(await app.newPerson())).toEqual([])
  })

  test('under a name that no other view of the list has, however its letters are written', async () => {
    const person = await app.newPerson()
    const { SavedViewId } = must(await save(person, 'Vacant in Austin'))
    expect(refusal(await save(person, ' vacant in AUSTIN '))).toEqual(taken)
    const other = must(await save(person, 'Ending'))
    expect(refusal(await person.call(RenameView, { SavedViewId: other.SavedViewId, Name: 'VACANT in Austin' }))).toEqual(taken)
    must(await person.call(RenameView, { SavedViewId, Name: 'Vacant in AUSTIN' }))
    expect(await namesOf(person)).toEqual(['Ending', 'Vacant in AUSTIN'])
    must(await save(await app.secondProfile(person, 'Agent'), 'Ending'))
  })

  test('once where two are saved at once under one name', async () => {
    const person = await app.newPerson()
    const answers = await Promise.all([save(person, 'Vacant'), save(person, 'vacant')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await viewsOf(person)).toHaveLength(1)
  })

  test('twenty times at most, also when asked at once', async () => {
    const person = await app.newPerson()
    for (let count = 1; count < MOST_SAVED_VIEWS; count += 1) must(await save(person, `View ${count}`))
    const answers = await Promise.all([save(person, 'One'), save(person, 'Two')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ error }) => error)?.error?.Message).toBe(messages.tooManySavedViews)
    const [first] = await viewsOf(person)
    must(await person.call(DeleteView, { SavedViewId: first!.SavedViewId }))
    must(await save(person, 'Three'))
  })

  test.each([
    ['no name', { Name: ' ' }, { Name: 'Name can not be empty.' }],
    ['a name that is too long', { Name: 'x'.repeat(61) }, { Name: 'Name can have at most 60 characters.' }],
    ['another list', { List: 'Passwords' }, { List: 'List is not valid.' }],
    ['no filters', { Search: '' }, { Search: 'Filters can not be empty.' }],
    ['filters beyond measure', { Search: 'x'.repeat(MAX_VIEW_SEARCH_CHARACTERS + 1) }, { Search: 'Filters is not valid.' }],
    ['another address', { Search: '//elsewhere.example/?tab=vacant' }, { Search: 'Filters is not valid.' }],
    ['a part of a page', { Search: 'tab=vacant#people' }, { Search: 'Filters is not valid.' }],
  ])('%s is refused at its field', async (_what, wrong, fields) => {
    const person = await app.newPerson()
    const answer = await person.call(SaveView, { List: 'Properties', Name: 'Vacant', Search: 'tab=vacant', ...wrong } as never)
    expect(refusal(answer)).toEqual({ status: 400, fields })
    expect(await viewsOf(person)).toEqual([])
  })
})

describe('a view', () => {
  test('takes other filters, another name, and goes', async () => {
    const person = await app.newPerson()
    const { SavedViewId } = must(await save(person, 'Vacant'))
    must(await person.call(ReplaceView, { SavedViewId, Search: 'tab=ending' }))
    must(await person.call(RenameView, { SavedViewId, Name: 'Ending' }))
    expect(await viewsOf(person)).toEqual([{ SavedViewId, Name: 'Ending', Search: 'tab=ending' }])
    must(await person.call(DeleteView, { SavedViewId }))
    expect(await viewsOf(person)).toEqual([])
    for (const answer of [
      await person.call(DeleteView, { SavedViewId }),
      await person.call(RenameView, { SavedViewId, Name: 'Back' }),
      await person.call(ReplaceView, { SavedViewId, Search: 'tab=listed' }),
    ]) {
      expect([answer.status, answer.error?.Message]).toEqual([404, messages.savedViewNotFound])
    }
  })

  test('of another profile is as if it were not there, be it of the same account', async () => {
    const person = await app.newPerson()
    const { SavedViewId } = must(await save(person, 'Vacant'))
    for (const other of [await app.newPerson(), await app.secondProfile(person, 'Tenant')]) {
      expect((await other.call(RenameView, { SavedViewId, Name: 'Mine' })).status).toBe(404)
      // A name that they have already tells no more of it.
      must(await save(other, 'Taken'))
      expect((await other.call(RenameView, { SavedViewId, Name: 'Taken' })).status).toBe(404)
      expect((await other.call(ReplaceView, { SavedViewId, Search: 'tab=listed' })).status).toBe(404)
      expect((await other.call(DeleteView, { SavedViewId })).status).toBe(404)
    }
    expect(await viewsOf(person)).toEqual([{ SavedViewId, Name: 'Vacant', Search: 'tab=vacant' }])
  })

  test('goes with its account', async () => {
    const [person, other] = [await app.newPerson(), await app.newPerson()]
    must(await save(person, 'Vacant'))
    must(await save(await app.secondProfile(person, 'Agent'), 'Mine to list'))
    must(await save(other, 'Vacant'))
    must(await person.call(CloseAccount, { Email: person.email }))
    expect(await app.sql('select from saved_view where account_id = $1', [person.accountId])).toEqual([])
    expect(await namesOf(other)).toEqual(['Vacant'])
  })
})
