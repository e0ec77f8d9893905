/** Every fixed sentence of the product, once. Wording follows the specification (§5, §8), spelled right. */
export const messages = {
  someProblem: 'Some problem occurred, Please try again.',
  typeTwoCharacters: 'Please type at least 2 characters.',
  termsUnticked: 'Please check the terms.',
  passwordsDiffer: 'Password and confirm password do not match.',
  passwordTooCommon: 'This password is easy to guess. Please choose another one.',
  passwordHoldsOwnWords: 'Please choose a password without your name or email in it.',
  emailTaken: 'An account with this email already exists. Please sign in instead.',
  signInFailed: 'Email or password is not correct. Please try again.',
  signInSlowDown: 'Too many tries. Please wait a moment before the next one.',
  emailIsYours: 'This is already the email of your account.',
  resetLinkExpired: 'Your password reset link has expired. Please request a new one.',
  codesStopped:
    'Too many wrong codes were entered for this account. Please choose a new password with a link by email, then codes work again.',
  emailNeedsPassword: 'Please enter the password of this account, so we know it is yours.',
  passwordNotOfAccount: 'This is not the password of this account. Please try again.',
  emailLinkExpired: 'This link has expired or was already used. Please request a new one.',
  noAccountWithEmail: 'No account found with this email. Please try again.',
  currentPasswordWrong: 'The current password is not correct. Please try again.',
  newPasswordsDiffer: 'New password and confirm new password do not match.',
  socialProviderNotFound: 'This way of signing in is not available here.',
  socialProviderDown: 'That service is not responding right now. Please try again in a moment, or sign in another way.',
  socialSigninExpired: 'This sign-in has expired or was started in another browser. Please start it again.',
  socialSigninDeclined: 'You canceled, so nothing has changed. Please try again, or sign in another way.',
  socialAnswerRefused: 'We could not verify the response of that service, so nothing has changed. Please start again.',
  socialEmailInUse:
    'An account with this email already exists. Please sign in to it first, then connect the other one in your security settings.',
  oauthTicketExpired: 'Too much time has passed since you came from the other service. Please start there again.',
  identityTaken: 'That account is already connected to someone else here.',
  otherIdentityConnected: 'Another account of that service is already connected. Please disconnect it first.',
  identityNotFound: 'Connected account not found.',
  onlyWayIn: 'This is your only way to sign in. Please set a password first.',
  messageSent: 'Your message has been sent. We will get back to you shortly.',
  profileExists: 'You already have a profile of this type.',
  profileChanged: 'This profile was changed in the meantime. Please review the latest version, then save again.',
  tenantStaysPrivate: 'A tenant profile has no public page. Only people you are connected with see it.',
  profileHasConnections: 'This profile has connections or open invitations. Please end them first, or create another profile instead.',
  profileHasProperties: 'This profile still has properties. Please delete them first, or create another profile instead.',
  endBeforeStart: 'End date should be greater than Start date.',

  fileTooLarge: 'File size exceeds the limit of 15 MB.',
  maximumFileSize: 'Maximum file size reached.',
  maximumFiles: 'Maximum files limit reached.',
  fileFormat: 'File format is invalid.',
  heicUnreadable:
    'Your browser cannot read HEIC photos. Export it as JPEG, or on an iPhone choose Settings > Camera > Formats > Most Compatible for the next ones.',
  filesRejected: 'Some files were rejected. Please upload valid files.',
  selectOwners: 'Please select owners...',
  selectUsers: 'Please select users...',
  selectFiles: 'Please select files to upload.',

  codeWrong: 'This code is not correct or was already used. Please try the latest one.',
  confirmMethodNotAvailable: 'This way of confirming is not available for your account. Please choose another one.',
  secondFactorExpired: 'This sign-in took too long or had too many tries. Please start again with your password.',
  totpIsOn: 'Two-factor authentication is already on.',
  totpIsOff: 'Two-factor authentication is not on.',
  totpNotStarted: 'This setup has expired. Please start again.',
  passkeyRefused: 'This passkey could not be used. Please try again, or choose another way.',
  passkeyNotUsed: 'No passkey was used. Please try again, or choose another way.',
  passkeyNotFound: 'Passkey not found.',
  passkeyIsKnown: 'This passkey was already added.',
  tooManyPasskeys: 'You have 20 passkeys. Please remove one that you no longer use.',
  pinSixDigits: 'A PIN has exactly six digits.',
  pinTooEasy: 'This PIN is easy to guess. Please choose another one.',
  pinsDiffer: 'PIN and confirm PIN do not match.',
  pinWrong: 'The security PIN is not correct. Please try again.',
  pinSlowDown: 'Too many tries with the security PIN. Please wait a moment before the next one.',
  pinStopped: 'The wrong security PIN was entered too often. Please choose a new one with a link by email.',
  pinExists: 'You already have a security PIN. You can change it with the current one.',
  pinNotSet: 'You have no security PIN yet. Please set one first.',
  pinLinkExpired: 'This link for a new PIN has expired. Please request a new one.',
  pinConfirmationNeeded: 'Please confirm this with your security PIN.',
  notificationChannelFixed: 'This cannot be turned off, because it keeps your account safe.',
  quietHoursHalf: 'Please enter both the start and the end of your quiet hours, or neither.',
  emailNotOwn: 'This is not the email of your account. Please type it exactly as shown above.',
  accountClosed: 'Your account is closed. Thank you for being with us.',
  sessionNotFound: 'Session not found.',
  testimonialSent: 'Thank you. Your testimonial has been sent.',
  ticketNotFound: 'Support request not found.',
  ticketClosed: 'This request is closed. Please open a new one.',
  ticketClosedNow: 'Your request is closed.',
  testimonialConsent: 'Please check that we may publish it.',
  profileNotFound: 'Profile details not found.',
  inquiryNotFound: 'Message not found.',
  tooManyInquiries: 'You have sent many messages today. Please try again tomorrow.',
  recipientIsBusy: 'This inbox has reached its limit for today. Please try again tomorrow.',
  propertyNotFound: 'Property details not found.',
  propertyNotOpen: 'You no longer have access to this property.',
  ownerNotFound: 'Owner details not found.',
  tourNotFound: 'Tour not found.',
  tourMoved: 'This tour was changed in the meantime. Please review it again.',
  tourTimeTaken: 'Another tour of this home is confirmed for that time. Please choose another one.',
  tourOverlaps: 'You have another tour at that time, at another home.',
  tourLinkExpired: 'This link has expired or is not complete. Please use the link in the latest email about the tour.',
  tourTimePast: 'This time has passed. Please choose a later one.',
  tourTimeTooFar: 'Please choose a day within the next 60 days.',
  tourTimeTwice: 'You have already chosen this time.',
  tourTooManyTimes: 'Please choose at most three times.',
  tooManyTours: 'You have requested many tours today. Please try again tomorrow.',
  homeIsBusy: 'This home has reached its limit of tour requests for today. Please try again tomorrow.',
  tooManyReports: 'You have reported many listings today. Please try again tomorrow, or contact us.',
  reportNeedsWords: 'Please tell us in a few words what is wrong.',
  connectionNotFound: 'Connection details not found.',
  connectionMoved: 'This connection was changed in the meantime. Please review it again.',
  connectionExists: 'You are already connected.',
  invitationOpen: 'Your invitation was already sent and is waiting for a response.',
  invitationToSelf: 'This is you. Please invite someone else.',
  invitationTooSoon: 'It is too soon to ask again.',
  connectionNotPossible: 'Two tenants can not connect here. Please invite an owner or an agent.',
  invitationNeedsProfile: 'This invitation is for a different type of profile. Please create or switch to that profile first.',
  invitationLinkExpired:
    'This invitation has expired, was answered or was withdrawn. Please ask the person who invited you to send it again.',
  invitationConnected: 'You are already connected.',
  invitationForOtherAddress:
    'This invitation went to another email address. Please sign in with the account of that address, or sign up with it.',
  confirmEmailToInvite: 'Please confirm your own email address first. Then you can invite people by email.',
  tooManyInvitations: 'You have sent many invitations today. Please try again tomorrow.',
  contactIsTheManagersChoice: 'Only the owner can choose another contact.',
  contactMayNotList: 'Please choose yourself, or an agent who may list this property.',
  unitsMoveWithTheManager: 'Only the owner can update the units too. Please save without them.',
  categoryIsTheManagersChoice: 'Only the owner can switch between residential and commercial.',
  buildingIsTheManagersChoice: 'Only the owner can move it to another building or out of one.',
  termsNotEntrusted: 'Only the owner can change price, terms and address. Please ask them, or ask for the “Price and terms” permission.',
  fieldNotEntrusted: 'Only the owner can change this.',
  petsContradict: '“No Pets” can’t be combined with other choices. Please remove it, or the others.',
  pinIsElsewhere: 'The pin is far from this ZIP code. Please move it, or remove it.',
  zipOfOtherState: 'Zip is in another state.',
  confirmEmailToList:
    'Please confirm your email first, because people will contact you there. You can send the confirmation again at the top of the page.',
  noRoomForPhotos: 'The owner’s plan is out of storage for these photos. Please ask them to free some up.',
  assignmentNotFound: 'Assignment not found.',
  assignmentChanged: 'This assignment was changed in the meantime. Please review the latest version, then save again.',
  leaseNotFound: 'Lease not found.',
  personNotFound: 'Person not found.',
  personChanged: 'This person was changed in the meantime. Please review the latest version, then save again.',
  personHasAddress: 'Another person on your list has this email. If they are the same person, merge the two; otherwise use another email.',
  personLivesThere: 'They live in one of your homes, or soon will. You can erase their name after that lease ends.',
  personIsGuarantor: 'They are a guarantor on a lease that has not ended. Please remove them from that lease first.',
  personsLiveTogether:
    'Both have the same home at the same time, so they can not be the same person. Please remove one of them from that lease first.',
  personsShareLease:
    'One is a tenant on a lease and the other its guarantor, so they can not be the same person. Please remove one of them from that lease first.',
  leaseChanged: 'This lease was changed in the meantime. Please review the latest version, then save again.',
  leaseHasEnded: 'This lease has ended. Please add the tenants with a new lease.',
  leaseNotBegun: 'This lease has not started yet.',
  leaseHasNoEnd: 'This lease is month-to-month, so there is nothing to renew.',
  noticeAlreadyGiven: 'Notice was already given for another day. Please withdraw it first.',
  noticeStands: 'Notice was given. Please withdraw it first, then ask to renew.',
  notYourNotice: 'Only the people who gave this notice, or who manage the home, can withdraw it. Please contact them.',
  notConnected: 'You are not connected with everyone you chose. Please invite them first.',
  alreadyAssigned: 'This person already has the property for those dates.',
  managedExclusively: 'Another agent has an exclusive assignment for those dates. Please end that assignment first.',
  homeIsLet: 'This home is already leased for those dates. Please choose other dates, or end that lease first.',
  buildingIsLetByUnits: 'This building has units. Please assign tenants to a unit.',
  classificationInUse: 'You can switch this property’s type after its current and upcoming leases end.',
  reminderIsOver: 'This time has passed. Please choose a later one.',
  notificationNotFound: 'Notification not found.',
  imageNotFound: 'Image not found.',
  importNotFound: 'Import not found.',
  importFileNotKept: 'The file is no longer kept.',
  draftNotFound: 'This draft is gone: it was finished or deleted.',
  draftChanged: 'This draft was changed on another device in the meantime. Please compare both, then continue.',
  tooManyDrafts: 'You have 20 unfinished properties. Please finish or delete one first.',
  uploadNotFound: 'The uploaded file was not found. Please choose it again.',
  propertyChanged: 'This property was changed in the meantime. Please review the latest version, then save again.',
  listingNotRenewable: 'This listing can no longer be renewed. Please list the property again.',
  fairHousingNotReviewed: 'Some words of this listing may go against fair housing law. Please read what we found, then list it.',
  renewalLinkExpired: 'This link has expired or is not complete. You can renew your listings under My properties.',
  propertyNotReady: 'This property is not ready to be listed. Please complete what is missing.',
  buildingHasUnits: 'This building still has units. Please delete them first, or move them out of the building.',
  unitListedTwice: 'This unit is in the list twice.',
  propertyIsLet: 'This property is leased, or will be soon. Please end the lease first.',
  propertyListedCannotBeDeleted: 'This property is listed. Please unlist it before deleting it.',

  tooManyFavorites: 'You have saved 200 homes. Please remove one you no longer want.',
  savedSearchNotFound: 'Saved search not found.',
  tooManySavedSearches: 'You have saved 25 searches. Please delete one that you no longer need.',
  savedViewNotFound: 'Saved view not found.',
  tooManySavedViews: 'You have saved 20 views of this list. Please delete one that you no longer need.',
  viewNameTaken: 'You already have a view with this name. Please choose another one.',
  stopLinkUnknown: 'This link is not complete. Please open it from the email again, or sign in and change your saved searches.',

  noPropertiesFound: 'No properties found.',
  noListedPropertiesFound: 'No listed properties found.',
  noFavoritesFound: 'No saved homes yet.',
  noSavedSearchesFound: 'No saved searches yet.',
  noMediaFound: 'No media found.',
  noProfilesFound: 'No profiles found.',
  noAgentsFound: 'No agents found.',
  noLeadsFound: 'No leads found.',
  noInquiriesFound: 'No messages found.',
  noToursFound: 'No tours found.',
  noTicketsFound: 'No support requests found.',
  noTestimonialsFound: 'No testimonials found.',
  /** Behind the bell, which has unread ones only. */
  noNewNotifications: 'No new notifications.',
  noNotificationsFound: 'No notifications found.',
  noConnectionsFound: 'No connections found.',
  noOwnersFound: 'No owners found.',
  noTenantsFound: 'No tenants found.',
  noConnectionRequestsFound: 'No requests found.',
  noOwnerRequestsFound: 'No owner requests found.',
  noAgentRequestsFound: 'No agent requests found.',
  noTenantRequestsFound: 'No tenant requests found.',
  noHistoryFound: 'No history found.',
  noConnectedPropertiesFound: 'No connected properties found.',
  /** A search through either. */
  noConnectedAndAssignedPropertiesFound: 'No connected and assigned properties found.',
  noAssignedPropertiesFound: 'No assigned properties found.',
  noPartnershipPropertiesFound: 'No partnership properties found.',

  planNotFound: 'This plan is not available. Please look at the plans again.',
  planRequestOpen: 'You have already requested a plan. Please withdraw that request first.',
  storageFull: 'Your plan is out of storage for this file.',
  planRequested: 'We got your request. We’ll email you as soon as your plan is active.',
  planScheduled: 'Your plan changes at the end of the paid period.',
  planChanged: 'Your plan has changed.',
  planKept: 'You’re keeping your plan.',
  planRequestWithdrawn: 'Your request was withdrawn.',

  propertyCreated: 'Property created successfully.',
  propertyUpdated: 'Property updated successfully.',
  propertyDeleted: 'Property deleted successfully.',
  draftDeleted: 'Draft deleted successfully.',
  listingRenewed: 'Listing renewed for another 90 days.',
  propertyListed: 'Property listed successfully.',
  propertyAssigned: 'Property assigned successfully.',
  propertyUnassigned: 'Property unassigned successfully.',
  leaseUpdated: 'Lease updated successfully.',
  noticeGiven: 'Notice given.',
  noticeTakenBack: 'Notice withdrawn.',
  renewalAsked: 'We let your landlord know that you would like to stay.',
  assignmentUpdated: 'Assignment updated successfully.',
  zoneSwitched: 'Property zone switched successfully.',
  invitationSent: 'Invitation sent successfully.',
  invitationAccepted: 'You are now connected.',
  invitationDeclined: 'Invitation declined.',
  invitationWithdrawn: 'Invitation deleted successfully.',
  connectionEnded: 'Connection terminated successfully.',
  notificationCreated: 'Notification created successfully.',
  notificationDeleted: 'Notification deleted successfully.',
  notificationAccessGone: 'You no longer have access to this.',
  propertyUnlisted: 'Property unlisted successfully.',
  ownerCreated: 'Owner created successfully.',
  ownerUpdated: 'Owner updated successfully.',
  ownerDeleted: 'Owner deleted successfully.',
  imageCreated: 'Image created successfully.',
  imageUpdated: 'Image updated successfully.',
  imageDeleted: 'Image deleted successfully.',
  searchSaved: 'Search saved. We’ll let you know about new homes.',
  searchSavedQuietly: 'Search saved.',
  searchWasSaved: 'You have already saved this search.',
  searchUpdated: 'Saved search updated.',
  viewSaved: 'View saved.',
  viewRenamed: 'View renamed.',
  viewDeleted: 'View deleted.',
  searchDeleted: 'Saved search deleted.',
  passwordChanged: 'Password changed successfully.',
  profileCreated: 'Profile created successfully.',
  profileUpdated: 'Profile updated successfully.',
  pictureUpdated: 'Picture updated successfully.',
  pictureRemoved: 'Picture removed.',
  contactUpdated: 'Contact details updated successfully.',
  areYouSure: 'Are you sure?',
} as const

export function inquirySentMessage(name: string): string {
  return `Your message has been sent. ${name} will get back to you shortly.`
}
export function emptyMessage(label: string): string {
  return `${label} can not be empty.`
}
/** `hint` says what would be valid: a sentence that gives an example. */
export function invalidMessage(label: string, hint?: string): string {
  return [`${label} is not valid.`, hint].filter(Boolean).join(' ')
}
/** What would be valid, for values that people type. */
export const hints = {
  amount: 'Enter an amount such as 1250 or 1250.50.',
  date: 'Enter a date such as 11/22/2026.',
  year: 'Enter a year such as 1998.',
  wholeNumber: (example: number) => `Enter a whole number such as ${example}.`,
  number: (example: number) => `Enter a number such as ${example}.`,
  /** Of numbers that come in coarse steps, such as halves. */
  steps: (step: number, example: number) => `Enter a number in steps of ${step}, such as ${example}.`,
} as const
export function tooLongMessage(label: string, max: number): string {
  return `${label} can have at most ${max.toLocaleString('en-US')} characters.`
}
export function lengthMessage(label: string, min: number, max: number): string {
  return `${label} should have ${min} to ${max} characters.`
}
export function rangeMessage(label: string, min: number, max: number): string {
  return `${label} should be between ${min.toLocaleString('en-US')} and ${max.toLocaleString('en-US')}.`
}
/** Years are not grouped: 1600, not 1,600. */
export function yearRangeMessage(label: string, min: number, max: number): string {
  return `${label} should be between ${min} and ${max}.`
}
export function storageFullMessage(plan: string, size: string): string {
  return `Your ${plan} plan holds ${size}, and this file would go over that. Delete photos you do not need, or choose a larger plan under Manage Plans.`
}
export function unitTakenMessage(unit: string): string {
  return `The building already has a unit ${unit}.`
}
export function unitsCountText(count: number): string {
  return count === 1 ? 'It has 1 unit.' : `It has ${count.toLocaleString('en-US')} units.`
}
export function zipElsewhereMessage(zip: string, place: string): string {
  return `ZIP ${zip} is in ${place}. Please check ZIP and state.`
}
export function unknownFieldMessage(name: string): string {
  return `${name} is not a known field.`
}

const ADDRESS_OF = 'This is the email of '

/** One address is one person, and another name stands beside it. */
export function addressOfMessage(name: string): string {
  return `${ADDRESS_OF}${name}. If they are the same person, say so; otherwise use another email.`
}

/** Whether a message asks if two are one person: a form then offers to say so. */
export function asksForSamePerson(message: string | undefined): boolean {
  return message?.startsWith(ADDRESS_OF) ?? false
}
