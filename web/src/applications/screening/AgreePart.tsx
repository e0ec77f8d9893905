import { AuthorizeScreening } from '@keystead/contract/applications/screening/screening.operations.ts'
import type { ScreeningRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { messages } from '@keystead/contract/applications/screening/screening-messages.text.ts'
import { SCREENING_CONSENT_VERSION } from '@keystead/contract/applications/screening/screening.values.ts'
import { text as consents } from '@keystead/contract/applications/screening/screening-consents.text.ts'
import { useRef, useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts'
import { SecretNumber } from '../form/SecretNumber.tsx'
import { consentRules } from './own.forms.ts'
import { text } from './own.text.ts'
import { isOwnCheck, productsInSentence } from './screening-words.ts'
import type { ScreeningDetails } from './use-screenings.ts'
import styles from './Screening.module.css'

type AgreePartProps = { screening: ScreeningRead; details: ScreeningDetails; onRefuse: () => void }

/** What is agreed to, in the version that is read here, and the press that agrees. */
export function AgreePart({ screening, details, onRefuse }: AgreePartProps) {
  const part = useRef<HTMLDivElement>(null)
  useFocusHandedOn(part)
  const { FormId, ScreeningId, NeedsSsn } = screening
  // With the number in it: nothing of it is kept on this side.
  const command = useCommand(AuthorizeScreening, { forgets: true })
  const [rules] = useState(() => consentRules(NeedsSsn))
  const form = useContractForm(rules, { Agrees: false, ConsentVersion: SCREENING_CONSENT_VERSION, Ssn: null })
  const name = { name: screening.LandlordName }
  return (
    <div ref={part} className={styles.part}>
      <p className={styles.soft}>{isOwnCheck(screening) ? text.ownSoft(name) : text.soft}</p>
      <Form
        form={form}
        label={text.agree}
        onSubmit={async (given) => {
          await command.run({ ...given, FormId, ScreeningId })
          toast.success(messages.authorized)
        }}
      >
        {NeedsSsn && <SecretNumber name="Ssn" label={text.ssn} help={text.ssnHelp(name)} kept={null} maxLength={11} isDigits />}
        <CheckboxField name="Agrees" label={consentText(screening, details)} />
        <FormActions>
          <SubmitButton>{text.agree}</SubmitButton>
          <Button variant="quiet" onClick={onRefuse}>
            {text.refuse}
          </Button>
        </FormActions>
      </Form>
    </div>
  )
}

function consentText(screening: ScreeningRead, { HomeTitle }: ScreeningDetails): string {
  const words = consents[SCREENING_CONSENT_VERSION]
  const said = { landlord: screening.LandlordName, home: HomeTitle }
  return isOwnCheck(screening) ? words.ownCheck(said) : words.consent({ ...said, products: productsInSentence(screening.Products) })
}
