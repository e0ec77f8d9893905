import { expect, test } from 'vitest'
import { operations } from './registry.ts'

const refreshedBy = (name: string): ReadonlySet<string> => {
  const changed: readonly string[] = operations.get(name)?.changes ?? []
  const old = [...operations.values()].filter(({ reads = [] }) => reads.some((resource) => changed.includes(resource)))
  return new Set(old.map((query) => query.name))
}

/** Where a home is shown with who lives there, who works for it and who is written down for it. */
const SHOWS_WHO_LIVES_THERE = [
  'GetUserAssets',
  'GetUserAssetDetails',
  'GetUserAssetCounts',
  'GetUserAssetFacets',
  'GetBusinessSummary',
  'GetAssetUnits',
  'GetAssetHistory',
  'GetAssetAssignedProfiles',
  'GetUserAssignedAssets',
  'GetUserAssignedCounts',
  'GetTenancyDetails',
  'GetPersons',
  'FindAnything',
]

test.each([
  'RecordLease',
  'EditLease',
  'AssignAsset',
  'EditAssetAssignment',
  'UnassignAsset',
  // Leases and the work of agents end with the connection; who joins takes the place of the one written down.
  'UpdateUserConnectionStatus',
  'AcceptInvitation',
])('%s: every list that shows who lives where is read again', (command) => {
  const refreshed = refreshedBy(command)
  expect(SHOWS_WHO_LIVES_THERE.filter((query) => !refreshed.has(query))).toEqual([])
})

test.each(['AddAsset', 'EditAssetInformation', 'DeleteAsset', 'AddLeaseDraft', 'DeleteLeaseDraft', 'EditPerson', 'CreateUserConnection'])(
  '%s: the search finds what is there now',
  (command) => expect([...refreshedBy(command)]).toContain('FindAnything'),
)

test.each(['DeleteRegistrationInvitation', 'SendInvites'])('%s: who was invited is told again', (command) =>
  expect([...refreshedBy(command)]).toContain('GetPersons'),
)
