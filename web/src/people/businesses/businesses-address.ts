import {
  BUSINESS_STATUSES,
  MEMBER_STATUSES,
  type BusinessStatus,
  type MemberStatus,
} from '@keystead/contract/people/businesses/business.values.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'

export const LONGEST_SEARCH = 80
export const BUSINESS_SORTS = ['name', 'newest', 'members'] as const
export const MEMBER_SORTS = ['name', 'newest', 'role'] as const
type BusinessSort = (typeof BUSINESS_SORTS)[number]
export type MemberSort = (typeof MEMBER_SORTS)[number]

type View<Status, Sort> = { text: string; status: Status | null; sort: Sort; pageIndex: number; pageSize: number }
/** What the address of the list of businesses says. */
export type BusinessesView = View<BusinessStatus, BusinessSort>
/** What the address of a list of members says. */
export type MembersView = View<MemberStatus, MemberSort> & { role: string | null }

/** An address may have been typed or be old: what it says wrong counts as not said. */
function viewOf<Status extends string, Sort extends string>(
  search: URLSearchParams,
  statuses: readonly Status[],
  sorts: readonly [Sort, ...Sort[]],
): View<Status, Sort> {
  return {
    text: (search.get('text') ?? '').trim().slice(0, LONGEST_SEARCH),
    status: statuses.find((status) => status === search.get('status')) ?? null,
    sort: sorts.find((sort) => sort === search.get('sort')) ?? sorts[0],
    pageIndex: pageIndexOf(search),
    pageSize: pageSizeOf(search),
  }
}

export const businessesViewOf = (search: URLSearchParams): BusinessesView => viewOf(search, BUSINESS_STATUSES, BUSINESS_SORTS)

export function membersViewOf(search: URLSearchParams): MembersView {
  return { ...viewOf(search, MEMBER_STATUSES, MEMBER_SORTS), role: search.get('role')?.slice(0, 40) || null }
}

/** The same for an address: what is usual is left out. */
export function searchOfView(view: BusinessesView | MembersView): Search {
  return {
    text: view.text || null,
    status: view.status,
    role: 'role' in view ? view.role : null,
    sort: view.sort === 'name' ? null : view.sort,
    page: pageNumberOf(view.pageIndex),
    size: unusualSize(view.pageSize),
  }
}
