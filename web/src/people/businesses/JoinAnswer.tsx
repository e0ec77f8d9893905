import {
  AcceptBusinessMemberInvitation,
  DeclineBusinessMemberInvitation,
  type MemberInvitation,
} from '@keystead/contract/people/businesses/member.operations.ts'
import { SwitchUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { profileSwitched } from '../../identity/profiles/profile-switched.ts'
import { signOut } from '../../security/sign-in/sign-out.ts'
import { useSession } from '../../sessions/session.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import { CheckIcon, LoginIcon, UserPlusIcon } from '../../ui/icons.ts'
import { inParts } from '../../ui/in-parts.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { text } from './join.text.ts'
import styles from './Join.module.css'

type JoinAnswerProps = {
  token: string
  invitation: MemberInvitation
  onJoined: (session: SessionRecord) => void
  onDeclined: () => void
}

/** The ways to answer, by who is reading. Declining needs no account. */
export function JoinAnswer({ token, invitation, onJoined, onDeclined }: JoinAnswerProps) {
  const session = useSession()
  const decline = <DeclineButton token={token} business={invitation.Business} onDeclined={onDeclined} />
  if (!session) return <AtTheDoor token={token} invitation={invitation} decline={decline} />
  if (session.Email.toLowerCase() !== invitation.Email.toLowerCase()) {
    return <AsSomeoneElse own={session.Email} email={invitation.Email} decline={decline} />
  }
  return <Inside token={token} email={session.Email} onJoined={onJoined} decline={decline} />
}

function Answer({ words, children }: { words: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.answer}>
      <p>{words}</p>
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}

type AtTheDoorProps = { token: string; invitation: MemberInvitation; decline: ReactNode }

function AtTheDoor({ token, invitation: { Email, HasAccount }, decline }: AtTheDoorProps) {
  const door = { email: Email, returnTo: paths.joinBusiness(token) }
  const sentence = HasAccount ? text.signInToAccept : text.signUpToAccept
  return (
    <Answer
      words={inParts(
        sentence.parts({
          email: (
            <strong>
              <EmailText email={Email} />
            </strong>
          ),
        }),
      )}
    >
      {HasAccount ? (
        <LinkButton variant="primary" icon={LoginIcon} to={paths.signin(door)}>
          {text.signIn}
        </LinkButton>
      ) : (
        <LinkButton variant="primary" icon={UserPlusIcon} to={paths.signup(door)}>
          {text.signUp}
        </LinkButton>
      )}
      {decline}
    </Answer>
  )
}

function AsSomeoneElse({ own, email, decline }: { own: string; email: string; decline: ReactNode }) {
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <Answer
      words={inParts(
        text.otherAccount.parts({
          email: (
            <strong>
              <EmailText email={email} />
            </strong>
          ),
          own: <EmailText email={own} />,
        }),
      )}
    >
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
    </Answer>
  )
}

type InsideProps = { token: string; email: string; onJoined: (session: SessionRecord) => void; decline: ReactNode }

/** The right account: it becomes a member, and acts for the business at once. */
function Inside({ token, email, onJoined, decline }: InsideProps) {
  const client = useQueryClient()
  const acceptance = useCommand(AcceptBusinessMemberInvitation)
  const switching = useCommand(SwitchUserProfile)
  const joined = useRef<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function join() {
    // When only the switch failed, the link is spent: the next try goes on from there.
    joined.current ??= (await acceptance.run({ Token: token })).ProfileId
    const session = await switching.run({ ProfileId: joined.current })
    onJoined(session)
    await profileSwitched(client)
  }

  async function accept() {
    setIsBusy(true)
    await withToast(join())
    setIsBusy(false)
  }

  return (
    <Answer
      words={inParts(
        text.acceptsAs.parts({
          email: (
            <strong>
              <EmailText email={email} />
            </strong>
          ),
        }),
      )}
    >
      <Button variant="primary" icon={CheckIcon} busy={isBusy} onClick={() => void accept()}>
        {text.accept}
      </Button>
      {decline}
    </Answer>
  )
}

function DeclineButton({ token, business, onDeclined }: { token: string; business: string; onDeclined: () => void }) {
  const refusal = useCommand(DeclineBusinessMemberInvitation)
  const [isAsking, setIsAsking] = useState(false)

  async function decline() {
    const isDone = await withToast(refusal.run({ Token: token }))
    setIsAsking(false)
    if (isDone) onDeclined()
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {text.decline}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text.declineTitle({ business })}
        consequence={text.declineConsequence}
        confirmText={text.declineInvitation}
        tone="normal"
        busy={refusal.pending}
        onConfirm={() => void decline()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
