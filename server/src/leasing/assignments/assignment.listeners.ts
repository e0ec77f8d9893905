import {
  HowMuchConnectionsShare,
  WhatConnectionEnds,
  WhatConnectionShares,
} from '@keystead/contract/people/connections/connection.events.ts'
import { type Listener, answer } from '../../rpc/events.ts'
import { assignmentsToEnd } from './assignments-to-end.ts'
import { countSharedAssets, countSharedByConnection, listSharedAssets } from './shared-assets.queries.ts'

export const assignmentListeners: readonly Listener[] = [
  answer(WhatConnectionEnds, 'assignments and leases between the two', async ({ db }, { connectionId }) => ({
    ends: await assignmentsToEnd(db, connectionId),
    keeps: [],
  })),
  answer(WhatConnectionShares, 'what the other side works for or lives in', async ({ db }, { connectionId, limit, most }) => ({
    assets: await listSharedAssets(db, connectionId, limit),
    count: await countSharedAssets(db, connectionId, most),
  })),
  answer(HowMuchConnectionsShare, 'what the other side works for or lives in', ({ db }, { connectionIds }) =>
    countSharedByConnection(db, connectionIds),
  ),
]
