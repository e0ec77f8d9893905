import { DeclaredInput } from './SectionFields.tsx'
import { LeaseRateHelper } from './LeaseRateHelper.tsx'

/** How a commercial lease is quoted: by the square foot and year. */
export function CommercialRate() {
  return (
    <>
      <DeclaredInput name="LeaseRate" />
      <LeaseRateHelper />
    </>
  )
}
