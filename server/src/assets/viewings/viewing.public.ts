export { endViewings } from './end-viewings.ts'
