export { deleteOldNotices } from './expiry.queries.ts'
export { deleteOldViews } from './views.queries.ts'
