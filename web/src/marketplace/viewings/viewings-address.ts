import { VIEWING_LISTS, type ViewingList, type ViewingSide } from '@keystead/contract/marketplace/viewings/viewing.values.ts'
import { DEFAULT_PAGE_SIZE, LAST_PAGE_INDEX, PAGE_SIZES } from '@keystead/contract/rpc/paging.ts'
import { paths } from '../../navigation/paths.ts'

/** Which viewings are listed: the input of GetViewings. */
export type ViewingsView = { Side: ViewingSide; List: ViewingList; PageIndex: number; PageSize: number }

/** An address may have been typed or be old: what it says wrong counts as not said. Who lists no homes has only asked. */
export function viewingsFromAddress(params: URLSearchParams, canList: boolean): ViewingsView {
  const page = Number(params.get('page') ?? 1)
  return {
    Side: canList && params.get('side') !== 'asked' ? 'lister' : 'visitor',
    List: VIEWING_LISTS.find((list) => list === params.get('list')) ?? 'waiting',
    PageIndex: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE_INDEX + 1 ? page - 1 : 0,
    PageSize: PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? DEFAULT_PAGE_SIZE,
  }
}

export function addressOfViewings({ Side, List, PageIndex, PageSize }: ViewingsView, canList: boolean): string {
  return paths.viewings({
    side: canList && Side === 'visitor' ? 'asked' : null,
    list: List === 'waiting' ? null : List,
    page: PageIndex === 0 ? null : PageIndex + 1,
    size: PageSize === DEFAULT_PAGE_SIZE ? null : PageSize,
  })
}

/** The first page of a list. */
export function addressOfList(Side: ViewingSide, List: ViewingList, canList: boolean): string {
  return addressOfViewings({ Side, List, PageIndex: 0, PageSize: DEFAULT_PAGE_SIZE }, canList)
}
