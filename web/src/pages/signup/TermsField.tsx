import { Link } from 'react-router'
import { paths } from '../../navigation/paths.ts'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'

export function TermsField() {
  return (
    <CheckboxField
      name="TermsAccepted"
      label={
        <>
          I accept the{' '}
          <Link to={paths.terms()} target="_blank">
            terms and conditions<span className="visually-hidden"> (opens a new tab)</span>
          </Link>{' '}
          and the{' '}
          <Link to={paths.privacyPolicy()} target="_blank">
            privacy policy<span className="visually-hidden"> (opens a new tab)</span>
          </Link>
          .
        </>
      }
    />
  )
}
