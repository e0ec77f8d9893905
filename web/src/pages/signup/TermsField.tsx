import { Link } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { NewTab } from '../../ui/NewTab.tsx'
import { text } from './signup.text.ts'

export function TermsField() {
  return (
    <CheckboxField
      name="TermsAccepted"
      label={inParts(
        text.accept.parts({
          terms: (
            <Link to={paths.terms()} target="_blank">
              {inParts(text.terms.parts({ newTab: <NewTab /> }))}
            </Link>
          ),
          privacy: (
            <Link to={paths.privacyPolicy()} target="_blank">
              {inParts(text.privacy.parts({ newTab: <NewTab /> }))}
            </Link>
          ),
        }),
      )}
    />
  )
}
