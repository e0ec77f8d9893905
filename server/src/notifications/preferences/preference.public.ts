export { declinesMail, findTimeZone } from './account-preferences.ts'
export { wantsMail } from './wants-mail.ts'
