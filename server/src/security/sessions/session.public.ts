export { completeSignIn, type SignInMethod } from './complete-sign-in.ts'
export { forgetDevices, isKnownDevice, recordDevice } from './known-device.queries.ts'
export { deviceOf } from './session.present.ts'
