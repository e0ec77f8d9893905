export { completeSignIn, type SignInMethod } from './complete-sign-in.ts'
