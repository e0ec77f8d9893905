import { LAST_PAGE_INDEX } from '@keystead/contract/rpc/paging.ts'

/** Fits rows of two and of three. */
export const FAVORITES_PAGE_SIZE = 12

export function pageFromAddress(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page - 1 <= LAST_PAGE_INDEX ? page - 1 : 0
}
