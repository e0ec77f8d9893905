/** Every fixed sentence of the product, once. Wording follows the specification (§5, §8), spelled right. */
export const messages = {
  someProblem: 'Some problem occurred, Please try again.',
  termsUnticked: 'Please check the terms.',
  passwordsDiffer: 'Password and confirm password do not match.',
  passwordTooCommon: 'This password is easy to guess. Please choose another one.',
  passwordHoldsOwnWords: 'Please choose a password without your name or email in it.',
  emailTaken: 'An account with this email exists already. Please sign in instead.',
  signInFailed: 'Email or password is not correct. Please try again.',
  signInSlowDown: 'Too many tries. Please wait a moment before the next one.',
  emailIsYours: 'This is the email of your account already.',
  resetLinkExpired: 'Your password reset link has expired. Please request a new one.',
  emailLinkExpired: 'This link has expired or was used already. Please request a new one.',
  noAccountWithEmail: 'No account found with this email. Please try again.',
  currentPasswordWrong: 'The current password is not correct. Please try again.',
  newPasswordsDiffer: 'New password and confirm new password do not match.',
  socialProviderNotFound: 'This way of signing in is not available here.',
  socialProviderDown: 'That service does not answer right now. Please try again in a moment, or sign in another way.',
  socialSigninExpired: 'This sign-in has expired or was started in another browser. Please start it again.',
  socialSigninDeclined: 'You did not go on with it, so nothing has changed. Please try again, or sign in another way.',
  socialAnswerRefused: 'We could not verify the answer of that service, so nothing has changed. Please start again.',
  socialEmailInUse:
    'An account with this email exists already. Please sign in to it first, then connect the other one in your security settings.',
  oauthTicketExpired: 'Too much time has passed since you came from the other service. Please start there again.',
  identityTaken: 'That account is connected to somebody else here already.',
  otherIdentityConnected: 'Another account of that service is connected already. Please disconnect it first.',
  identityNotFound: 'Connected account not found.',
  onlyWayIn: 'This is your only way to sign in. Please set a password first.',
  messageSent: 'Your message has been sent. We will get back to you shortly.',
  profileExists: 'You have a profile of this kind already.',
  profileChanged: 'This profile was changed in the meantime. Please look at the newest version, then save again.',
  tenantStaysPrivate: 'A tenant profile has no public page. Only people you deal with see it.',
  profileHasProperties: 'This profile still has properties. Please delete them first, or create another profile instead.',
  endBeforeStart: 'End date should be greater than Start date.',

  fileTooLarge: 'File size exceeds the limit of 15 MB.',
  maximumFileSize: 'Maximum file size reached.',
  maximumFiles: 'Maximum files limit reached.',
  fileFormat: 'File format is invalid.',
  filesRejected: 'Some files were rejected. Please upload valid files.',
  selectFiles: 'Please select files to upload.',

  codeWrong: 'This code is not correct or was used already. Please try the newest one.',
  confirmMethodNotAvailable: 'This way of confirming is not available for your account. Please choose another one.',
  secondFactorExpired: 'This sign-in took too long or had too many tries. Please start again with your password.',
  totpIsOn: 'Sign-in codes are switched on already.',
  totpIsOff: 'Sign-in codes are not switched on.',
  totpNotStarted: 'The key of this set-up has expired. Please start again.',
  passkeyRefused: 'This passkey could not be used. Please try again, or choose another way.',
  passkeyNotUsed: 'No passkey was used. Please try again, or choose another way.',
  passkeyNotFound: 'Passkey not found.',
  passkeyIsKnown: 'This passkey was added already.',
  tooManyPasskeys: 'You have 20 passkeys. Please remove one that you no longer use.',
  pinSixDigits: 'The pin has exactly six digits.',
  pinTooEasy: 'This pin is easy to guess. Please choose another one.',
  pinsDiffer: 'Pin and confirm pin do not match.',
  pinWrong: 'The security pin is not correct. Please try again.',
  pinSlowDown: 'Too many tries with the security pin. Please wait a moment before the next one.',
  pinExists: 'You have a security pin already. You can change it with the current one.',
  pinNotSet: 'You have no security pin yet. Please set one first.',
  pinLinkExpired: 'This link for a new pin has expired. Please request a new one.',
  pinConfirmationNeeded: 'Please confirm this with your security pin.',
  notificationChannelFixed: 'This cannot be switched off: the safety of your account depends on it.',
  quietHoursHalf: 'Please give both the start and the end of your quiet hours, or neither.',
  emailNotOwn: 'This is not the email of your account. Please type it as it stands above.',
  accountClosed: 'Your account is closed. Thank you for the time that you were with us.',
  sessionNotFound: 'Session not found.',
  testimonialSent: 'Thank you. Your testimonial has been sent.',
  ticketNotFound: 'Support request not found.',
  ticketClosed: 'This request is closed. Please write to us anew.',
  ticketClosedNow: 'Your request is closed.',
  testimonialConsent: 'Please tick that we may publish it.',
  profileNotFound: 'Profile details not found.',
  enquiryNotFound: 'Enquiry not found.',
  tooManyEnquiries: 'You have written many messages today. Please go on tomorrow.',
  recipientIsBusy: 'So many people have written here today that no more messages are taken. Please try again tomorrow.',
  propertyNotFound: 'Property details not found.',
  ownerNotFound: 'Owner details not found.',
  viewingNotFound: 'Viewing not found.',
  viewingMoved: 'This viewing has changed in the meantime. Please look at it again.',
  viewingTimeTaken: 'Another viewing of this home is confirmed for that time. Please choose another one.',
  viewingOverlaps: 'You have another viewing at that time, in another home.',
  viewingLinkExpired: 'This link has expired or is not complete. The newest mail about the viewing has one that works.',
  viewingTimePast: 'This time has passed. Please choose a later one.',
  viewingTimeTooFar: 'Please choose a day within the next 60 days.',
  viewingTimeTwice: 'You have named this time already.',
  viewingTooManyTimes: 'Please name at most three times.',
  tooManyViewings: 'You have asked for many viewings today. Please go on tomorrow.',
  homeIsBusy: 'So many people have asked for viewings here today that no more requests are taken. Please try again tomorrow.',
  tooManyReports: 'You have reported many listings today. Please go on tomorrow, or write to us.',
  reportNeedsWords: 'Please say in a few words what is wrong.',
  imageNotFound: 'Image not found.',
  importNotFound: 'Import not found.',
  draftNotFound: 'This draft is no longer there: it was finished or deleted.',
  draftChanged: 'This draft was changed on another device in the meantime. Please compare both, then go on.',
  tooManyDrafts: 'You have 20 unfinished properties. Please finish or delete one first.',
  uploadNotFound: 'The uploaded file was not found. Please choose it again.',
  propertyChanged: 'This property was changed in the meantime. Please look at the newest version, then save again.',
  listingNotRenewable: 'This listing can not be renewed any more. Please list the property again.',
  fairHousingNotReviewed: 'Some words of this listing may go against fair housing law. Please read what we found, then list it.',
  renewalLinkExpired: 'This link has expired or is not complete. You can renew your listings under My properties.',
  propertyNotReady: 'This property is not ready to be listed. Please complete what is missing.',
  buildingHasUnits: 'This building still has units. Please delete them first, or take them out of the building.',
  unitListedTwice: 'This unit is in the list twice.',
  propertyListedCannotBeDeleted: 'This property is listed. Please unlist it before deleting it.',

  tooManyFavorites: 'You have saved 200 homes. Please take out one that you no longer want.',
  savedSearchNotFound: 'Saved search not found.',
  tooManySavedSearches: 'You have saved 25 searches. Please delete one that you no longer need.',
  stopLinkUnknown: 'This link is not complete. Please open it from the mail once more, or sign in and change your saved searches.',

  noPropertiesFound: 'No properties found.',
  noListedPropertiesFound: 'No listed properties found.',
  noFavoritesFound: 'No saved homes yet.',
  noSavedSearchesFound: 'No saved searches yet.',
  noProfilesFound: 'No profiles found.',
  noAgentsFound: 'No agents found.',
  noEnquiriesFound: 'No enquiries found.',
  noViewingsFound: 'No viewings found.',
  noTicketsFound: 'No support requests found.',
  noTestimonialsFound: 'No testimonials found.',
  noNotificationsFound: 'No new notifications.',

  planNotFound: 'This plan can not be chosen. Please look at the plans again.',
  planRequestOpen: 'You have asked for a plan already. Please withdraw that request first.',
  storageFull: 'Your plan has no room left for this file.',
  planRequested: 'We have your request. You get a mail as soon as your plan is active.',
  planScheduled: 'Your plan changes at the end of the paid period.',
  planChanged: 'Your plan has changed.',
  planKept: 'You keep your plan.',
  planRequestWithdrawn: 'Your request is withdrawn.',

  propertyCreated: 'Property created successfully.',
  propertyUpdated: 'Property updated successfully.',
  propertyDeleted: 'Property deleted successfully.',
  draftDeleted: 'Draft deleted successfully.',
  listingRenewed: 'Listing renewed for another 90 days.',
  propertyListed: 'Property listed successfully.',
  propertyUnlisted: 'Property unlisted successfully.',
  imageDeleted: 'Image deleted successfully.',
  searchSaved: 'Search saved. We tell you when a home is new in it.',
  searchSavedQuietly: 'Search saved.',
  searchWasSaved: 'You have saved this search already.',
  searchUpdated: 'Saved search updated.',
  searchDeleted: 'Saved search deleted.',
  passwordChanged: 'Password changed successfully.',
  profileCreated: 'Profile created successfully.',
  profileUpdated: 'Profile updated successfully.',
  pictureUpdated: 'Picture updated successfully.',
  pictureRemoved: 'Picture removed.',
  contactUpdated: 'Contact details updated successfully.',
  areYouSure: 'Are you sure?',
} as const

export function enquirySentMessage(name: string): string {
  return `Your message has been sent. ${name} will get back to you shortly.`
}
export function emptyMessage(label: string): string {
  return `${label} can not be empty.`
}
export function invalidMessage(label: string): string {
  return `${label} is not valid.`
}
export function tooLongMessage(label: string, max: number): string {
  return `${label} can have at most ${max.toLocaleString('en-US')} characters.`
}
export function lengthMessage(label: string, min: number, max: number): string {
  return `${label} should have ${min} to ${max} characters.`
}
export function rangeMessage(label: string, min: number, max: number): string {
  return `${label} should be between ${min.toLocaleString('en-US')} and ${max.toLocaleString('en-US')}.`
}
export function storageFullMessage(plan: string, size: string): string {
  return `Your ${plan} plan holds ${size}, and this file does not fit in any more. Delete photos that you do not need, or choose a larger plan under Manage Plans.`
}
export function unitTakenMessage(unit: string): string {
  return `The building has a unit ${unit} already.`
}
export function unitsCountText(count: number): string {
  return count === 1 ? 'It has 1 unit.' : `It has ${count.toLocaleString('en-US')} units.`
}
export function unknownFieldMessage(name: string): string {
  return `${name} is not a known field.`
}
