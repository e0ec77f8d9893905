import { EmailField } from '../../ui/form/EmailField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { text } from './personal.text.ts'
import styles from './Form.module.css'

export function ContactFields() {
  return (
    <>
      <fieldset className={styles.part}>
        <legend>
          <h3>{text.contact}</h3>
        </legend>
        <EmailField name="Email" label={text.labels.Email} />
        <FieldRow>
          <PhoneField name="PhonePrimary" label={text.labels.PhonePrimary} />
          <PhoneField name="PhoneSecondary" label={text.labels.PhoneSecondary} optional />
        </FieldRow>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>
          <h3>{text.emergency}</h3>
        </legend>
        <p className={styles.help}>{text.emergencyHelp}</p>
        <FieldRow>
          <TextField name="EmergencyName" label={text.labels.EmergencyName} autoComplete="off" maxLength={120} dir="auto" />
          <PhoneField name="EmergencyPhone" label={text.labels.EmergencyPhone} />
        </FieldRow>
      </fieldset>
    </>
  )
}
