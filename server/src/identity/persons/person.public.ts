export { becomeProfile, keepPerson, listPersons, type PersonRow } from './person.queries.ts'
