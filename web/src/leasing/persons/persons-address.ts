import { PERSON_LISTS } from '@keystead/contract/leasing/persons/person.operations.ts'
import { DEFAULT_PAGE_SIZE, LAST_PAGE_INDEX, PAGE_SIZES } from '@keystead/contract/rpc/paging.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'

export type PersonList = (typeof PERSON_LISTS)[number]

/** What the address of the list says. */
export type PersonsView = { show: PersonList; text: string; pageIndex: number; pageSize: number }

const LONGEST_TEXT = 100

/** What an address says wrong counts as not said. */
export function personsViewOf(search: URLSearchParams): PersonsView {
  const page = Number(search.get('page') ?? 1)
  const size = Number(search.get('size'))
  return {
    show: PERSON_LISTS.find((list) => list === search.get('show')) ?? 'all',
    text: (search.get('text') ?? '').trim().slice(0, LONGEST_TEXT),
    pageIndex: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE_INDEX + 1 ? page - 1 : 0,
    pageSize: PAGE_SIZES.find((candidate) => candidate === size) ?? DEFAULT_PAGE_SIZE,
  }
}

export function searchOfPersons({ show, text, pageIndex, pageSize }: PersonsView): Search {
  return {
    show: show === 'all' ? null : show,
    text: text || null,
    page: pageIndex === 0 ? null : pageIndex + 1,
    size: pageSize === DEFAULT_PAGE_SIZE ? null : pageSize,
  }
}
