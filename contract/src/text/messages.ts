/** Every fixed sentence of the product, once. Wording follows the specification (§5, §8), spelled right. */
export const messages = {
  someProblem: 'Some problem occurred, Please try again.',
  typeTwoCharacters: 'Please type at least 2 characters.',
  termsUnticked: 'Please check the terms.',
  passwordsDiffer: 'Password and confirm password do not match.',
  passwordTooCommon: 'This password is easy to guess. Please choose another one.',
  passwordHoldsOwnWords: 'Please choose a password without your name or email in it.',
  emailTaken: 'An account with this email exists already. Please sign in instead.',
  signInFailed: 'Email or password is not correct. Please try again.',
  signInSlowDown: 'Too many tries. Please wait a moment before the next one.',
  emailIsYours: 'This is the email of your account already.',
  resetLinkExpired: 'Your password reset link has expired. Please request a new one.',
  codesStopped:
    'Too many wrong codes were entered for this account. Please choose a new password with a link by email, then they count again.',
  emailNeedsPassword: 'Please enter the password of this account, so that we know that it is yours.',
  passwordNotOfAccount: 'This is not the password of the account. Please try again.',
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
  profileHasConnections:
    'This profile is connected with people, or invitations are under way. Please end them first, or create another profile instead.',
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
  pinStopped: 'The security pin was entered wrong too often. Please choose a new one with a link by email.',
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
  inquiryNotFound: 'Message not found.',
  tooManyInquiries: 'You have written many messages today. Please go on tomorrow.',
  recipientIsBusy: 'So many people have written here today that no more messages are taken. Please try again tomorrow.',
  propertyNotFound: 'Property details not found.',
  propertyNotOpen: 'This property is no longer open to you.',
  ownerNotFound: 'Owner details not found.',
  tourNotFound: 'Tour not found.',
  tourMoved: 'This tour has changed in the meantime. Please look at it again.',
  tourTimeTaken: 'Another tour of this home is confirmed for that time. Please choose another one.',
  tourOverlaps: 'You have another tour at that time, in another home.',
  tourLinkExpired: 'This link has expired or is not complete. The newest email about the tour has one that works.',
  tourTimePast: 'This time has passed. Please choose a later one.',
  tourTimeTooFar: 'Please choose a day within the next 60 days.',
  tourTimeTwice: 'You have named this time already.',
  tourTooManyTimes: 'Please name at most three times.',
  tooManyTours: 'You have asked for many tours today. Please go on tomorrow.',
  homeIsBusy: 'So many people have asked for tours here today that no more requests are taken. Please try again tomorrow.',
  tooManyReports: 'You have reported many listings today. Please go on tomorrow, or write to us.',
  reportNeedsWords: 'Please say in a few words what is wrong.',
  connectionNotFound: 'Connection details not found.',
  connectionMoved: 'This connection has changed in the meantime. Please look at it again.',
  connectionExists: 'You are connected already.',
  invitationOpen: 'Your invitation is on its way already and waits for an answer.',
  invitationToSelf: 'This is you. Please invite somebody else.',
  invitationTooSoon: 'It is too early to ask again.',
  connectionNotPossible: 'Two tenants can not connect here. Please invite an owner or an agent.',
  invitationNeedsProfile: 'This invitation is for another kind of profile. Please create or choose that profile first.',
  invitationLinkExpired: 'This invitation has expired, was answered or was withdrawn. Please ask whoever invited you to send it again.',
  invitationConnected: 'You are connected already.',
  invitationForOtherAddress:
    'This invitation went to another email address. Please sign in with the account of that address, or sign up with it.',
  confirmEmailToInvite: 'Please confirm your own email address first. Then you can invite people by email.',
  tooManyInvitations: 'You have sent many invitations today. Please go on tomorrow.',
  contactIsTheManagersChoice: 'Only the owner can choose another contact.',
  contactMayNotList: 'Please choose yourself, or an agent who may list this property.',
  unitsMoveWithTheManager: 'Only the owner can move the units along. Please save without them.',
  categoryIsTheManagersChoice: 'Only the owner can switch between residential and commercial.',
  buildingIsTheManagersChoice: 'Only the owner can put it into another building, or take it out of one.',
  termsNotEntrusted: 'Price, terms and address are for the owner to change. Please ask them, or ask for the scope “Price and terms”.',
  fieldNotEntrusted: 'Only the owner can change this.',
  petsContradict: '“No Pets” stands alone. Please take it away, or the other choices.',
  pinIsElsewhere: 'The pin is far from this ZIP. Please place it again, or take it away.',
  zipOfOtherState: 'Zip is in another state.',
  confirmEmailToList: 'Please confirm your email first: strangers write to it. The email can be sent again at the top of the page.',
  noRoomForPhotos: 'The plan of the owner has no room for these photos. Please ask them to make some.',
  assignmentNotFound: 'Assignment not found.',
  assignmentChanged: 'This assignment was changed in the meantime. Please look at the newest version, then save again.',
  leaseNotFound: 'Lease not found.',
  personNotFound: 'Person not found.',
  personChanged: 'This person was changed in the meantime. Please look at the newest version, then save again.',
  personHasAddress: 'Another person of yours has this address. If they are one, merge the two; otherwise use another address.',
  personLivesThere: 'They live in a home of yours, or soon will. Their name can be erased once that lease has ended.',
  personIsGuarantor: 'They are a guarantor of a lease that has not ended. Please take them out of that lease first.',
  personsLiveTogether:
    'Both have the same home at the same time, so they can not be one person. Please take one of them out of that lease first.',
  personsShareLease:
    'One of them is a tenant of a lease and the other its guarantor, so they can not be one person. Please take one of them out of that lease first.',
  leaseChanged: 'This lease was changed in the meantime. Please look at the newest version, then save again.',
  leaseHasEnded: 'This lease has ended. Please move the tenants in with a new one.',
  leaseNotBegun: 'This lease has not begun yet.',
  leaseHasNoEnd: 'This lease runs from month to month, so there is nothing to renew.',
  noticeAlreadyGiven: 'Notice has been given already, for another day. Please take it back first.',
  noticeStands: 'Notice has been given. Please take it back first, then ask to renew.',
  notYourNotice: 'Only those who gave this notice, or who manage the home, can take it back. Please write to them.',
  notConnected: 'You are not connected with everybody you have chosen. Please invite them first.',
  alreadyAssigned: 'This person has the property in that time already.',
  managedExclusively: 'Another agent manages this property exclusively in that time. Please end that assignment first.',
  homeIsLet: 'This home is let in that time already. Please choose another time, or end that lease first.',
  buildingIsLetByUnits: 'This building has units. Please assign tenants to a unit.',
  classificationInUse: 'This property is let, or about to be. It can change its kind once no lease is open.',
  reminderIsOver: 'This time is over. Please choose a later one.',
  notificationNotFound: 'Notification not found.',
  imageNotFound: 'Image not found.',
  importNotFound: 'Import not found.',
  importFileNotKept: 'The file is no longer kept.',
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
  propertyIsLet: 'This property is let, or about to be. Please end the lease first.',
  propertyListedCannotBeDeleted: 'This property is listed. Please unlist it before deleting it.',

  tooManyFavorites: 'You have saved 200 homes. Please take out one that you no longer want.',
  savedSearchNotFound: 'Saved search not found.',
  tooManySavedSearches: 'You have saved 25 searches. Please delete one that you no longer need.',
  savedViewNotFound: 'Saved view not found.',
  tooManySavedViews: 'You have saved 20 views of this list. Please delete one that you no longer need.',
  viewNameTaken: 'You have a view of this name already. Please choose another one.',
  stopLinkUnknown: 'This link is not complete. Please open it from the email once more, or sign in and change your saved searches.',

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

  planNotFound: 'This plan can not be chosen. Please look at the plans again.',
  planRequestOpen: 'You have asked for a plan already. Please withdraw that request first.',
  storageFull: 'Your plan has no room left for this file.',
  planRequested: 'We have your request. You get an email as soon as your plan is active.',
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
  propertyAssigned: 'Property assigned successfully.',
  propertyUnassigned: 'Property unassigned successfully.',
  leaseUpdated: 'Lease updated successfully.',
  noticeGiven: 'Notice is given.',
  noticeTakenBack: 'Notice is taken back.',
  renewalAsked: 'Your landlord is told that you would like to stay.',
  assignmentUpdated: 'Assignment updated successfully.',
  zoneSwitched: 'Property zone switched successfully.',
  invitationSent: 'Invitation sent successfully.',
  invitationAccepted: 'You are connected now.',
  invitationDeclined: 'Invitation declined.',
  invitationWithdrawn: 'Invitation deleted successfully.',
  connectionEnded: 'Connection terminated successfully.',
  notificationCreated: 'Notification created successfully.',
  notificationDeleted: 'Notification deleted successfully.',
  notificationAccessGone: 'What this was about is no longer open to you.',
  propertyUnlisted: 'Property unlisted successfully.',
  ownerCreated: 'Owner created successfully.',
  ownerUpdated: 'Owner updated successfully.',
  ownerDeleted: 'Owner deleted successfully.',
  imageCreated: 'Image created successfully.',
  imageUpdated: 'Image updated successfully.',
  imageDeleted: 'Image deleted successfully.',
  searchSaved: 'Search saved. We tell you when a home is new in it.',
  searchSavedQuietly: 'Search saved.',
  searchWasSaved: 'You have saved this search already.',
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
  return `Your ${plan} plan holds ${size}, and this file does not fit in any more. Delete photos that you do not need, or choose a larger plan under Manage Plans.`
}
export function unitTakenMessage(unit: string): string {
  return `The building has a unit ${unit} already.`
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

const ADDRESS_OF = 'This is the address of '

/** One address is one person, and another name stands beside it. */
export function addressOfMessage(name: string): string {
  return `${ADDRESS_OF}${name}. If they are one person, say so; otherwise use another address.`
}

/** Whether a message asks if two are one person: a form then offers to say so. */
export function asksForSamePerson(message: string | undefined): boolean {
  return message?.startsWith(ADDRESS_OF) ?? false
}
