export { itemColumns } from './item-columns.ts'
export { invoiceItemsOf } from './item.access.ts'
export { presentItemTypes } from './item.present.ts'
export { listOwnItemIds } from './item.queries.ts'
