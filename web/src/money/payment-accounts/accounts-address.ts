import { SUB_ACCOUNT_STATUSES, type SubAccountStatusId } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import { DEFAULT_PAGE_SIZE, LAST_PAGE_INDEX, PAGE_SIZES } from '@keystead/contract/rpc/paging.ts'

/** What the list shows, as its address says it. */
export type AccountsView = { status: SubAccountStatusId | null; pageIndex: number; pageSize: number }

export function accountsViewOf(search: URLSearchParams): AccountsView {
  const status = Object.values(SUB_ACCOUNT_STATUSES).find((id) => String(id) === search.get('status')) ?? null
  const page = Number(search.get('page') ?? 1)
  const size = Number(search.get('size') ?? DEFAULT_PAGE_SIZE)
  return {
    status,
    pageIndex: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE_INDEX + 1 ? page - 1 : 0,
    pageSize: PAGE_SIZES.find((known) => known === size) ?? DEFAULT_PAGE_SIZE,
  }
}

export function searchOfView({ status, pageIndex, pageSize }: AccountsView) {
  return {
    status,
    page: pageIndex === 0 ? null : pageIndex + 1,
    size: pageSize === DEFAULT_PAGE_SIZE ? null : pageSize,
  }
}
