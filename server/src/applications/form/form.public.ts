export { type FormFacts, listFormFacts } from './form-facts.ts'
