import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'

type Placed = { CountryId: number; StateId: number | null; Region: string | null }
type Place = Pick<Placed, 'StateId' | 'Region'>

const NOWHERE: Place = { StateId: null, Region: null }

/**
 * A state belongs to its country and can not stay when another one is chosen. It comes back with its country, so that a look at
 * another one loses nothing. Returns what to do when a country is chosen.
 */
export function useCountryChoice(countryId: number): (chosen: number | string | null) => void {
  const { getValues, setValue } = useFormContext<Placed>()
  const left = useRef(new Map<number | string | null, Place>())
  return (chosen) => {
    if (chosen === countryId) return
    const [StateId, Region] = getValues(['StateId', 'Region'])
    left.current.set(countryId, { StateId, Region })
    const back = left.current.get(chosen) ?? NOWHERE
    setValue('StateId', back.StateId, { shouldDirty: true })
    setValue('Region', back.Region, { shouldDirty: true })
  }
}
