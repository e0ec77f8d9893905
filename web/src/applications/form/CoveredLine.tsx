import type { Residence } from '@keystead/contract/applications/form/form.forms.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { uncoveredIn } from './residence-section.ts'
import { text } from './residence.text.ts'
import styles from './Form.module.css'

/** Which of the last three years no address covers yet; it follows what is typed. */
export function CoveredLine({ today }: { today: string }) {
  const { control } = useFormContext<Residence>()
  const Addresses = useWatch({ control, name: 'Addresses' })
  const gaps = uncoveredIn({ Addresses }, today)
  return (
    <div role="status">
      {gaps !== null && (
        <p className={styles.notice} data-gap={gaps.length > 0 || undefined}>
          {gaps.length > 0 ? text.uncovered({ gaps: gaps.join(' ') }) : text.covered}
        </p>
      )}
    </div>
  )
}
