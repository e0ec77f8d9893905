import { formatMoney } from '@keystead/contract/values/money.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/Button.tsx'
import { leaseRateOf } from './lease-rate.ts'
import type { PropertyDraft } from './property-fields.ts'
import styles from './PropertyForm.module.css'
import { inParts } from '../../../ui/in-parts.ts'
import { text } from './terms.text.ts'

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
  if (rate === null) return <p className={styles.helper}>{text.rateNeedsArea}</p>

  const area = text.squareFeet({ area: AREA.format(rate.squareFeet) })
  const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }

  function takeRent(rent: string) {
    setValue('Rent', rent, options)
    setValue('RentFrequencyId', MONTHLY, options)
  }

  if (rate.agree && LeaseRate) {
    return (
      <p className={styles.helper} role="status">
        {text.rateAgrees({ rate: formatMoney(LeaseRate), area })}
      </p>
    )
  }
  return (
    <div className={styles.helper} role="status">
      {rate.rentOfRate === null && rate.rateOfRent === null && <p>{text.rateOrRent({ area })}</p>}
      {rate.rentOfRate !== null && (
        <p>
          {inParts(text.rentByRate.parts({ area, rent: <strong className="tabular">{formatMoney(rate.rentOfRate)}</strong> }))}
          <Button size="sm" onClick={() => takeRent(rate.rentOfRate ?? '')}>
            {text.takeAsRent}
          </Button>
        </p>
      )}
      {rate.rateOfRent !== null && (
        <p>
          {inParts(text.rateByRent.parts({ rate: <strong className="tabular">{formatMoney(rate.rateOfRent)}</strong> }))}
          <Button size="sm" onClick={() => setValue('LeaseRate', rate.rateOfRent, options)}>
            {text.takeAsRate}
          </Button>
        </p>
      )}
    </div>
  )
}
