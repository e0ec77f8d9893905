export { type LawRow, listLaw, listStatesWithLaw } from './state-law.queries.ts'
