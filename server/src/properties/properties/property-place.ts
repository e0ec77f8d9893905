import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { lookUpCities, lookUpZips } from '../../places/reference-data/reference-data.public.ts'
import type { Db } from '../../database/db.ts'
import { failField } from '../../rpc/failure.ts'
import { type NamedPlace, choosePlace, isNear, isPlaceProblem } from './place-choice.ts'

type FormPlace = {
  readonly City: string
  readonly StateId: number
  readonly Zip: string | null
  readonly PinLatitude: number | null
  readonly PinLongitude: number | null
}

/** The place of a form; what is wrong with it is told at its field. */
export async function placeOfForm(db: Db, form: FormPlace): Promise<NamedPlace> {
  const typed = { city: form.City, stateId: form.StateId, zip: form.Zip }
  const [city = null] = await lookUpCities(db, [{ stateId: typed.stateId, city: typed.city }])
  const [zip = null] = typed.zip === null ? [] : await lookUpZips(db, [typed.zip])
  const place = choosePlace(typed, city, zip)
  if (isPlaceProblem(place)) {
    const isElsewhere = place.field === 'Zip' && zip !== null
    return failField(
      place.field,
      isElsewhere ? messages.zipElsewhere({ zip: form.Zip?.slice(0, 5) ?? '', place: `${zip.city}, ${zip.stateCode}` }) : place.message,
    )
  }
  if (form.PinLatitude === null || form.PinLongitude === null) return place
  const pin = { latitude: form.PinLatitude, longitude: form.PinLongitude }
  return isNear(pin, place) ? { ...place, ...pin, isPlaced: true } : failField('PinLatitude', messages.pinIsElsewhere)
}
