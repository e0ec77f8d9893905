import type { ValidInputs } from '../../../test/matrix/input-world.ts'

/** A valid input for every call of this room. */
export const inputs: ValidInputs = {
  CheckUserProfileByEmail: () => ({ Email: 'somebody@example.com', ProfileTypeId: 1 }),
  GetUserConnections: () => ({ StatusId: 1, ProfileTypeId: 2, Text: 'pat', PageIndex: 0, PageSize: 10 }),
  GetJoinedUserConnections: () => ({ PageIndex: 0, PageSize: 10 }),
  GetRequestedUserConnections: () => ({ Direction: 2, PageIndex: 0, PageSize: 10 }),
  GetUserConnectionsHistory: () => ({ ProfileTypeId: 2, PageIndex: 0, PageSize: 10 }),
  GetUserConnectionCounts: () => ({}),
  GetDdlJoinedUserConnections: () => ({ ProfileTypeId: 2, Text: 'pat' }),
  GetUserConnectedAssets: ({ connectionId }) => ({ ConnectionId: connectionId, PageIndex: 0, PageSize: 10 }),
  GetUserConnectionDetails: ({ connectionId }) => ({ ConnectionId: connectionId }),
  GetConnectionEndPreview: ({ connectionId }) => ({ ConnectionId: connectionId }),
  UpdateUserConnectionStatus: ({ connectionId }) => ({ ConnectionId: connectionId, StatusId: 3, Reason: 'The house is sold.' }),
  DeleteRegistrationInvitation: ({ sentConnectionId }) => ({ ConnectionId: sentConnectionId }),
}
