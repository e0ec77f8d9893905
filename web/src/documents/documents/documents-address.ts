import type { Search } from '@keystead/contract/navigation/addresses.ts'
import { DOCUMENT_TYPE_IDS } from '@keystead/contract/documents/documents/document.values.ts'
import { isRowId } from '@keystead/contract/values/ids.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'

export const LONGEST_SEARCH = 80
export const EXPIRIES = ['expired', 'soon', 'any'] as const
export const FOLDER_SORTS = ['title', 'newest', 'expiry'] as const
const USUAL_SORT = 'title'

/** What the address of the documents says. */
export type DocumentsView = {
  /** Documents of homes of others, instead of one's own. */
  isOfHomes: boolean
  folder: string | null
  text: string
  typeId: number | null
  expiry: (typeof EXPIRIES)[number] | null
  property: string | null
  /** A document is about one thing: this is null where a property is named. */
  person: string | null
  sort: (typeof FOLDER_SORTS)[number]
  pageIndex: number
  pageSize: number
}

/** An address may have been typed or be old: what it says wrong counts as not said. */
export function documentsViewOf(search: URLSearchParams): DocumentsView {
  const id = (name: string) => [search.get(name) ?? ''].find(isRowId) ?? null
  const property = id('property')
  return {
    isOfHomes: search.get('tab') === 'homes',
    folder: id('folder'),
    text: (search.get('text') ?? '').trim().slice(0, LONGEST_SEARCH),
    typeId: DOCUMENT_TYPE_IDS.find((one) => String(one) === search.get('type')) ?? null,
    expiry: EXPIRIES.find((one) => one === search.get('expiry')) ?? null,
    property,
    person: property === null ? id('person') : null,
    sort: FOLDER_SORTS.find((one) => one === search.get('sort')) ?? USUAL_SORT,
    pageIndex: pageIndexOf(search),
    pageSize: pageSizeOf(search),
  }
}

/** The same for an address: what is usual is left out. */
export function searchOfDocuments(view: DocumentsView): Search {
  return {
    tab: view.isOfHomes ? 'homes' : null,
    folder: view.folder,
    text: view.text || null,
    type: view.typeId,
    expiry: view.expiry,
    property: view.property,
    person: view.person,
    sort: view.sort === USUAL_SORT ? null : view.sort,
    page: pageNumberOf(view.pageIndex),
    size: unusualSize(view.pageSize),
  }
}

export const NOT_NARROWED = { text: '', typeId: null, expiry: null, property: null, person: null, pageIndex: 0 } as const

export function isNarrowed({ text, typeId, expiry, property, person }: DocumentsView): boolean {
  return text !== '' || typeId !== null || expiry !== null || property !== null || person !== null
}

/** What the list of what was found is asked for. */
export function searchInputOf({ folder, text, typeId, expiry, property, person, sort, pageIndex, pageSize }: DocumentsView) {
  return {
    Keyword: text || null,
    DocumentTypeId: typeId,
    Expiry: expiry,
    FolderId: folder,
    AssetId: property,
    About: person === null ? null : { Kind: 'profile' as const, Id: person },
    Sort: sort,
    PageIndex: pageIndex,
    PageSize: pageSize,
  }
}
