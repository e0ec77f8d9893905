export { criteriaAt, presentCriteria } from './criteria-at.ts'
export { type CriteriaRow, listVersions } from './criteria.queries.ts'
