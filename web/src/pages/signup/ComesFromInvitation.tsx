import { profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import { aProfileText, asTheirText } from '../../identity/profiles/invitation-texts.ts'
import type { SignupWizard } from './use-signup-wizard.ts'
import styles from './signup.module.css'

/** Says who invites, or that the invitation is over. */
export function ComesFromInvitation({ wizard: { invitation, invitationIsOver } }: { wizard: SignupWizard }) {
  if (invitationIsOver) {
    return (
      <div className={styles.provider} role="note">
        <p>The invitation has expired, was answered or was withdrawn. You can sign up all the same, and ask for a new one later.</p>
      </div>
    )
  }
  if (!invitation) return null
  const wanted = profileTypeName(invitation.ProfileTypeId)
  return (
    <div className={styles.provider} role="note">
      <p>
        <bdi>{invitation.FromName}</bdi> invites you {asTheirText(wanted)}.
        {wanted && ` Sign up with ${aProfileText(wanted)}, and you are connected.`}
      </p>
    </div>
  )
}
