import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { FOR_THE_WEB } from '../../places/reference-data/app-config.ts'
import { useLoaded } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import type { SocialSignup } from '../../security/identities/social-signup.ts'
import type { SignupWizard } from './use-signup-wizard.ts'
import styles from './signup.module.css'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './signup.text.ts'

/** Says with what one will sign in, and lets one choose a password instead. */
export function ComesFromProvider({ wizard, social }: { wizard: SignupWizard; social: SocialSignup }) {
  const { SocialProviders } = useLoaded(GetAppConfig, FOR_THE_WEB)
  const provider = SocialProviders.find(({ Id }) => Id === social.OauthProviderId)?.Name ?? text.otherService
  return (
    <div className={styles.provider} role="note">
      <p>
        {social.Email
          ? inParts(text.withProviderAs.parts({ provider, email: <bdi>{social.Email}</bdi> }))
          : text.withProvider({ provider })}
      </p>
      <Button size="sm" variant="quiet" onClick={wizard.forgetProvider}>
        {text.passwordInstead}
      </Button>
    </div>
  )
}
