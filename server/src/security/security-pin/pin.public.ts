export { hasPin, type PinGuarded, spendPinConfirmation } from './pin-confirmation.ts'
