import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { FOR_THE_WEB } from '../../places/reference-data/app-config.ts'
import { useLoaded } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import type { SocialSignup } from '../../security/identities/social-signup.ts'
import type { SignupWizard } from './use-signup-wizard.ts'
import styles from './signup.module.css'

/** Says with what one will sign in, and lets one choose a password instead. */
export function ComesFromProvider({ wizard, social }: { wizard: SignupWizard; social: SocialSignup }) {
  const { SocialProviders } = useLoaded(GetAppConfig, FOR_THE_WEB)
  const name = SocialProviders.find(({ Id }) => Id === social.OauthProviderId)?.Name ?? 'the other service'
  return (
    <div className={styles.provider} role="note">
      <p>
        You will sign in with {name}
        {social.Email && (
          <>
            {' '}
            as <bdi>{social.Email}</bdi>
          </>
        )}
        . A password is not needed; you can set one later.
      </p>
      <Button size="sm" variant="quiet" onClick={wizard.forgetProvider}>
        Use a password instead
      </Button>
    </div>
  )
}
