import { AccountClosing, EmailConfirmed, WhatInvitesToSignUp } from '@keystead/contract/identity/accounts/account.events.ts'
import { TakeBusinessApart } from '@keystead/contract/people/businesses/business.events.ts'
import { type Listener, answer, on } from '../../rpc/events.ts'
import type { ConnectionRow } from '../connections/connection.public.ts'
import { attachInvitations } from './attach-invitations.ts'
import { endAllConnections, endSomeConnections } from './end-all-connections.ts'
import { lockInvitationOfSignup, takeUpInvitations } from './sign-up-invitation.ts'

export const invitationListeners: readonly Listener[] = [
  on(AccountClosing, 'its connections end', async (context, accounts) => {
    for (const { accountId } of accounts) await endAllConnections(context, accountId)
  }),
  answer(TakeBusinessApart, 'its connections end', async (context, { accountId, step, atMost }) =>
    step === 'connections' ? endSomeConnections(context, accountId, atMost) : 0,
  ),
  answer(WhatInvitesToSignUp, 'an invitation to connect', async (context, { token, email }) => {
    const invitation = await lockInvitationOfSignup(context, { token, email })
    return invitation && { id: invitation.id, invitation }
  }),
  on(EmailConfirmed, 'invitations that went to the address are theirs', async (context, accounts) => {
    for (const { accountId, email, signUp } of accounts) {
      // `lockInvitationOfSignup` has answered it in the same transaction.
      if (signUp) await takeUpInvitations(context, { accountId, email, ...signUp }, signUp.invitation as ConnectionRow | null)
      else await attachInvitations(context, { accountId, email })
    }
  }),
]
