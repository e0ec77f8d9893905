import { PERSON_LISTS } from '@keystead/contract/leasing/persons/person.operations.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'

export type PersonList = (typeof PERSON_LISTS)[number]

/** What the address of the list says. */
export type PersonsView = { show: PersonList; text: string; pageIndex: number; pageSize: number }

const LONGEST_TEXT = 100

/** What an address says wrong counts as not said. */
export function personsViewOf(search: URLSearchParams): PersonsView {
  return {
    show: PERSON_LISTS.find((list) => list === search.get('show')) ?? 'all',
    text: (search.get('text') ?? '').trim().slice(0, LONGEST_TEXT),
    pageIndex: pageIndexOf(search),
    pageSize: pageSizeOf(search),
  }
}

export function searchOfPersons({ show, text, pageIndex, pageSize }: PersonsView): Search {
  return {
    show: show === 'all' ? null : show,
    text: text || null,
    page: pageNumberOf(pageIndex),
    size: unusualSize(pageSize),
  }
}
