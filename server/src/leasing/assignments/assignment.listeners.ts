import { AgentTerms } from '@keystead/contract/people/connections/agent-terms.forms.ts'
import {
  CheckedProposal,
  ConnectionEnded,
  ConnectionJoined,
  HowMuchConnectionsShare,
  WhatConnectionEnds,
  WhatConnectionShares,
  WhatInvitationOffers,
} from '@keystead/contract/people/connections/connection.events.ts'
import { AssetDeleted } from '@keystead/contract/properties/properties/asset-deleted.events.ts'
import { type Listener, answer, on } from '../../rpc/events.ts'
import { assignProposed } from './assign-proposed.ts'
import { assignmentsToEnd } from './assignments-to-end.ts'
import { endOfDeleted } from './deleted-assets.queries.ts'
import { endAssignmentsOf } from './end-assignments.ts'
import { checkProposal, proposalText } from './proposal.ts'
import { countSharedAssets, countSharedByConnection, listSharedAssets } from './shared-assets.queries.ts'

export const assignmentListeners: readonly Listener[] = [
  on(ConnectionJoined, 'properties that were proposed are assigned', async (context, invitations) => {
    for (const invitation of invitations) await assignProposed(context, invitation)
  }),
  on(ConnectionEnded, 'assignments and leases between the two end', async (context, connections) => {
    for (const connection of connections) await endAssignmentsOf(context, connection)
  }),
  on(AssetDeleted, 'its assignments and leases end', async ({ db }, assets) => {
    for (const [byProfileId, deleted] of Map.groupBy(assets, (asset) => asset.byProfileId)) {
      await endOfDeleted(
        db,
        deleted.map(({ id }) => id),
        byProfileId,
      )
    }
  }),
  answer(WhatConnectionEnds, 'assignments and leases between the two', async ({ db }, { connectionId }) => ({
    ends: await assignmentsToEnd(db, connectionId),
    keeps: [],
  })),
  answer(WhatInvitationOffers, 'properties that are proposed', async ({ db }, invitation) => ({
    proposal: await proposalText(db, invitation),
    shares: [],
  })),
  answer(CheckedProposal, 'properties and terms of an agent', (context, { AssetIds, Terms }) =>
    checkProposal(context, { assetIds: AssetIds, terms: AgentTerms.parse(Terms) }),
  ),
  answer(WhatConnectionShares, 'what the other side works for or lives in', async ({ db }, { connectionId, limit, most }) => ({
    assets: await listSharedAssets(db, connectionId, limit),
    count: await countSharedAssets(db, connectionId, most),
  })),
  answer(HowMuchConnectionsShare, 'what the other side works for or lives in', ({ db }, { connectionIds }) =>
    countSharedByConnection(db, connectionIds),
  ),
]
