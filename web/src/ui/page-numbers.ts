import { text } from './table.text.ts'
/**
 * The page numbers worth showing, counted from 0, with null where a gap is: first, last, the current one and its
 * neighbours. `pageNumbers(5, 20)` -> `[0, null, 4, 5, 6, null, 19]`.
 */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const wanted = [0, current - 1, current, current + 1, count - 1].filter((page) => page >= 0 && page < count)
  const pages = [...new Set(wanted)].sort((one, other) => one - other)
  return pages.flatMap((page, index) => {
    const gap = index === 0 ? 0 : page - (pages[index - 1] ?? 0)
    if (gap === 2) return [page - 1, page]
    return gap > 2 ? [null, page] : [page]
  })
}

type Page = { PageIndex: number; PageSize: number; TotalCount: number }

/** `11–14 of 14`; beyond the end, where rows may have gone away, `None of 14`. */
export function rangeText({ PageIndex, PageSize, TotalCount }: Page): string {
  const first = PageIndex * PageSize + 1
  const last = Math.min(first + PageSize - 1, TotalCount)
  const [from, to, all] = [first, last, TotalCount].map((count) => count.toLocaleString('en-US'))
  return first > TotalCount ? text.noneOf({ total: TotalCount }) : `${from}–${to} of ${all}`
}
