export {
  becomeProfile,
  deletePerson,
  erasePerson,
  findPersonAt,
  keepPerson,
  listPersons,
  type LockedPerson,
  lockPersons,
  type PersonRow,
  updatePerson,
} from './person.queries.ts'
