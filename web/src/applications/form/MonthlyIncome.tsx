import type { Employment } from '@keystead/contract/applications/form/form.forms.ts'
import { useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { ExactMoney } from '../../ui/ExactMoney.tsx'
import { monthlyIncomeOf } from './employment-section.ts'
import { text } from './employment.text.ts'
import styles from './Form.module.css'

/** What it comes to in a month: as the server has it, and as it follows from what is typed since. */
export function MonthlyIncome({ read }: { read: string }) {
  const { control } = useFormContext<Employment>()
  const { isDirty } = useFormState({ control })
  const [wasTyped, setWasTyped] = useState(false)
  if (isDirty && !wasTyped) setWasTyped(true)
  const [Jobs, OtherIncome] = useWatch({ control, name: ['Jobs', 'OtherIncome'] })
  return (
    <div className={styles.notice}>
      <p>
        {text.monthly}:{' '}
        <strong>
          <ExactMoney amount={wasTyped ? monthlyIncomeOf({ Jobs, OtherIncome }) : read} />
        </strong>
      </p>
      <p className={styles.help}>{text.monthlyHelp}</p>
    </div>
  )
}
