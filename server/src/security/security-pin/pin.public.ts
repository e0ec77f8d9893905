export { hasPin, type PinGuarded, spendPinConfirmation } from './pin-confirmation.ts'
export { deleteAllConfirmations } from './pin.queries.ts'
