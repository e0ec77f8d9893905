import { refreshedByPropertyChanges } from '../../properties/properties/property.operations.ts'

/** Queries whose answers change when agents or tenants come and go. */
export const refreshedByAssignments = [
  'GetAssetAssignedProfiles',
  'GetDdlAssetsUnassignedProfiles',
  'GetUserConnectionDetails',
  'GetUserConnectedAssets',
  'GetUserConnectionsHistory',
  'GetPersons',
  ...refreshedByPropertyChanges,
]
