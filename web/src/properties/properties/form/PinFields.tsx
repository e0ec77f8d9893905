import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/Button.tsx'
import { FieldRow } from '../../../ui/form/Form.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import type { MapPoint } from '../../../ui/map/map-shapes.ts'
import { StreetPinMap } from '../../../places/reference-data/StreetPinMap.tsx'
import { FieldSection } from './FieldSection.tsx'
import { OptionalFields } from './OptionalFields.tsx'
import { PROPERTY_LABELS, type PropertyDraft } from './property-fields.ts'
import styles from './PropertyForm.module.css'
import type { ZipPlace } from './use-zip-place.ts'
import { text } from './facts.text.ts'

/** Where the pin stands: in the middle of the ZIP until someone places it, on the map or in degrees. */
export function PinFields({ place, isPinGone }: { place: ZipPlace | null; isPinGone: boolean }) {
  const { control, setValue } = useFormContext<PropertyDraft>()
  const [latitude, longitude] = useWatch({ control, name: ['PinLatitude', 'PinLongitude'] })
  const isPlaced = typeof latitude === 'number' && typeof longitude === 'number'
  const point = isPlaced ? { latitude, longitude } : place && { latitude: place.Latitude, longitude: place.Longitude }

  function put(placed: MapPoint | null) {
    const shown = { shouldDirty: true, shouldValidate: true }
    setValue('PinLatitude', placed?.latitude ?? null, shown)
    setValue('PinLongitude', placed?.longitude ?? null, shown)
  }

  return (
    <FieldSection title={text.pinTitle}>
      <div className={styles.pin} role="status">
        <p>{pinText(isPlaced, place, isPinGone)}</p>
        {isPlaced && (
          <Button size="sm" onClick={() => put(null)}>
            {text.removePin}
          </Button>
        )}
      </div>
      {point && isOnEarth(point) && <StreetPinMap label={text.pinMap} point={point} onPlaced={put} withoutMap={text.noMap} />}
      <OptionalFields title={text.pinInDegrees} fields={['PinLatitude', 'PinLongitude']}>
        <FieldRow>
          <NumberField name="PinLatitude" label={PROPERTY_LABELS.PinLatitude} optional decimals help={text.latitudeHelp} />
          <NumberField name="PinLongitude" label={PROPERTY_LABELS.PinLongitude} optional decimals help={text.longitudeHelp} />
        </FieldRow>
      </OptionalFields>
    </FieldSection>
  )
}

function pinText(isPlaced: boolean, place: ZipPlace | null, isPinGone: boolean): string {
  if (isPlaced) return text.pinPlaced
  const middle = place ? text.pinAtZip({ zip: place.Zip }) : text.pinUnplaced
  if (isPinGone) return [text.pinRemoved, middle, text.placePinAgain].join(' ')
  return `${middle} ${text.placePin}`
}

function isOnEarth({ latitude, longitude }: MapPoint): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}
