export { completeSignIn, type SignInMethod } from './complete-sign-in.ts'
export { forgetDevices, isKnownDevice, noteDevice } from './known-device.queries.ts'
