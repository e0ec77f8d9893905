import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { StartSocialSignin } from '@keystead/contract/security/identities/identity.operations.ts'
import { useState } from 'react'
import { FOR_THE_WEB } from '../../places/reference-data/app-config.ts'
import { asCallFailure } from '../../api/failure.ts'
import { useCommand, useLoaded } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { PROVIDER_ICONS, type SocialProvider } from './provider-look.ts'
import { text } from './social-buttons.text.ts'
import styles from './SocialButtons.module.css'

/** Signing in or up with an account elsewhere; nothing where no provider is set up. The route's loader ensures GetAppConfig. */
export function SocialButtons({ returnTo }: { returnTo: string | null }) {
  const { SocialProviders: providers } = useLoaded(GetAppConfig, FOR_THE_WEB)
  const start = useCommand(StartSocialSignin)
  const [leavingFor, setLeavingFor] = useState<SocialProvider['Id'] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  if (providers.length === 0) return null

  async function leave({ Id }: SocialProvider) {
    if (leavingFor !== null) return
    setLeavingFor(Id)
    setFailure(null)
    try {
      const { Url } = await start.run({ ProviderId: Id, ReturnTo: returnTo })
      window.location.assign(Url)
    } catch (error) {
      setFailure(asCallFailure(error).message)
    } finally {
      // Whoever comes back by the browser's back button finds the page as it was left.
      setLeavingFor(null)
    }
  }

  return (
    <div className={styles.social}>
      <ul className={styles.buttons}>
        {providers.map((provider) => (
          <li key={provider.Id}>
            <Button wide icon={PROVIDER_ICONS[provider.Key]} busy={leavingFor === provider.Id} onClick={() => void leave(provider)}>
              {text.continueWith({ name: provider.Name })}
            </Button>
          </li>
        ))}
      </ul>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <p className={styles.or}>
        <span>{text.orWithYourEmail}</span>
      </p>
    </div>
  )
}
