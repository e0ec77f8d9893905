import { TOUR_LISTS, type TourList, type TourSide } from '@keystead/contract/marketplace/tours/tour.values.ts'
import { DEFAULT_PAGE_SIZE } from '@keystead/contract/rpc/paging.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'

/** Which tours are listed: the input of GetViewings. */
export type ToursView = { Side: TourSide; List: TourList; PageIndex: number; PageSize: number }

/** An address may have been typed or be old: what it says wrong counts as not said. Who lists no homes has only asked. */
export function toursFromAddress(params: URLSearchParams, canList: boolean): ToursView {
  return {
    Side: canList && params.get('side') !== 'asked' ? 'lister' : 'visitor',
    List: TOUR_LISTS.find((list) => list === params.get('list')) ?? 'waiting',
    PageIndex: pageIndexOf(params),
    PageSize: pageSizeOf(params),
  }
}

export function addressOfTours({ Side, List, PageIndex, PageSize }: ToursView, canList: boolean): string {
  return paths.tours({
    side: canList && Side === 'visitor' ? 'asked' : null,
    list: List === 'waiting' ? null : List,
    page: pageNumberOf(PageIndex),
    size: unusualSize(PageSize),
  })
}

/** The first page of a list. */
export function addressOfList(Side: TourSide, List: TourList, canList: boolean): string {
  return addressOfTours({ Side, List, PageIndex: 0, PageSize: DEFAULT_PAGE_SIZE }, canList)
}
