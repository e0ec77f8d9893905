export { hasPin, type PinGuarded, spendPinConfirmation } from './pin-confirmation.ts'
export { deleteOldConfirmations, deletePin } from './pin.queries.ts'
