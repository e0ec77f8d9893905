import type { Identity } from '@keystead/contract/applications/form/form.forms.ts'
import { ID_TYPES, OF_A_STATE } from '@keystead/contract/applications/form/form.values.ts'
import { UNITED_STATES_ID } from '@keystead/contract/values/countries.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import type { IdentityRead } from './identity-section.ts'
import { text } from './identity.text.ts'
import { SecretNumber } from './SecretNumber.tsx'
import { useCountries, useStatesOf } from './use-places.ts'
import styles from './Form.module.css'

/** The ID, and who has issued it: a state or a country. */
export function IdFields({ read }: { read: IdentityRead }) {
  const { control } = useFormContext<Identity>()
  const typeId = useWatch({ control, name: 'IdTypeId' })
  const countries = useCountries()
  const states = useStatesOf(UNITED_STATES_ID)
  const isOfState = typeId !== null && OF_A_STATE.includes(typeId)
  return (
    <fieldset className={styles.part}>
      <legend>
        <h3>{text.id}</h3>
      </legend>
      <p className={styles.help}>
        {text.idWhy} {text.idWho}
      </p>
      <SelectField name="IdTypeId" label={text.labels.IdTypeId} choices={ID_TYPES} />
      <SecretNumber name="IdNumber" label={text.labels.IdNumber} help={text.idNumberHelp} kept={read.IdNumberLast4} maxLength={40} />
      <FieldRow>
        {isOfState && <SelectField name="StateId" label={text.labels.StateId} choices={states} placeholder={text.chooseState} />}
        {typeId !== null && !isOfState && (
          <SelectField name="CountryId" label={text.labels.CountryId} choices={countries} placeholder={text.chooseCountry} />
        )}
        <DateField name="ExpiryDate" label={text.labels.ExpiryDate} />
      </FieldRow>
    </fieldset>
  )
}
