import { profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import { aProfileText, asTheirText } from '../../identity/profiles/invitation-texts.ts'
import type { SignupWizard } from './use-signup-wizard.ts'
import styles from './signup.module.css'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './signup.text.ts'

/** Says who invites, or that the invitation is over. */
export function ComesFromInvitation({ wizard: { invitation, invitationIsOver } }: { wizard: SignupWizard }) {
  if (invitationIsOver) {
    return (
      <div className={styles.provider} role="note">
        <p>{text.invitationOver}</p>
      </div>
    )
  }
  if (!invitation) return null
  const wanted = profileTypeName(invitation.ProfileTypeId)
  return (
    <div className={styles.provider} role="note">
      <p>
        {inParts(text.invited.parts({ person: <bdi>{invitation.FromName}</bdi>, role: asTheirText(wanted) }))}
        {wanted && ` ${text.signUpWith({ profile: aProfileText(wanted) })}`}
      </p>
    </div>
  )
}
