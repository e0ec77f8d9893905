import { GetDdlUserAssets, GetUserAssetDetails } from '@keystead/contract/properties/properties/property.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import { useCall } from '../../../api/query.ts'
import { ComboboxField } from '../../../ui/form/ComboboxField.tsx'
import { FieldRow } from '../../../ui/form/Form.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { PROPERTY_LABELS, type PropertyDraft } from './property-fields.ts'

type Building = OutputOf<typeof GetDdlUserAssets>['Items'][number]

const ADDRESS_FIELDS = ['Address1', 'City', 'StateId', 'Zip'] as const

/**
 * The building that a property is a unit of, and which unit. A chosen building brings its address along, where none was
 * typed yet.
 */
export function UnitOfBuildingFields() {
  const { getValues, setValue } = useFormContext<PropertyDraft>()
  const [firstId] = useState(() => getValues('ParentAssetId'))
  const { data: first, isPending } = useCall(GetDdlUserAssets, { AssetId: firstId }, { enabled: firstId !== null })

  async function takeAddressOf(building: Building | null) {
    if (building === null || ADDRESS_FIELDS.some((field) => Boolean(getValues(field)))) return
    // A convenience: without it the address is typed.
    const details = await call(GetUserAssetDetails, { AssetId: building.Id }).catch(() => null)
    if (details === null) return
    for (const field of ADDRESS_FIELDS) setValue(field, details[field], { shouldDirty: true })
  }

  return (
    <FieldRow>
      {(firstId === null || !isPending) && (
        <ComboboxField<Building>
          name="ParentAssetId"
          label={PROPERTY_LABELS.ParentAssetId}
          optional
          help="Is it a unit of a building of yours? Then say which."
          things="buildings"
          search={async (Text, signal) => (await call(GetDdlUserAssets, { Text, CanHaveUnits: true }, { signal })).Items}
          textOf={({ Text, Detail }) => `${Text}, ${Detail}`}
          valueOf={({ Id }) => Id}
          initial={first?.Items[0]}
          onPick={(building) => void takeAddressOf(building)}
        />
      )}
      <UnitNumberField />
    </FieldRow>
  )
}

export function UnitNumberField() {
  return (
    <TextField
      name="UnitNumber"
      label={PROPERTY_LABELS.UnitNumber}
      optional
      help="The number on its door, such as 4B."
      autoComplete="off"
      maxLength={20}
    />
  )
}
