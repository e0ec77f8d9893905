import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
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
  InvitePersons: ({ personId }) => ({ PersonIds: [personId], Message: 'This is where you pay rent from now on.' }),
}
