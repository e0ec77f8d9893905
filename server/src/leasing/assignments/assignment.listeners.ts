import { AgentTerms } from '@keystead/contract/people/connections/agent-terms.forms.ts'
import {
  CheckedProposal,
  ConnectionEnded,
  ConnectionJoined,
  WhatConnectionEnds,
  WhatInvitationOffers,
} from '@keystead/contract/people/connections/connection.events.ts'
import { type Listener, answer, on } from '../../rpc/events.ts'
import { assignProposed } from './assign-proposed.ts'
import { assignmentsToEnd } from './assignments-to-end.ts'
import { endAssignmentsOf } from './end-assignments.ts'
import { checkProposal, proposalText } from './proposal.ts'

export const assignmentListeners: readonly Listener[] = [
  on(ConnectionJoined, 'properties that were proposed are assigned', async (context, invitations) => {
    for (const invitation of invitations) await assignProposed(context, invitation)
  }),
  on(ConnectionEnded, 'assignments and leases between the two end', async (context, connections) => {
    for (const connection of connections) await endAssignmentsOf(context, connection)
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
]
