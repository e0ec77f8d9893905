export { getViewings } from './get-viewings.ts'
