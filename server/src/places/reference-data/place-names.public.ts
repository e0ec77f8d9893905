/* Light enough for a thread that reads files: nothing here asks the database. */

export { citySearchName } from './city-names.ts'
