import { expect, test } from 'vitest'
import { withSearch } from '@keystead/contract/navigation/addresses.ts'
import { searchToKeep, type ViewedList, viewsToOpen } from './viewed-list.ts'

const list: ViewedList = {
  list: 'Properties',
  place: (search) => withSearch('/list', search),
  kept: (search) => ({ tab: search.get('tab'), text: search.get('text') }),
}
const at = (search: string) => new URLSearchParams(search)
const view = (SavedViewId: string, Search: string) => ({ SavedViewId, Name: SavedViewId.toUpperCase(), Search })
const open = (search: string, openedId: string | null = null) =>
  viewsToOpen(list, [view('a', 'tab=vacant'), view('b', 'text=oak+%26+pine&tab=vacant'), view('c', 'tab=vacant&old=1')], {
    search: at(search),
    openedId,
  })
const currentOf = (search: string, openedId?: string) => open(search, openedId).find(({ isCurrent }) => isCurrent)?.SavedViewId

test('what is kept is what the list knows, without the page', () => {
  expect(searchToKeep(list, at('page=3&tab=vacant&utm=x'))).toBe('tab=vacant')
  expect(searchToKeep(list, at('page=3'))).toBe('')
})

test('a view opens at the address that the list writes today', () => {
  expect(open('').map(({ to }) => to)).toEqual(['/list?tab=vacant', '/list?tab=vacant&text=oak+%26+pine', '/list?tab=vacant'])
})

test('the view is current whose filters the address has, however it is written', () => {
  expect(currentOf('text=oak+%26+pine&tab=vacant&page=2')).toBe('b')
  expect(currentOf('tab=listed')).toBeUndefined()
  expect(currentOf('')).toBeUndefined()
})

test('of two with the same filters it is the one that was opened last', () => {
  expect(currentOf('tab=vacant')).toBe('a')
  expect(currentOf('tab=vacant', 'c')).toBe('c')
  expect(currentOf('tab=vacant', 'b')).toBe('a')
})
