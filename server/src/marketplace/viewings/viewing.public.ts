export { handOverViewings } from './hand-over-viewings.ts'
export { getViewings } from './get-viewings.ts'
