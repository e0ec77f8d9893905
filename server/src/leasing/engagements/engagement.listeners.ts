import { AgentTerms } from '@keystead/contract/people/connections/agent-terms.forms.ts'
import {
  CheckedProposal,
  ConnectionEnded,
  ConnectionJoined,
  WhatInvitationOffers,
} from '@keystead/contract/people/connections/connection.events.ts'
import { HomesMoved, ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { AssetDeleted } from '@keystead/contract/properties/properties/asset-deleted.events.ts'
import { type Listener, answer, on } from '../../rpc/events.ts'
import { assignProposed } from './assign-proposed.ts'
import { endEngagements } from './end-engagements.ts'
import { endEngagementsOfDeleted, lockOpenEngagements, moveAgent, moveEngagements } from './engagement.queries.ts'
import { checkProposal, proposalText } from './proposal.ts'

export const engagementListeners: readonly Listener[] = [
  on(ConnectionJoined, 'properties that were proposed are assigned', async (context, invitations) => {
    for (const invitation of invitations) await assignProposed(context, invitation)
  }),
  on(ConnectionEnded, 'the work of one for the other ends today', async (context, connections) => {
    for (const { connectionId, reason, byProfileId } of connections)
      await endEngagements(context, await lockOpenEngagements(context.db, { connectionId }), { endsOn: null, reason, byProfileId })
  }),
  on(AssetDeleted, 'agents work for it no more', async ({ db }, assets) => {
    for (const [byProfileId, deleted] of Map.groupBy(assets, (asset) => asset.byProfileId)) {
      await endEngagementsOfDeleted(
        db,
        deleted.map(({ id }) => id),
        byProfileId,
      )
    }
  }),
  on(ProfileMoved, 'it works on for properties of others', async ({ db }, profiles) => {
    for (const profile of profiles) await moveAgent(db, profile)
  }),
  on(HomesMoved, 'agents work on for them', ({ db }, homes) =>
    moveEngagements(
      db,
      homes.map(({ id }) => id),
      homes[0]!.accountId,
    ),
  ),
  answer(WhatInvitationOffers, 'properties that are proposed', async ({ db }, invitation) => ({
    proposal: await proposalText(db, invitation),
    shares: [],
  })),
  answer(CheckedProposal, 'properties and terms of an agent', (context, { AssetIds, Terms }) =>
    checkProposal(context, { assetIds: AssetIds, terms: AgentTerms.parse(Terms) }),
  ),
]
