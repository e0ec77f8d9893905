import { messages } from '@keystead/contract/text/messages.ts'
import { AcceptInvitation, DeclineInvitation, type Invitation } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { GetUserProfiles, SwitchUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall, useCommand } from '../../api/query.ts'
import { paths } from '../../navigation/paths.ts'
import { profileSwitched } from '../../identity/profiles/profile-switched.ts'
import { signOut } from '../../security/sign-in/sign-out.ts'
import { useSession } from '../../sessions/session.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CheckIcon, LoginIcon, UserPlusIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { kindText } from '../../identity/profiles/profile-texts.ts'
import { aProfileText } from '../../identity/profiles/invitation-texts.ts'
import styles from './InvitationScreen.module.css'

type AnswerProps = { token: string; invitation: Invitation }

/** The ways to answer, by who is reading. Declining needs no account. */
export function InvitationAnswer({ token, invitation, onDeclined }: AnswerProps & { onDeclined: () => void }) {
  const session = useSession()
  const decline = <DeclineButton token={token} invitation={invitation} onDeclined={onDeclined} />
  if (!session) return <AtTheDoor token={token} invitation={invitation} decline={decline} />
  if (session.Email.toLowerCase() !== invitation.Email.toLowerCase()) {
    return <AsSomebodyElse session={session} invitation={invitation} decline={decline} />
  }
  return <Inside token={token} invitation={invitation} session={session} decline={decline} />
}

type WayProps = AnswerProps & { decline: ReactNode }

function AtTheDoor({ token, invitation: { Email, HasAccount }, decline }: WayProps) {
  return (
    <div className={styles.answer}>
      <p>
        {HasAccount ? (
          <>
            Sign in as <strong>{Email}</strong> to accept.
          </>
        ) : (
          <>
            Sign up as <strong>{Email}</strong> to accept. It takes two minutes, and your address counts as confirmed already.
          </>
        )}
      </p>
      <div className={styles.buttons}>
        {HasAccount ? (
          <LinkButton variant="primary" icon={LoginIcon} to={paths.signin({ email: Email, returnTo: paths.invitation(token) })}>
            Sign in
          </LinkButton>
        ) : (
          <LinkButton variant="primary" icon={UserPlusIcon} to={paths.signup({ email: Email, invitation: token })}>
            Sign up
          </LinkButton>
        )}
        {decline}
      </div>
    </div>
  )
}

function AsSomebodyElse({ session, invitation, decline }: { session: SessionRecord; invitation: Invitation; decline: ReactNode }) {
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <div className={styles.answer}>
      <p>
        This invitation went to <strong>{invitation.Email}</strong>. You are signed in as {session.Email}, so it can not be accepted here.
      </p>
      <div className={styles.buttons}>
        <Button
          variant="primary"
          busy={isLeaving}
          onClick={() => {
            setIsLeaving(true)
            void signOut()
          }}
        >
          Sign out and go on
        </Button>
        {decline}
      </div>
    </div>
  )
}

/** The right account: with the profile that is asked for, by changing to it, or by making it first. */
function Inside({ token, invitation, session, decline }: WayProps & { session: SessionRecord }) {
  const { data, error, refetch } = useCall(GetUserProfiles, {})
  const accept = useAcceptance(token)
  const wanted = profileTypeName(invitation.ProfileTypeId)
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} compact />
  if (!data || !wanted) return <TextSkeleton count={2} />
  const fitting = data.Profiles.filter(({ ProfileTypeId }) => ProfileTypeId === invitation.ProfileTypeId)
  const active = fitting.find(({ ProfileId }) => ProfileId === session.Profile?.ProfileId)
  return (
    <div className={styles.answer}>
      <p>
        {active ? (
          <>
            You accept as {active.Name} ({kindText(active)}).
          </>
        ) : fitting.length > 0 ? (
          <>It is for {aProfileText(wanted)}. You have one, so we change to it.</>
        ) : (
          <>It is for {aProfileText(wanted)}, which you do not have yet. Create it, then you come back here to accept.</>
        )}
      </p>
      <div className={styles.buttons}>
        {active ? (
          <Button variant="primary" icon={CheckIcon} busy={accept.isBusy} onClick={() => void accept.as(null)}>
            Accept
          </Button>
        ) : fitting.length > 0 ? (
          fitting.map((profile) => (
            <Button
              key={profile.ProfileId}
              variant="primary"
              icon={CheckIcon}
              busy={accept.isBusy}
              onClick={() => void accept.as(profile.ProfileId)}
            >
              Accept as {profile.Name} ({kindText(profile)})
            </Button>
          ))
        ) : (
          <LinkButton variant="primary" icon={UserPlusIcon} to={paths.createProfile(wanted, paths.invitation(token))}>
            Create {aProfileText(wanted)}
          </LinkButton>
        )}
        {decline}
      </div>
    </div>
  )
}

/** Joins with the active profile, or with another one that becomes active by it, and goes to the connection. */
function useAcceptance(token: string): { as: (otherProfileId: string | null) => Promise<void>; isBusy: boolean } {
  const client = useQueryClient()
  const navigate = useNavigate()
  const switching = useCommand(SwitchUserProfile)
  const acceptance = useCommand(AcceptInvitation)
  const [isBusy, setIsBusy] = useState(false)

  async function join(otherProfileId: string | null) {
    if (otherProfileId !== null) await switching.run({ ProfileId: otherProfileId })
    try {
      const { ConnectionId } = await acceptance.run({ Token: token })
      await navigate(paths.connection(ConnectionId), { flushSync: true })
    } finally {
      if (otherProfileId !== null) await profileSwitched(client)
    }
  }

  return {
    isBusy,
    async as(otherProfileId) {
      setIsBusy(true)
      await withToast(join(otherProfileId), messages.invitationAccepted)
      setIsBusy(false)
    },
  }
}

function DeclineButton({ token, invitation: { FromName }, onDeclined }: AnswerProps & { onDeclined: () => void }) {
  const refusal = useCommand(DeclineInvitation)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        Decline
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Decline the invitation of ${FromName}?`}
        consequence={`${FromName} is told, and this link stops working.`}
        confirmText="Decline invitation"
        tone="normal"
        busy={refusal.pending}
        onConfirm={() => {
          void withToast(refusal.run({ Token: token })).then((isDone) => {
            setIsAsking(false)
            if (isDone) onDeclined()
          })
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
