import { GetDdlUserAssets, GetUserAssetDetails } from '@keystead/contract/properties/properties/property.operations.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import { useCall } from '../../../api/query.ts'
import { ComboboxField } from '../../../ui/form/ComboboxField.tsx'
import { PROPERTY_LABELS, type PropertyDraft } from './property-fields.ts'
import { text } from './facts.text.ts'

type Building = OutputOf<typeof GetDdlUserAssets>['Items'][number]
export type BuildingAddress = Pick<UserAssetDetails, 'City' | 'StateId' | 'Zip'>

const ADDRESS_FIELDS = ['Address1', 'City', 'StateId', 'Zip'] as const

/**
 * The building that a property is a unit of. A chosen one brings its address along, where none was typed yet; `onAddress`
 * takes the place.
 */
export function BuildingField({ onAddress }: { onAddress: (address: BuildingAddress) => void }) {
  const { getValues, setValue } = useFormContext<PropertyDraft>()
  const [firstId] = useState(() => getValues('ParentAssetId'))
  const { data: first, isPending } = useCall(GetDdlUserAssets, { AssetId: firstId }, { enabled: firstId !== null })

  async function takeAddressOf(building: Building | null) {
    if (building === null || ADDRESS_FIELDS.some((field) => Boolean(getValues(field)))) return
    // A convenience: without it the address is typed.
    const details = await call(GetUserAssetDetails, { AssetId: building.Id }).catch(() => null)
    if (details === null) return
    setValue('Address1', details.Address1, { shouldDirty: true })
    onAddress(details)
  }

  if (firstId !== null && isPending) return null
  return (
    <ComboboxField<Building>
      name="ParentAssetId"
      label={PROPERTY_LABELS.ParentAssetId}
      optional
      help={text.buildingHelp}
      things={text.buildingsNoun}
      search={async (Text, signal) => (await call(GetDdlUserAssets, { Text, CanHaveUnits: true }, { signal })).Items}
      textOf={({ Text, Detail }) => `${Text}, ${Detail}`}
      valueOf={({ Id }) => Id}
      initial={first?.Items[0]}
      onPick={(building) => void takeAddressOf(building)}
    />
  )
}
