import {
  AssetReclassified,
  AssignmentBegan,
  AssignmentEnded,
  LeaseEndMoved,
} from '@keystead/contract/leasing/assignments/assignment.events.ts'
import { type Listener, hourly, on } from '../../rpc/events.ts'
import { noteAssetEvents } from './asset-event.queries.ts'
import { deleteOldNotices } from './expiry.queries.ts'
import { deleteOldViews } from './views.queries.ts'

export const listingLifeListeners: readonly Listener[] = [
  on(AssignmentBegan, 'the history of the property says so', ({ db }, assignments) =>
    noteAssetEvents(
      db,
      assignments.map(({ profileId, contractTypeId, startsOn, endsOn, ...note }) => ({
        ...note,
        kind: 'assigned' as const,
        subjectProfileId: profileId,
        detail: contractTypeId === null ? { role: 'tenant', startsOn, endsOn } : { role: 'agent', contractTypeId, startsOn, endsOn },
      })),
    ),
  ),
  on(AssignmentEnded, 'the history of the property says so', ({ db }, assignments) =>
    noteAssetEvents(
      db,
      assignments.map(({ profileId, contractTypeId, reason, ...note }) => ({
        ...note,
        kind: 'unassigned' as const,
        subjectProfileId: profileId,
        detail: { role: contractTypeId === null ? 'tenant' : 'agent', contractTypeId, reason },
      })),
    ),
  ),
  on(LeaseEndMoved, 'the history of the property says so', ({ db }, leases) =>
    noteAssetEvents(
      db,
      leases.flatMap(({ tenantProfileIds, from, to, ...note }) =>
        tenantProfileIds.map((subjectProfileId) => ({
          ...note,
          kind: 'lease-changed' as const,
          subjectProfileId,
          detail: { role: 'tenant', from, to },
        })),
      ),
    ),
  ),
  on(AssetReclassified, 'the history of the property says so', ({ db }, assets) =>
    noteAssetEvents(
      db,
      assets.map(({ id, accountId, byProfileId, ...detail }) => ({
        accountId,
        assetId: id,
        kind: 'reclassified' as const,
        subjectProfileId: null,
        byProfileId,
        detail,
      })),
    ),
  ),
  hourly('who looked at a property', ({ db }) => deleteOldViews(db)),
  hourly('notices of listings that end', ({ db }) => deleteOldNotices(db)),
]
