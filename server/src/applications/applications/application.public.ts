export {
  acrossAccounts,
  applicationOfCall,
  asKeeper,
  formOfCall,
  formReader,
  type ReachedApplication,
  type ReachedForm,
} from './application.access.ts'
export { getApplications } from './get-applications.ts'
export { findLastForm } from './application.queries.ts'
export { findReadableForm } from './readable-form.queries.ts'
export { beginForm, getOwnForm, lockOwnForm, type OwnForm, submitForm } from './fill-form.ts'
