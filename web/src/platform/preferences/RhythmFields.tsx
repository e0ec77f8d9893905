import { FieldRow } from '../../ui/form/Form.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { Section } from '../../ui/Section.tsx'
import { HOURS, TIME_ZONES } from './rhythm-choices.ts'
import styles from './RhythmFields.module.css'

const DIGESTS = [
  { Id: 'off', Text: 'Each at once', detail: 'An email whenever something happens, outside your quiet hours.' },
  { Id: 'daily', Text: 'One email a day', detail: 'Everything since the last one, gathered at 8 in the morning.' },
]

/** One email a day or each at once, and the hours without any. */
export function RhythmFields() {
  return (
    <Section
      title="Rhythm"
      description="When emails come. On screen you are told the moment something happens, and emails about the safety of your account never wait."
    >
      <div className={styles.fields}>
        <RadioCards name="Digest" label="How emails come" choices={DIGESTS} />
        <FieldRow>
          <SelectField
            name="QuietFrom"
            label="Quiet from"
            optional
            choices={HOURS}
            placeholder="No quiet hours"
            help="Emails wait until the quiet hours are over."
          />
          <SelectField name="QuietTo" label="Quiet until" optional choices={HOURS} placeholder="No quiet hours" />
        </FieldRow>
        <SelectField name="TimeZone" label="Time zone" choices={TIME_ZONES} />
      </div>
    </Section>
  )
}
