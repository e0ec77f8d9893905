import type { Identity } from '@keystead/contract/applications/form/form.forms.ts'
import { SSN_KINDS } from '@keystead/contract/applications/form/form.values.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { type IdentityRead, keptLast4, keptSsn } from './identity-section.ts'
import { text } from './identity.text.ts'
import { SecretNumber } from './SecretNumber.tsx'
import { ShownSsn } from './ShownSsn.tsx'
import styles from './Form.module.css'

const KINDS = SSN_KINDS.map((kind) => ({ Id: kind, Text: text.kinds[kind], detail: text.kindDetails[kind] }))

/** How much of the number is given, and the number. */
export function SsnFields({ read, formId }: { read: IdentityRead; formId: string }) {
  const { control } = useFormContext<Identity>()
  const kind = useWatch({ control, name: 'SsnKind' })
  return (
    <fieldset className={styles.part}>
      <legend>
        <h3>{text.ssn}</h3>
      </legend>
      <p className={styles.help}>
        {text.ssnWhy} {text.ssnWho}
      </p>
      <RadioCards name="SsnKind" label={text.ssnQuestion} choices={KINDS} />
      {kind === 'full' && (
        <SecretNumber name="Ssn" label={text.labels.Ssn} help={text.ssnHelp} kept={keptSsn(read)} maxLength={11} isDigits>
          <ShownSsn formId={formId} />
        </SecretNumber>
      )}
      {kind === 'last4' && (
        <SecretNumber name="Last4Ssn" label={text.labels.Last4Ssn} help={text.last4Help} kept={keptLast4(read)} maxLength={4} isDigits />
      )}
    </fieldset>
  )
}
