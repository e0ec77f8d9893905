import { ADDRESS_EXACTNESS } from '@keystead/contract/properties/fields/property.values.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { CityStateFields } from '../../places/reference-data/CityStateFields.tsx'
import type { State } from '../../places/reference-data/use-states.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { DuplicateAddressNotice } from './DuplicateAddressNotice.tsx'
import { BuildingField } from '../../properties/properties/form/BuildingField.tsx'
import { OptionalFields } from '../../properties/properties/form/OptionalFields.tsx'
import { PinFields } from '../../properties/properties/form/PinFields.tsx'
import { PROPERTY_LABELS, type PropertyDraft } from '../../properties/properties/form/property-fields.ts'
import styles from '../../properties/properties/form/PropertyForm.module.css'
import { useZipPlace, type ZipPlace } from '../../properties/properties/form/use-zip-place.ts'
import { text } from './property-steps.text.ts'

const EXACTNESS_DETAILS: Record<number, string> = {
  1: text.exactNote,
  2: text.streetNote,
  3: text.areaNote,
}

type WhereFieldsProps = {
  states: readonly State[]
  assetId: string | null
  /** Which building it belongs to is said by those who manage both. */
  isAgent: boolean
  /** The pin stays where it is. */
  isLocked: boolean
}

/** Where it is: street and unit, then the ZIP, which brings city and state along, and the pin. */
export function WhereFields({ states, assetId, isAgent, isLocked }: WhereFieldsProps) {
  const { place, take, takeAddress, round, isPinGone } = useZipPlace()
  return (
    <>
      <TextField name="Address1" label={PROPERTY_LABELS.Address1} placeholder={text.streetExample} autoComplete="off" maxLength={120} />
      <FieldRow>
        <TextField
          name="UnitNumber"
          label={PROPERTY_LABELS.UnitNumber}
          optional
          help={text.unitNumberHelp}
          autoComplete="off"
          maxLength={20}
        />
        <TextField
          name="Zip"
          label={PROPERTY_LABELS.Zip}
          help={text.zipHelp}
          placeholder="80202"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
        />
      </FieldRow>
      <ZipSays place={place} onTake={take} />
      <CityStateFields key={round} states={states} cityLabel={PROPERTY_LABELS.City} stateLabel={PROPERTY_LABELS.StateId} />
      <DuplicateAddressNotice assetId={assetId} />
      <OptionalFields title={text.moreAddress} fields={isAgent ? ['Address2'] : ['ParentAssetId', 'Address2']}>
        {!isAgent && <BuildingField onAddress={takeAddress} />}
        <TextField
          name="Address2"
          label={PROPERTY_LABELS.Address2}
          optional
          placeholder={text.address2Example}
          autoComplete="off"
          maxLength={120}
        />
      </OptionalFields>
      {!isLocked && <PinFields place={place} isPinGone={isPinGone} />}
      <RadioCards
        name="AddressExactness"
        label={PROPERTY_LABELS.AddressExactness}
        help={text.exactnessHelp}
        choices={ADDRESS_EXACTNESS.map(({ Id, Text }) => ({ Id, Text, detail: EXACTNESS_DETAILS[Id] }))}
      />
    </>
  )
}

/** Where the ZIP is, and a way to take that where another city or state stands below. */
function ZipSays({ place, onTake }: { place: ZipPlace | null; onTake: (place: ZipPlace) => void }) {
  const { control } = useFormContext<PropertyDraft>()
  const [City, StateId] = useWatch({ control, name: ['City', 'StateId'] })
  const isElsewhere = place !== null && StateId !== place.StateId
  return (
    <div className={styles.zip} role="status">
      {place && <p>{text.zipIsIn({ zip: place.Zip, city: place.City, state: place.StateCode })}</p>}
      {place && (isElsewhere || City !== place.City) && (
        <Button size="sm" variant={isElsewhere ? 'primary' : undefined} onClick={() => onTake(place)}>
          {text.takePlace({ city: place.City, state: place.StateCode })}
        </Button>
      )}
    </div>
  )
}
