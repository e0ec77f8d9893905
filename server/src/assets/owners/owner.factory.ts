import { AddEditAssetOwners, GetAssetOwners } from '@keystead/contract/assets/owners/owner.operations.ts'
import type { InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { TestPerson } from '../../../test/harness.ts'

export type OwnerInput = InputOf<typeof AddEditAssetOwners>['Owners'][number]

export const owner = (OwnershipPercent: number, rest: Partial<OwnerInput> = {}): OwnerInput => ({ OwnershipPercent, ...rest })

/** Gives a property a second owner who holds nothing yet. */
export async function addSilentOwner(person: TestPerson, AssetId: string): Promise<{ ownerId: string; ownersVersion: number }> {
  await person.call(AddEditAssetOwners, { AssetId, Version: 0, Owners: [owner(100), owner(0, { Name: 'Iris Bell' })] })
  const { Owners, OwnersVersion } = await ownersOf(person, AssetId)
  const { OwnerId } = Owners.find(({ Name }) => Name === 'Iris Bell') ?? {}
  if (!OwnerId) throw new Error('the owner was not added')
  return { ownerId: OwnerId, ownersVersion: OwnersVersion }
}

export async function ownersOf(person: TestPerson, AssetId: string): Promise<OutputOf<typeof GetAssetOwners>> {
  const { data, error } = await person.call(GetAssetOwners, { AssetId })
  if (error) throw new Error(`GetAssetOwners answered ${JSON.stringify(error)}`)
  return data
}
