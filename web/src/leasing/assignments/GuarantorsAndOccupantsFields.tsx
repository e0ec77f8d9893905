import type { LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { FoldedFields } from '../../ui/form/FoldedFields.tsx'
import { GuarantorFields } from './GuarantorFields.tsx'
import { OccupantFields } from './OccupantFields.tsx'
import { text } from './lease-persons.text.ts'

type GuarantorsAndOccupantsFieldsProps = {
  /** Before their names in the form: of a page of its own, or of a dialog. */
  of: 'Lease.' | ''
  /** Those whom the lease names already. */
  guarantors: LeaseRead['Guarantors']
  /** Of a lease that has ended they are only taken out. */
  mayAdd?: boolean
}

/** Those of a lease who are no tenants. Most leases have none, so both parts are folded until they hold something. */
export function GuarantorsAndOccupantsFields({ of, guarantors, mayAdd = true }: GuarantorsAndOccupantsFieldsProps) {
  const heading = of === '' ? 'h3' : 'h2'
  return (
    <div>
      <FoldedFields
        title={useCounted(text.guarantors, text.guarantorsCounted, `${of}Guarantors`)}
        heading={heading}
        note={text.guarantorsNote}
        fields={[`${of}Guarantors`]}
      >
        <GuarantorFields name={`${of}Guarantors`} known={guarantors} mayAdd={mayAdd} />
      </FoldedFields>
      <FoldedFields
        title={useCounted(text.occupants, text.occupantsCounted, `${of}Occupants`)}
        heading={heading}
        note={text.occupantsNote}
        fields={[`${of}Occupants`]}
      >
        <OccupantFields name={`${of}Occupants`} mayAdd={mayAdd} />
      </FoldedFields>
    </div>
  )
}

/** `Occupants (2)` */
function useCounted(title: string, counted: (values: { count: number }) => string, name: string): string {
  const list: unknown = useWatch({ control: useFormContext().control, name })
  return Array.isArray(list) && list.length > 0 ? counted({ count: list.length }) : title
}
