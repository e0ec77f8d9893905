export { countReferences } from './reference.queries.ts'
