export { type FormFacts, listFormFacts } from './form-facts.ts'
export { completeStated, readStated } from './stated.ts'
