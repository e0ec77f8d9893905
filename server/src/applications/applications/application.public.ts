export {
  acrossAccounts,
  applicationOfCall,
  asKeeper,
  formOfCall,
  formReader,
  type ReachedApplication,
  type ReachedForm,
} from './application.access.ts'
export { getApplications, numberOf } from './get-applications.ts'
export {
  type ApplicationRow,
  countOfHome,
  endUnsubmitted,
  findApplication,
  findLastForm,
  type FormRow,
  hasSubmitted,
  isTaken,
  listForms,
  listToDecide,
  lockApplication,
  lockOpenOfHomes,
  setConditionsAccepted,
  setDecided,
  setWaitsForScreening,
  setEnded,
  setFormOpened as noteFormOpened,
  setLeaseDraft,
  type TakenForm,
} from './application.queries.ts'
export { endOpen } from './end-application.ts'
export { erasable } from './erasable.ts'
export { findKeptUntil, lockLongEnded, setErased, setNumbersErased } from './erased.queries.ts'
export { keptNameOf, noteEvent } from './events.ts'
export { noteRead } from './send-application.ts'
export { settle } from './settle.ts'
export { showChange, tellApplicants, tellLandlord } from './tell.ts'
export { text as applicationText } from './application.text.ts'
export { findReadableForm, type ReadableForm } from './readable-form.queries.ts'
export { findOfferedHome, HOME_ADDRESS } from './home.queries.ts'
export { beginForm, getOwnForm, lockOwnForm, type OwnForm, submitForm } from './fill-form.ts'
