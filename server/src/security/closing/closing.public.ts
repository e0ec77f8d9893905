export { eraseAccount, leaveTombstone } from './erase-account.ts'
