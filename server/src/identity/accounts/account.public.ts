export { holdingsOf } from './account-holdings.ts'
export {
  ACTIVE_ACCOUNTS,
  type AccountEmail,
  findAccountLanguage,
  hasAnyAccount,
  hasOpenAccount,
  holdAccountAddress,
  insertAccount,
  insertBusinessAccount,
  isEmailKnown,
  lockAccount,
  lockAccountEmail,
  markEmailVerified,
  setAccountPlan,
  setDefaultProfile,
  setEmail,
  setFirstProfile,
  setMobile,
  setSetupHidden,
} from './account.queries.ts'
export { disableAccount, enableAccount, makeTombstone } from './account-state.queries.ts'
export { findCredentials, findPasswordHash, holdPassword, setPassword } from './credentials.queries.ts'
