import { paths } from '@keystead/contract/navigation/paths.ts'
import type { ViewedList } from '../../../platform/saved-views/viewed-list.ts'
import { LIST_PAGE_SIZE, listViewOf, searchOf } from './list-address.ts'

/** Views of My properties. */
export const PROPERTY_VIEWS: ViewedList = {
  list: 'Properties',
  place: paths.myProperties,
  kept: (search) => searchOf({ ...listViewOf(search), pageIndex: 0, pageSize: LIST_PAGE_SIZE }),
}
