export { wantsMail } from './wants-mail.ts'
