export { rulesOf } from './get-state-law.ts'
export { type LawRow, findStateWithLaw, listLaw, listStatesWithLaw } from './state-law.queries.ts'
