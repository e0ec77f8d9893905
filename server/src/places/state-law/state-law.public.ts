export { type LawRow, findStateWithLaw, listLaw, listStatesWithLaw } from './state-law.queries.ts'
