import * as operations from '@keystead/contract/leasing/persons/person.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { editPerson } from './edit-person.ts'
import { erasePerson } from './erase-person.ts'
import { getPersons } from './get-persons.ts'
import { invitePersons } from './invite-persons.ts'
import { mergePersons } from './merge-persons.ts'
import { personOfCall } from './person.access.ts'

export const personModule = implementAll(
  operations,
  {
    GetPersons: getPersons,
    EditPerson: editPerson,
    MergePersons: mergePersons,
    ErasePerson: erasePerson,
    InvitePersons: invitePersons,
  },
  { person: personOfCall },
)
