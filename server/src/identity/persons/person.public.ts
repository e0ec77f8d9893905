export {
  becomeProfile,
  deletePerson,
  erasePerson,
  findPersonAt,
  keepPerson,
  keepPersons,
  listPersons,
  listPersonsByEmail,
  lockAcceptedAs,
  type LockedPerson,
  lockPersons,
  type PersonNote,
  type PersonRow,
  updatePerson,
} from './person.queries.ts'
export { copyPersons, movePersons } from './move-persons.queries.ts'
