import { GetZipDetails } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { messages } from '@keystead/contract/properties/properties/properties-messages.text.ts'
import { zip } from '@keystead/contract/values/fields.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/failure.ts'
import { useCall } from '../../../api/query.ts'
import type { PropertyDraft } from './property-fields.ts'

type CityAndState = { City: string; StateId: number }
export type ZipPlace = NonNullable<OutputOf<typeof GetZipDetails>['Place']>

const ZIP = zip()

/** The five digits that say where it is; null while they are not all there. */
export function zipToLookUp(typed: unknown): string | null {
  const parsed = ZIP.safeParse(typed)
  return parsed.success ? parsed.data.slice(0, 5) : null
}

/**
 * The place of the ZIP that is typed. A new ZIP fills city and state where no one has said them otherwise, and takes the pin
 * away, which stood somewhere else.
 */
export function useZipPlace() {
  const { control, getValues, setValue, clearErrors, formState } = useFormContext<PropertyDraft>()
  const looked = zipToLookUp(useWatch({ control, name: 'Zip' }))
  const { data } = useCall(GetZipDetails, { Zip: looked ?? '' }, { enabled: looked !== null })
  const place = (looked !== null && data?.Place) || null
  const known = useRef(zipToLookUp(getValues('Zip')))
  const filled = useRef<string | null>(null)
  /** Counts how often city and state were filled in: their controls start over. */
  const [round, setRound] = useState(0)
  const [isPinGone, setIsPinGone] = useState(false)

  function take({ City, StateId }: CityAndState) {
    const shown = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    setValue('City', City, shown)
    setValue('StateId', StateId, shown)
    clearErrors('Zip')
    filled.current = cityOf({ City, StateId })
    setRound((before) => before + 1)
  }

  /** The address of a building, with the city as it is called there. */
  function takeAddress({ Zip, ...place }: CityAndState & { Zip: string | null }) {
    known.current = zipToLookUp(Zip)
    setValue('Zip', Zip, { shouldDirty: true })
    take(place)
  }

  const arrive = useEffectEvent((to: ZipPlace) => {
    if (to.Zip === known.current) return
    const hadPin = getValues('PinLatitude') !== null || getValues('PinLongitude') !== null
    known.current = to.Zip
    const typed = { City: getValues('City'), StateId: getValues('StateId') }
    if (!typed.City || cityOf(typed) === filled.current) take(to)
    if (hadPin) for (const field of ['PinLatitude', 'PinLongitude'] as const) setValue(field, null, { shouldDirty: true })
    setIsPinGone(hadPin)
  })
  // The form is a store of its own, and what the ZIP says has to be asked for.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => (place ? arrive(place) : undefined), [place])

  return { place, take, takeAddress, round, isPinGone }
}

function cityOf({ City, StateId }: { City: unknown; StateId: unknown }): string {
  return JSON.stringify([City, StateId])
}

/** Refuses a ZIP that is in another state than the one that is chosen, at its field. Without an answer the server judges it later. */
export async function refuseZipElsewhere({ Zip, StateId }: PropertyDraft): Promise<void> {
  const looked = zipToLookUp(Zip)
  if (looked === null || StateId === null) return
  const { Place } = await call(GetZipDetails, { Zip: looked }).catch(() => ({ Place: null }))
  if (Place === null || Place.StateId === StateId) return
  throw new CallFailure({
    ...CallErrors.InvalidInput,
    fields: { Zip: messages.zipElsewhere({ zip: Place.Zip, place: `${Place.City}, ${Place.StateCode}` }) },
  })
}
