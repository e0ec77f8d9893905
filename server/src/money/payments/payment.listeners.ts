import { ConnectionJoined } from '@keystead/contract/people/connections/connection.events.ts'
import { HomesMoved, ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { WhatPaymentAccountsHold } from '@keystead/contract/money/payment-accounts/payment-account.events.ts'
import { answer, type Listener, on } from '../../rpc/events.ts'
import { acceptPayers, movePaymentsOfHomes, movePaymentsOfProfile, sumHeld } from './payment-moving.queries.ts'

export const paymentListeners: readonly Listener[] = [
  on(ConnectionJoined, 'what who joined has paid as a person is theirs', async ({ db }, sides) => {
    for (const { accountId } of sides) await acceptPayers(db, accountId)
  }),
  answer(WhatPaymentAccountsHold, 'payments on their way, and what has not reached a bank', ({ db }, { accountId }) =>
    sumHeld(db, accountId),
  ),
  on(ProfileMoved, 'what it pays, counts and is paid out comes along', async ({ db }, profiles) => {
    for (const profile of profiles) await movePaymentsOfProfile(db, profile)
  }),
  on(HomesMoved, 'payments of what was billed about them come along', async ({ db }, homes) => {
    await movePaymentsOfHomes(
      db,
      homes.map(({ id }) => id),
      homes[0]!.accountId,
    )
  }),
]
