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
  resetLinkExpired: 'Your password reset link has expired. Please request a new one.',
  emailLinkExpired: 'This link has expired or was used already. Please request a new one.',
  noAccountWithEmail: 'No account found with this email. Please try again.',
  currentPasswordWrong: 'The current password is not correct. Please try again.',
  newPasswordsDiffer: 'New password and confirm new password do not match.',
  messageSent: 'Your message has been sent. We will get back to you shortly.',
  profileExists: 'You have a profile of this kind already.',
  endBeforeStart: 'End date should be greater than Start date.',

  fileTooLarge: 'File size exceeds the limit of 15 MB.',
  maximumFileSize: 'Maximum file size reached.',
  maximumFiles: 'Maximum files limit reached.',
  fileFormat: 'File format is invalid.',
  filesRejected: 'Some files were rejected. Please upload valid files.',
  selectFiles: 'Please select files to upload.',

  profileNotFound: 'Profile details not found.',
  propertyNotFound: 'Property details not found.',
  imageNotFound: 'Image not found.',
  importNotFound: 'Import not found.',
  uploadNotFound: 'The uploaded file was not found. Please choose it again.',
  propertyChanged: 'This property was changed in the meantime. Please look at the newest version, then save again.',
  propertyNotReady: 'This property is not ready to be listed. Please complete what is missing.',
  propertyListedCannotBeDeleted: 'This property is listed. Please unlist it before deleting it.',

  noPropertiesFound: 'No properties found.',
  noListedPropertiesFound: 'No listed properties found.',
  noProfilesFound: 'No profiles found.',
  noNotificationsFound: 'No new notifications.',

  propertyCreated: 'Property created successfully.',
  propertyUpdated: 'Property updated successfully.',
  propertyDeleted: 'Property deleted successfully.',
  propertyListed: 'Property listed successfully.',
  propertyUnlisted: 'Property unlisted successfully.',
  imageDeleted: 'Image deleted successfully.',
  profileCreated: 'Profile created successfully.',
  areYouSure: 'Are you sure?',
} as const

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
export function unknownFieldMessage(name: string): string {
  return `${name} is not a known field.`
}
