import type { Residence } from '@keystead/contract/applications/form/form.forms.ts'
import { RENTS, RESIDENCE_OWNERSHIP_TYPES, RESIDENCE_TYPES } from '@keystead/contract/applications/form/form.values.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { DateField } from '../../ui/form/DateField.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { hasLandlord } from './residence-section.ts'
import { text } from './residence.text.ts'
import { AddressPlaceFields } from './AddressPlaceFields.tsx'
import { YesNoField } from './YesNoField.tsx'

const MAX_REASON_FOR_LEAVING = 500

/** One address: where it is, since when, and who can say something about the time there. */
export function AddressFields({ index }: { index: number }) {
  const { control } = useFormContext<Residence>()
  const at = `Addresses.${index}` as const
  const ownership = useWatch({ control, name: `${at}.OwnershipId` })
  const isFirst = index === 0
  return (
    <>
      <AddressPlaceFields index={index} />
      <FieldRow>
        <SelectField name={`${at}.ResidenceTypeId`} label={text.labels.ResidenceTypeId} choices={RESIDENCE_TYPES} />
        <SelectField name={`${at}.OwnershipId`} label={text.labels.OwnershipId} choices={RESIDENCE_OWNERSHIP_TYPES} />
      </FieldRow>
      <FieldRow>
        <DateField name={`${at}.From`} label={text.labels.From} help={text.fromHelp} />
        <DateField name={`${at}.To`} label={text.labels.To} help={isFirst ? text.toOfFirstHelp : text.toHelp} optional={isFirst} />
      </FieldRow>
      <MoneyField name={`${at}.MonthlyPayment`} label={text.labels.MonthlyPayment} help={text.paymentHelp} />
      {hasLandlord({ OwnershipId: ownership }) && (
        <>
          <TextField
            name={`${at}.RentPaidTo`}
            label={text.labels.RentPaidTo}
            help={text.paidToHelp}
            maxLength={120}
            dir="auto"
            optional={ownership !== RENTS}
          />
          <FieldRow>
            <PhoneField name={`${at}.LandlordPhone`} label={text.labels.LandlordPhone} optional />
            <EmailField name={`${at}.LandlordEmail`} label={text.labels.LandlordEmail} optional />
          </FieldRow>
          <YesNoField name={`${at}.MayContact`} label={text.mayContact} />
        </>
      )}
      <TextAreaField name={`${at}.ReasonForLeaving`} label={text.labels.ReasonForLeaving} max={MAX_REASON_FOR_LEAVING} rows={2} optional />
    </>
  )
}
