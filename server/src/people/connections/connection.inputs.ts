import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  CheckUserProfileByEmail: () => ({ Email: 'somebody@example.com', ProfileTypeId: 1 }),
  GetUserConnections: () => ({ StatusId: 1, ProfileTypeId: 2, Text: 'pat', PageIndex: 0, PageSize: 10 }),
  GetJoinedUserConnections: () => ({ PageIndex: 0, PageSize: 10 }),
  GetRequestedUserConnections: () => ({ Direction: 2, PageIndex: 0, PageSize: 10 }),
  GetUserConnectionsHistory: () => ({ ProfileTypeId: 2, PageIndex: 0, PageSize: 10 }),
  GetDdlJoinedUserConnections: () => ({ ProfileTypeId: 2, Text: 'pat' }),
  UpdateUserConnectionStatus: ({ connectionId }) => ({ ConnectionId: connectionId, StatusId: 3, Reason: 'The house is sold.' }),
}
