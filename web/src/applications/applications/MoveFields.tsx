import { MAX_MESSAGE } from '@keystead/contract/applications/applications/application.values.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { text } from './move.text.ts'

type MoveFieldsProps = {
  /** From when the home is free, in words. */
  freeFrom?: string | null
  /** For how long it is offered, in words. */
  offeredFor?: string | null
}

/** When the household would move in, for how long, and what they say with it. */
export function MoveFields({ freeFrom, offeredFor }: MoveFieldsProps) {
  return (
    <>
      <FieldRow>
        <DateField name="MoveInOn" label={text.moveInOn} help={freeFrom ?? undefined} optional />
        <NumberField
          name="LeaseMonths"
          label={text.leaseMonths}
          help={offeredFor ? text.leaseMonthsOffered({ length: offeredFor }) : text.leaseMonthsHelp}
          optional
        />
      </FieldRow>
      <TextAreaField name="Message" label={text.message} max={MAX_MESSAGE} rows={4} optional />
    </>
  )
}
