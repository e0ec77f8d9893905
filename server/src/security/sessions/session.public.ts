export { completeSignIn, type SignInMethod } from './complete-sign-in.ts'
export { forgetDevices, forgetOldDevices, isKnownDevice, noteDevice } from './known-device.queries.ts'
