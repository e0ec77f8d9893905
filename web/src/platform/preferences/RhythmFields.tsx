import { FieldRow } from '../../ui/form/Form.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { Section } from '../../ui/Section.tsx'
import { HOURS, TIME_ZONES } from './rhythm-choices.ts'
import styles from './RhythmFields.module.css'
import { text } from './preferences.text.ts'

const DIGESTS = [
  { Id: 'off', Text: text.eachEmail, detail: text.eachEmailHelp },
  { Id: 'daily', Text: text.dailyEmail, detail: text.dailyEmailHelp },
]

/** One email a day or each at once, and the hours without any. */
export function RhythmFields() {
  return (
    <Section title={text.rhythmTitle} description={text.rhythmIntro}>
      <div className={styles.fields}>
        <RadioCards name="Digest" label={text.delivery} choices={DIGESTS} />
        <FieldRow>
          <SelectField
            name="QuietFrom"
            label={text.quietFrom}
            optional
            choices={HOURS}
            placeholder={text.noQuietHours}
            help={text.quietHelp}
          />
          <SelectField name="QuietTo" label={text.quietUntil} optional choices={HOURS} placeholder={text.noQuietHours} />
        </FieldRow>
        <SelectField name="TimeZone" label={text.timeZone} choices={TIME_ZONES} />
      </div>
    </Section>
  )
}
