import { formatMoney } from '@keystead/contract/values/money.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/Button.tsx'
import { leaseRateOf } from './lease-rate.ts'
import type { PropertyDraft } from './property-fields.ts'
import styles from './PropertyForm.module.css'

const MONTHLY = 1
const AREA = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** Works out the monthly rent from the rate and the area, and the rate from the rent. Nothing is filled in unasked. */
export function LeaseRateHelper() {
  const { control, setValue, formState } = useFormContext<PropertyDraft>()
  const [Rent, RentFrequencyId, LeaseRate, Area, AreaUnitId] = useWatch({
    control,
    name: ['Rent', 'RentFrequencyId', 'LeaseRate', 'Area', 'AreaUnitId'],
  })
  const rate = leaseRateOf({ Rent, RentFrequencyId, LeaseRate, Area, AreaUnitId })
  if (rate === null)
    return <p className={styles.helper}>Once the area is known, we work out the rent from the rate, and the rate from the rent.</p>

  const area = `${AREA.format(rate.squareFeet)} sq ft`
  const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }

  function takeRent(rent: string) {
    setValue('Rent', rent, options)
    setValue('RentFrequencyId', MONTHLY, options)
  }

  if (rate.agree && LeaseRate) {
    return (
      <p className={styles.helper} role="status">
        {formatMoney(LeaseRate)} a square foot and year of {area} is this rent.
      </p>
    )
  }
  return (
    <div className={styles.helper} role="status">
      {rate.rentOfRate === null && rate.rateOfRent === null && <p>Give the rent or the rate: the other follows from {area}.</p>}
      {rate.rentOfRate !== null && (
        <p>
          By this rate, {area} are <strong className="tabular">{formatMoney(rate.rentOfRate)}</strong> a month.{' '}
          <Button size="sm" onClick={() => takeRent(rate.rentOfRate ?? '')}>
            Use as rent
          </Button>
        </p>
      )}
      {rate.rateOfRent !== null && (
        <p>
          By this rent, it is <strong className="tabular">{formatMoney(rate.rateOfRent)}</strong> a square foot and year.{' '}
          <Button size="sm" onClick={() => setValue('LeaseRate', rate.rateOfRent, options)}>
            Use as rate
          </Button>
        </p>
      )}
    </div>
  )
}
