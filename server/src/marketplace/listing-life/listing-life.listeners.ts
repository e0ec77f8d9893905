import { type NamedPerson, PersonErased, PersonsCopied, PersonsMerged } from '@keystead/contract/identity/persons/person.events.ts'
import { AssetReclassified } from '@keystead/contract/leasing/assignments/assignment.events.ts'
import { EngagementBegan, EngagementEnded } from '@keystead/contract/leasing/engagements/engagement.events.ts'
import {
  GuarantorsChanged,
  LeaseEndMoved,
  LeaseRentSet,
  NoticeGiven,
  NoticeTakenBack,
  OccupantsChanged,
  RenewalAsked,
  TenancyBegan,
  TenancyEnded,
  TenancyEndMoved,
} from '@keystead/contract/leasing/leases/lease.events.ts'
import { HomesMoved, ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { moveLinksTo } from '../../links/links.ts'
import { type Listener, hourly, on } from '../../rpc/events.ts'
import { callSubjectsOtherwise, eraseSubject, giveSubject, moveAssetEvents, recordAssetEvents } from './asset-event.queries.ts'
import { deleteOldNotices, moveNotices } from './expiry.queries.ts'
import { RENEWAL_LINK } from './renewal-link.ts'
import { deleteOldViews, moveViews } from './views.queries.ts'

export const listingLifeListeners: readonly Listener[] = [
  on(PersonErased, 'the history of homes forgets their name', async ({ db }, persons) => {
    for (const person of persons) await eraseSubject(db, person)
  }),
  on(PersonsMerged, 'what the history of homes has of the first is about the other', async ({ db }, merged) => {
    for (const one of merged) await giveSubject(db, one)
  }),
  on(PersonsCopied, 'what the history of homes has of them is about the copy', async ({ db }, copied) => {
    await callSubjectsOtherwise(db, copied)
  }),
  on(EngagementBegan, 'the history of the property says so', ({ db }, engagements) =>
    recordAssetEvents(
      db,
      engagements.map(({ profileId, contractTypeId, startsOn, endsOn, ...note }) => ({
        ...note,
        kind: 'assigned' as const,
        subjectProfileId: profileId,
        detail: { role: 'agent', contractTypeId, startsOn, endsOn },
      })),
    ),
  ),
  on(EngagementEnded, 'the history of the property says so', ({ db }, engagements) =>
    recordAssetEvents(
      db,
      engagements.map(({ profileId, contractTypeId, reason, ...note }) => ({
        ...note,
        kind: 'unassigned' as const,
        subjectProfileId: profileId,
        detail: { role: 'agent', contractTypeId, reason },
      })),
    ),
  ),
  on(TenancyBegan, 'the history of the property says so', ({ db }, tenancies) =>
    recordAssetEvents(
      db,
      tenancies.map(({ profileId, personId, name, startsOn, endsOn, ...note }) => ({
        ...note,
        kind: 'assigned' as const,
        subjectProfileId: profileId,
        persons: personOf(personId, name),
        detail: { role: 'tenant', startsOn, endsOn },
      })),
    ),
  ),
  on(TenancyEnded, 'the history of the property says so', ({ db }, tenancies) =>
    recordAssetEvents(
      db,
      tenancies.map(({ profileId, personId, name, reason, ...note }) => ({
        ...note,
        kind: 'unassigned' as const,
        subjectProfileId: profileId,
        persons: personOf(personId, name),
        detail: { role: 'tenant', contractTypeId: null, reason },
      })),
    ),
  ),
  on(LeaseEndMoved, 'the history of the property says so', ({ db }, leases) =>
    recordAssetEvents(
      db,
      leases.flatMap(({ tenants, from, to, ...note }) =>
        tenants.map(({ profileId, personId, name }) => ({
          ...note,
          kind: 'lease-changed' as const,
          subjectProfileId: profileId,
          persons: personOf(personId, name),
          detail: { role: 'tenant', from, to },
        })),
      ),
    ),
  ),
  on(TenancyEndMoved, 'the history of the property says so', ({ db }, tenancies) =>
    recordAssetEvents(
      db,
      tenancies.map(({ profileId, personId, name, from, to, ...note }) => ({
        ...note,
        kind: 'lease-changed' as const,
        subjectProfileId: profileId,
        persons: personOf(personId, name),
        detail: { role: 'tenant', from, to },
      })),
    ),
  ),
  on(LeaseRentSet, 'the history of the property says so', ({ db }, leases) =>
    recordAssetEvents(
      db,
      leases.map(({ fromOn, fromCents, toCents, rentFrequencyId, ...note }) => ({
        ...note,
        kind: 'rent-set' as const,
        subjectProfileId: null,
        amounts: { fromCents, toCents, rentFrequencyId },
        detail: { role: 'tenant', fromOn },
      })),
    ),
  ),
  on(NoticeGiven, 'the history of the property says so', ({ db }, leases) =>
    recordAssetEvents(
      db,
      leases.map(({ profileId, profileIds, movesOutOn, ...note }) => ({
        ...note,
        ...whoSaid(note.byProfileId, profileId),
        kind: 'notice-given' as const,
        detail: { role: 'tenant', profileIds, movesOutOn },
      })),
    ),
  ),
  on(NoticeTakenBack, 'the history of the property says so', ({ db }, leases) =>
    recordAssetEvents(
      db,
      leases.map(({ profileId, profileIds, movesOutOn, ...note }) => ({
        ...note,
        ...whoSaid(note.byProfileId, profileId),
        kind: 'notice-taken-back' as const,
        detail: { role: 'tenant', profileIds, movesOutOn },
      })),
    ),
  ),
  on(RenewalAsked, 'the history of the property says so', ({ db }, leases) =>
    recordAssetEvents(
      db,
      leases.map(({ profileId, profileIds, ...note }) => ({
        ...note,
        ...whoSaid(note.byProfileId, profileId),
        kind: 'renewal-asked' as const,
        detail: { role: 'tenant', profileIds },
      })),
    ),
  ),
  on(GuarantorsChanged, 'the history of the property says so', ({ db }, leases) =>
    recordAssetEvents(
      db,
      leases.flatMap(({ added, removed, ...note }) => {
        const noteOf = (kind: 'assigned' | 'unassigned', person: NamedPerson) => ({
          ...note,
          kind,
          subjectProfileId: null,
          persons: [person],
          detail: { role: 'guarantor' },
        })
        return [...removed.map((person) => noteOf('unassigned', person)), ...added.map((person) => noteOf('assigned', person))]
      }),
    ),
  ),
  on(OccupantsChanged, 'the history of the property says so, without names', ({ db }, leases) =>
    recordAssetEvents(
      db,
      leases.flatMap(({ added, removed, ...note }) => {
        const noteOf = (kind: 'assigned' | 'unassigned') => ({ ...note, kind, subjectProfileId: null, detail: { role: 'occupant' } })
        return [...Array.from({ length: removed }, () => noteOf('unassigned')), ...Array.from({ length: added }, () => noteOf('assigned'))]
      }),
    ),
  ),
  on(AssetReclassified, 'the history of the property says so', ({ db }, assets) =>
    recordAssetEvents(
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
  on(ProfileMoved, 'what it was told of listings that end comes along', async ({ db }, profiles) => {
    for (const profile of profiles) {
      const notices = await moveNotices(db, profile)
      await moveLinksTo(db, RENEWAL_LINK, notices, profile.accountId)
    }
  }),
  on(HomesMoved, 'their history comes along', async ({ db }, homes) => {
    const ids = homes.map(({ id }) => id)
    await moveAssetEvents(db, ids, homes[0]!.accountId)
    await moveViews(db, ids, homes[0]!)
  }),
  hourly('who looked at a property', ({ db }) => deleteOldViews(db)),
  hourly('notices of listings that end', ({ db }) => deleteOldNotices(db)),
]

/** What a tenant has said themselves is about them; what was recorded for tenants, by someone else. */
function whoSaid(byProfileId: string, tenantProfileId: string | null) {
  return { subjectProfileId: tenantProfileId, byProfileId: tenantProfileId === null ? byProfileId : null }
}

function personOf(id: string | null, name: string): NamedPerson[] {
  return id === null ? [] : [{ id, name }]
}
