export { text as nameless } from './nameless.text.ts'
export { keptPhone } from './phone-numbers.ts'
export {
  type BusinessProfile,
  describeBusinessProfile,
  keepReachable,
  moveProfile,
  showBusinessProfile,
} from './business-profile.queries.ts'
export { type AccountHolder, findReachableHolder, getAccountHolder } from './account-holder.queries.ts'
export { type Reachable, findReachable } from './profile-contact.queries.ts'
export { type ProfileDetailsRow, holdProfile, lockProfile, lockProfileDetails } from './profile-details.queries.ts'
export { ownProfiles, profileOfBusiness } from './profile.access.ts'
export { checkedState, workplaceOf } from './profile-guards.ts'
export { fullNameOf } from './full-name.ts'
export { makeProfile } from './make-profile.ts'
export { checkedCategories } from './profile-choice.ts'
export { type ProfileCard, findProfileCards } from './profile-cards.ts'
export { type NewProfilePicture, replaceProfilePicture } from './profile-picture.queries.ts'
export { presentCategories, presentName, presentPerson, presentPicture, presentProfile } from './profile.present.ts'
export { listProfiles, listProfilesById } from './profile.queries.ts'
export { findSessionRecord } from './session-record.ts'
export { findNameOf, listAccountsOf } from './profile-names.queries.ts'
export { PROFILE_IS_VISIBLE } from './profile-visibility.queries.ts'
