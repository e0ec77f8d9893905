export { type FormFacts, listFormFacts } from './form-facts.ts'
export { completeStated, readStated } from './stated.ts'
export { type ApplicantForAgency, findSsnKind, listUsAddresses, readApplicantForAgency } from './applicant-for-agency.ts'
export { listLastFour } from './form.queries.ts'
