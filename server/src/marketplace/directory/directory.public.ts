export { listPageAddresses } from './directory.queries.ts'
