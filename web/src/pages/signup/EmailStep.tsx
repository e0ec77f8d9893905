import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { CheckUserAccountByEmail, EmailTaken } from '@keystead/contract/security/sign-in/account.operations.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../api/call.ts'
import { CallFailure } from '../../api/failure.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { LoginIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SocialButtons } from '../../security/identities/SocialButtons.tsx'
import { returnToOf } from './return-to.ts'
import { signupRules } from './signup-draft.ts'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import styles from './signup.module.css'
import { text } from './signup.text.ts'

export function EmailStep({ wizard }: StepProps) {
  const [search] = useSearchParams()
  const form = useContractForm(signupRules.email, { Email: wizard.values.Email })
  const [taken, setTaken] = useState(wizard.problem?.['Email'] === EmailTaken.message ? wizard.values.Email : null)

  async function check({ Email }: { Email: string }) {
    const { Exists } = await call(CheckUserAccountByEmail, { Email })
    if (Exists) {
      setTaken(Email)
      throw new CallFailure({ ...CallErrors.InvalidInput, fields: { Email: EmailTaken.message } })
    }
    wizard.keep({ Email })
    wizard.goTo('role')
  }

  return (
    <>
      {!wizard.social && <SocialButtons returnTo={returnToOf(search)} />}
      <StepFrame wizard={wizard} form={form} title={text.emailTitle} lead={text.emailLead} onSubmit={check}>
        {wizard.invitation ? (
          <EmailField name="Email" label={text.email} help={text.emailInvited} autoComplete="username" readOnly />
        ) : (
          <EmailField name="Email" label={text.email} autoComplete="username" />
        )}
        {taken !== null && <SignInInstead email={taken} />}
      </StepFrame>
    </>
  )
}

function SignInInstead({ email }: { email: string }) {
  const [search] = useSearchParams()
  return (
    <div className={styles.instead}>
      <LinkButton to={paths.signin({ email, returnTo: returnToOf(search) })} icon={LoginIcon}>
        {text.signInAs({ email })}
      </LinkButton>
    </div>
  )
}
