import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { AcceptInvitation, DeclineInvitation, type Invitation } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { GetUserProfiles, SwitchUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall, useCommand } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
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
import { inParts } from '../../ui/in-parts.ts'
import { text } from './invitation.text.ts'
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
        {HasAccount
          ? inParts(text.signInToAccept.parts({ email: <strong>{Email}</strong> }))
          : inParts(text.signUpToAccept.parts({ email: <strong>{Email}</strong> }))}
      </p>
      <div className={styles.buttons}>
        {HasAccount ? (
          <LinkButton variant="primary" icon={LoginIcon} to={paths.signin({ email: Email, returnTo: paths.invitation(token) })}>
            {text.signIn}
          </LinkButton>
        ) : (
          <LinkButton variant="primary" icon={UserPlusIcon} to={paths.signup({ email: Email, invitation: token })}>
            {text.signUp}
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
      <p>{inParts(text.otherAccount.parts({ email: <strong>{invitation.Email}</strong>, own: session.Email }))}</p>
      <div className={styles.buttons}>
        <Button
          variant="primary"
          busy={isLeaving}
          onClick={() => {
            setIsLeaving(true)
            void signOut()
          }}
        >
          {text.signOut}
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
        {active
          ? text.acceptsAs({ name: active.Name, kind: kindText(active) })
          : fitting.length > 0
            ? text.changesProfile({ profile: aProfileText(wanted) })
            : text.needsProfile({ profile: aProfileText(wanted) })}
      </p>
      <div className={styles.buttons}>
        {active ? (
          <Button variant="primary" icon={CheckIcon} busy={accept.isBusy} onClick={() => void accept.as(null)}>
            {text.accept}
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
              {text.acceptAs({ name: profile.Name, kind: kindText(profile) })}
            </Button>
          ))
        ) : (
          <LinkButton variant="primary" icon={UserPlusIcon} to={paths.createProfile(wanted, paths.invitation(token))}>
            {text.createProfile({ profile: aProfileText(wanted) })}
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
        {text.decline}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text.declineTitle({ name: FromName })}
        consequence={text.declineConsequence({ name: FromName })}
        confirmText={text.declineInvitation}
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
