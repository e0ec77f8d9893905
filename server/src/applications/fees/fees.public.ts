export { askFee, lockFee } from './ask-fee.ts'
export { type FeeRow, setFeeUsed } from './fee.queries.ts'
export { giveBackFee, voidFee } from './give-back.ts'
