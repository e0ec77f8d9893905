import { MAX_TEMPLATE_NAME, TEMPLATE_CATEGORIES } from '@keystead/contract/agreements/templates/template.values.ts'
import type { GetAgreementTemplates } from '@keystead/contract/agreements/templates/template.operations.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'

export const LONGEST_SEARCH = MAX_TEMPLATE_NAME

/** What the address of the list of templates says. */
export type TemplatesView = { text: string; category: number | null; pageIndex: number; pageSize: number }

/** An address may have been typed or be old: what it says wrong counts as not said. */
export function templatesViewOf(search: URLSearchParams): TemplatesView {
  return {
    text: (search.get('text') ?? '').trim().slice(0, LONGEST_SEARCH),
    category: TEMPLATE_CATEGORIES.find(({ Id }) => String(Id) === search.get('category'))?.Id ?? null,
    pageIndex: pageIndexOf(search),
    pageSize: pageSizeOf(search),
  }
}

/** The same for an address: what is usual is left out. */
export function searchOfTemplates({ text, category, pageIndex, pageSize }: TemplatesView): Search {
  return { text: text || null, category, page: pageNumberOf(pageIndex), size: unusualSize(pageSize) }
}

export function askedFor({ text, category, pageIndex, pageSize }: TemplatesView): InputOf<typeof GetAgreementTemplates> {
  return { Keyword: text || null, CategoryId: category, PageIndex: pageIndex, PageSize: pageSize }
}
