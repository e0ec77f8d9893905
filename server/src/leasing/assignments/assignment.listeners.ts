import {
  HowMuchConnectionsShare,
  WhatConnectionEnds,
  WhatConnectionShares,
} from '@keystead/contract/people/connections/connection.events.ts'
import { EngagementOver, EngagementStarted } from '@keystead/contract/leasing/engagements/engagement.events.ts'
import { TenancyOver, TenancyStarted } from '@keystead/contract/leasing/leases/lease.events.ts'
import { type EventContext, type Listener, answer, on } from '../../rpc/events.ts'
import { announceHands } from '../tenures/tenure.public.ts'
import { assignmentsToEnd } from './assignments-to-end.ts'
import { countSharedAssets, countSharedByConnection, listSharedAssets } from './shared-assets.queries.ts'

type Day = { readonly assetId: string; readonly profileId: string | null }

/** Who no longer sees a property is told with those who do. */
async function announceDays({ db }: EventContext, days: readonly Day[]): Promise<void> {
  await announceHands(db, [...new Set(days.map(({ assetId }) => assetId))], {
    also: days.flatMap(({ profileId }) => profileId ?? []),
    except: null,
  })
}

export const assignmentListeners: readonly Listener[] = [
  on(EngagementStarted, 'open screens read again', (context, days) => announceDays(context, days)),
  on(EngagementOver, 'open screens read again', (context, days) => announceDays(context, days)),
  on(TenancyStarted, 'open screens read again', (context, days) => announceDays(context, days)),
  on(TenancyOver, 'open screens read again', (context, days) => announceDays(context, days)),
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
