import { SendEmailVerification } from '@keystead/contract/security/sign-in/email.operations.ts'
import { GetUserAccountDetails } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { useCall, useCommand } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MailIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { DemoEmailNote } from './DemoEmailNote.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './unconfirmed-email.text.ts'
import styles from './UnconfirmedEmail.module.css'

/** A quiet line at the top of every screen until the address is confirmed. */
export function UnconfirmedEmail() {
  const { data } = useCall(GetUserAccountDetails, {})
  const sending = useCommand(SendEmailVerification)
  if (!data || data.EmailVerified) return null
  return (
    <aside className={styles.line} aria-label={text.label}>
      <div className={styles.inner}>
        <p className={styles.words}>
          <Icon of={MailIcon} />
          <span>
            {inParts(text.pleaseConfirm.parts({ email: <bdi>{data.Email}</bdi> }))}
            <DemoEmailNote />
          </span>
        </p>
        <div className={styles.actions}>
          <Button size="sm" busy={sending.pending} onClick={() => void withToast(sending.run({}), text.linkSent({ email: data.Email }))}>
            {text.sendAgain}
          </Button>
          <LinkButton to={paths.changeEmail()} size="sm" variant="quiet">
            {text.otherEmail}
          </LinkButton>
        </div>
      </div>
    </aside>
  )
}
