import { messages } from '@keystead/contract/text/messages.ts'
import { GetInvitation, type Invitation, InvitationConnected } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { useSession } from '../../sessions/session.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { MailIcon, UsersIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { NeedsScript } from '../../ui/NeedsScript.tsx'
import { Page } from '../../ui/Page.tsx'
import { SentNotice } from '../../ui/SentNotice.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { useHasScript } from '../../ui/use-has-script.ts'
import { asTheirText } from '../../identity/profiles/invitation-texts.ts'
import { InvitationAnswer } from './InvitationAnswer.tsx'
import { ProposalPart } from '../connections/ProposalPart.tsx'
import styles from './InvitationScreen.module.css'

/** The secret in the address stays out of indexes and of other people's statistics. */
export function head(): PageHead {
  return { title: 'Your invitation', canonical: paths.home(), noindex: true }
}

/** Where the links of our emails lead. Email programs open links by themselves, so nothing happens before a press. */
export function InvitationScreen() {
  const { id: token } = useParams()
  const hasScript = useHasScript()
  return (
    <Page display title="Your invitation" width="narrow">
      <NeedsScript />
      {token === undefined ? <Over /> : hasScript ? <Linked key={token} token={token} /> : <TextSkeleton />}
    </Page>
  )
}

function Linked({ token }: { token: string }) {
  const { data, error, refetch } = useCall(GetInvitation, { Token: token })
  const [declined, setDeclined] = useState<Invitation | null>(null)
  if (declined) {
    return (
      <SentNotice title={messages.invitationDeclined} action={<LinkButton to={paths.home()}>Go to the home page</LinkButton>}>
        {declined.FromName} is told. Nothing else happens, and we do not write to you again about it.
      </SentNotice>
    )
  }
  if (data) return <Letter token={token} invitation={data} onDeclined={() => setDeclined(data)} />
  if (!error) return <TextSkeleton />
  if (error.is(InvitationConnected)) return <Connected />
  return error.status < 500 ? <Over /> : <ErrorState failure={error} onRetry={() => void refetch()} />
}

type LetterProps = { token: string; invitation: Invitation; onDeclined: () => void }

function Letter({ token, invitation, onDeclined }: LetterProps) {
  const { FromName, FromPicPath, FromProfileType, FromCompanyName, Message, Proposal, Shares, ExpiresAt } = invitation
  return (
    <Card as="section" aria-labelledby="who-invites" className={styles.letter}>
      <header className={styles.head}>
        <Avatar name={FromName} picture={FromPicPath} size="xl" />
        <div className={styles.who}>
          <h2 id="who-invites" className={styles.title}>
            <bdi>{FromName}</bdi> invites you {asTheirText(profileTypeName(invitation.ProfileTypeId))}
          </h2>
          <p className={styles.note}>
            {[FromProfileType, FromCompanyName].filter(Boolean).join(' · ')} · open until <DateText date={ExpiresAt} />
          </p>
        </div>
      </header>
      {Message && <blockquote className={styles.message}>{Message}</blockquote>}
      {Proposal && <ProposalPart proposal={Proposal} />}
      {Shares.length > 0 && (
        <Section title="What you would own a part of">
          <ul className={styles.shares}>
            {Shares.map((share) => (
              <li key={share}>{share}</li>
            ))}
          </ul>
        </Section>
      )}
      <InvitationAnswer token={token} invitation={invitation} onDeclined={onDeclined} />
    </Card>
  )
}

/** The two have joined in another way meanwhile. */
function Connected() {
  return (
    <EmptyState title={messages.invitationConnected} icon={UsersIcon} action={<WayIn />}>
      The two of you have joined in another way since this email was sent. What it offered is part of your connection now.
    </EmptyState>
  )
}

/** Expired, answered or withdrawn: nothing bad has happened. */
function Over() {
  return (
    <EmptyState title="This invitation is no longer open." icon={MailIcon} action={<WayIn />}>
      It has expired, was answered or was withdrawn, or a newer email has taken its place. Please ask whoever invited you to send it again.
    </EmptyState>
  )
}

function WayIn() {
  const session = useSession()
  if (session) {
    return (
      <LinkButton to={paths.connections()} variant="primary">
        See your connections
      </LinkButton>
    )
  }
  return (
    <>
      <LinkButton to={paths.signin({ returnTo: paths.connections() })} variant="primary">
        Sign in
      </LinkButton>
      <LinkButton to={paths.home()}>Go to the home page</LinkButton>
    </>
  )
}
