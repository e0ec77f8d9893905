import type { Personal } from '@keystead/contract/applications/form/form.forms.ts'
import { DISCLOSURES, MAX_EXPLANATION } from '@keystead/contract/applications/form/form.values.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { asksToExplain } from './personal-section.ts'
import { text } from './personal.text.ts'
import { YesNoField } from './YesNoField.tsx'
import styles from './Form.module.css'

/** What people say of themselves, each with room to explain. */
export function DisclosureFields() {
  const { control } = useFormContext<Personal>()
  const answers = useWatch({ control, name: 'Disclosures' })
  return (
    <fieldset className={styles.part}>
      <legend>
        <h3>{text.questions}</h3>
      </legend>
      <p className={styles.help}>{text.questionsHelp}</p>
      {DISCLOSURES.map(({ Id, Text }, index) => {
        const answer = answers[index]
        return (
          <div key={Id} className={styles.part}>
            <YesNoField name={`Disclosures.${index}.Answer`} label={Text} />
            {answer && asksToExplain(answer) && (
              <TextAreaField name={`Disclosures.${index}.Explanation`} label={text.explanation} max={MAX_EXPLANATION} rows={3} optional />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
