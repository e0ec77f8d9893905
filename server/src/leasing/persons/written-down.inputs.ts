import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  GetPersons: () => ({ Text: 'marlow', Show: 'to-invite', PageIndex: 0, PageSize: 10 }),
  EditPerson: ({ personId }) => ({
    PersonId: personId,
    Version: 1,
    FirstName: 'Robin',
    LastName: 'Marlow',
    Email: 'robin.marlow@example.com',
  }),
  MergePersons: ({ personId, otherPersonId }) => ({ PersonId: personId, IntoPersonId: otherPersonId }),
  ErasePerson: ({ personId }) => ({ PersonId: personId }),
  InvitePersons: ({ personId }) => ({ PersonIds: [personId], Message: 'This is where you pay rent from now on.' }),
}
