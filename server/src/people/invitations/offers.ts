import { WhatInvitationOffers } from '@keystead/contract/people/connections/connection.events.ts'
import type { ProposalText } from '@keystead/contract/people/connections/connection.schemas.ts'
import type { z } from 'zod'
import type { EventContext } from '../../rpc/events.ts'
import type { ConnectionRow } from '../connections/connection.public.ts'

type Offers = { readonly proposal: z.infer<typeof ProposalText> | null; readonly shares: string[] }

/** What is set aside behind an invitation, as other rooms know it. */
export async function offersBehind(
  context: EventContext,
  connection: Pick<ConnectionRow, 'id' | 'requester_account_id' | 'requester_profile_id' | 'proposal'>,
): Promise<Offers> {
  const answers = await context.services.events.ask(context, WhatInvitationOffers, {
    connectionId: connection.id,
    accountId: connection.requester_account_id,
    profileId: connection.requester_profile_id,
    proposal: connection.proposal,
  })
  return {
    proposal: answers.find(({ proposal }) => proposal !== null)?.proposal ?? null,
    shares: answers.flatMap(({ shares }) => shares),
  }
}
