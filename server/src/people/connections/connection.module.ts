import * as operations from '@keystead/contract/people/connections/connection.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { connectionOfCall } from './connection.access.ts'
import { getDdlJoinedUserConnections } from './get-ddl-joined-user-connections.ts'
import { getJoinedUserConnections } from './get-joined-user-connections.ts'
import { getRequestedUserConnections } from './get-requested-user-connections.ts'
import { getUserConnectedAssets } from './get-user-connected-assets.ts'
import { getUserConnectionCounts } from './get-user-connection-counts.ts'
import { getUserConnectionsHistory } from './get-user-connections-history.ts'
import { getUserConnections } from './get-user-connections.ts'

export const connectionModule = implementAll(
  operations,
  {
    GetUserConnections: getUserConnections,
    GetJoinedUserConnections: getJoinedUserConnections,
    GetRequestedUserConnections: getRequestedUserConnections,
    GetUserConnectionsHistory: getUserConnectionsHistory,
    GetUserConnectionCounts: getUserConnectionCounts,
    GetDdlJoinedUserConnections: getDdlJoinedUserConnections,
    GetUserConnectedAssets: getUserConnectedAssets,
  },
  { connection: connectionOfCall },
)
