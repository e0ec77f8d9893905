import { messages as invitationsMessages } from '@keystead/contract/people/invitations/invitations-messages.text.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { GetInvitation, type Invitation, InvitationConnected } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
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
import { inParts } from '../../ui/in-parts.ts'
import { text } from './invitation.text.ts'
import styles from './InvitationScreen.module.css'

/** The secret in the address stays out of indexes and of other people's statistics. */
export function head(): PageHead {
  return { title: text.title, canonical: paths.home(), noindex: true }
}

/** Where the links of our emails lead. Email programs open links by themselves, so nothing happens before a press. */
export function InvitationScreen() {
  const { id: token } = useParams()
  const hasScript = useHasScript()
  return (
    <Page display title={text.title} width="narrow">
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
      <SentNotice title={messages.invitationDeclined} action={<LinkButton to={paths.home()}>{text.goHome}</LinkButton>}>
        {text.declinedIntro({ name: declined.FromName })}
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
            {inParts(
              text.invitesYou.parts({
                name: <bdi>{FromName}</bdi>,
                role: asTheirText(profileTypeName(invitation.ProfileTypeId)),
              }),
            )}
          </h2>
          <p className={styles.note}>
            {inParts(
              text.openUntil.parts({
                from: [FromProfileType, FromCompanyName].filter(Boolean).join(' · '),
                date: <DateText date={ExpiresAt} />,
              }),
            )}
          </p>
        </div>
      </header>
      {Message && <blockquote className={styles.message}>{Message}</blockquote>}
      {Proposal && <ProposalPart proposal={Proposal} />}
      {Shares.length > 0 && (
        <Section title={text.shares}>
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
    <EmptyState title={invitationsMessages.invitationConnected} icon={UsersIcon} action={<WayIn />}>
      {text.connectedHelp}
    </EmptyState>
  )
}

/** Expired, answered or withdrawn: nothing bad has happened. */
function Over() {
  return (
    <EmptyState title={text.overTitle} icon={MailIcon} action={<WayIn />}>
      {text.overHelp}
    </EmptyState>
  )
}

function WayIn() {
  const session = useSession()
  if (session) {
    return (
      <LinkButton to={paths.connections()} variant="primary">
        {text.seeConnections}
      </LinkButton>
    )
  }
  return (
    <>
      <LinkButton to={paths.signin({ returnTo: paths.connections() })} variant="primary">
        {text.signIn}
      </LinkButton>
      <LinkButton to={paths.home()}>{text.goHome}</LinkButton>
    </>
  )
}
