export { failLostImports } from './import.queries.ts'
