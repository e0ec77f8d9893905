import { GetBusinessMemberInvitation, type MemberInvitation } from '@keystead/contract/people/businesses/member.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { useSession } from '../../sessions/session.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { MailIcon } from '../../ui/icons.ts'
import { inParts } from '../../ui/in-parts.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { NeedsScript } from '../../ui/NeedsScript.tsx'
import { Page } from '../../ui/Page.tsx'
import { SentNotice } from '../../ui/SentNotice.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { useHasScript } from '../../ui/use-has-script.ts'
import { JoinAnswer } from './JoinAnswer.tsx'
import { RightsList } from './RightsList.tsx'
import { text as rights } from './rights.text.ts'
import { text } from './join.text.ts'
import styles from './Join.module.css'

/** The secret in the address stays out of indexes and of other people's statistics. */
export function head(): PageHead {
  return { title: text.title, canonical: paths.home(), noindex: true }
}

/** Where the link of an invitation leads. Email programs open links by themselves, so nothing happens before a press. */
export function JoinBusinessScreen() {
  const { id: token } = useParams()
  const hasScript = useHasScript()
  return (
    <Page display title={text.title} width="narrow">
      <NeedsScript />
      {token === undefined ? <Over /> : hasScript ? <Linked key={token} token={token} /> : <TextSkeleton />}
    </Page>
  )
}

type Outcome = { kind: 'joined'; session: SessionRecord } | { kind: 'declined'; business: string }

function Linked({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  // Once it is answered the link is worth nothing more.
  const { data, error, refetch } = useCall(GetBusinessMemberInvitation, { Token: token }, { enabled: outcome === null })
  if (outcome?.kind === 'joined') return <Welcome session={outcome.session} />
  if (outcome?.kind === 'declined') {
    return (
      <SentNotice title={text.declined} action={<LinkButton to={paths.home()}>{text.goHome}</LinkButton>}>
        {text.declinedHelp({ business: outcome.business })}
      </SentNotice>
    )
  }
  if (data) {
    return (
      <Letter
        token={token}
        invitation={data}
        onJoined={(session) => setOutcome({ kind: 'joined', session })}
        onDeclined={() => setOutcome({ kind: 'declined', business: data.Business })}
      />
    )
  }
  if (!error) return <TextSkeleton />
  return error.status < 500 && error.status > 0 ? <Over /> : <ErrorState failure={error} onRetry={() => void refetch()} />
}

type LetterProps = {
  token: string
  invitation: MemberInvitation
  onJoined: (session: SessionRecord) => void
  onDeclined: () => void
}

function Letter({ token, invitation, onJoined, onDeclined }: LetterProps) {
  const { Business, LogoPath, InvitedBy, Role, IsLimited, Message, ExpiresAt } = invitation
  const date = <DateText date={ExpiresAt} />
  return (
    <Card as="section" aria-labelledby="who-invites" className={styles.letter}>
      <header className={styles.head}>
        <Avatar name={Business} picture={LogoPath} size="xl" />
        <div className={styles.who}>
          <h2 id="who-invites">{inParts(text.invites.parts({ business: <bdi>{Business}</bdi>, role: <bdi>{Role}</bdi> }))}</h2>
          <p className={styles.note}>
            {inParts(InvitedBy ? text.by.parts({ name: <bdi>{InvitedBy}</bdi>, date }) : text.open.parts({ date }))}
          </p>
        </div>
      </header>
      {Message && <blockquote className={styles.message}>{Message}</blockquote>}
      <p>
        {IsLimited ? text.limited : text.all} {text.whatItMeans}
      </p>
      <JoinAnswer token={token} invitation={invitation} onJoined={onJoined} onDeclined={onDeclined} />
    </Card>
  )
}

/** The first page of a member: what they are now, and what that allows. */
function Welcome({ session: { Profile, Member } }: { session: SessionRecord }) {
  if (!Profile || !Member) return null
  return (
    <div className={styles.welcome}>
      <SentNotice
        title={text.welcome({ business: Profile.Name })}
        action={
          <>
            <LinkButton to={paths.dashboard()} variant="primary">
              {text.begin}
            </LinkButton>
            <LinkButton to={paths.viewBusiness()}>{text.seeBusiness}</LinkButton>
          </>
        }
      >
        {text.joinedAs({ role: Member.Role })}
      </SentNotice>
      <Card as="section" aria-label={text.mayDo}>
        <RightsList
          rights={Member.Rights}
          isAdministrator={Member.IsAdministrator}
          where={Member.IsLimited ? rights.limitedSelf : rights.all}
        />
      </Card>
    </div>
  )
}

/** Expired, answered or withdrawn: nothing bad has happened. */
function Over() {
  const session = useSession()
  return (
    <EmptyState
      title={text.overTitle}
      icon={MailIcon}
      action={
        session ? (
          <LinkButton to={paths.businesses()} variant="primary">
            {text.seeBusinesses}
          </LinkButton>
        ) : (
          <>
            <LinkButton to={paths.signin({ returnTo: paths.businesses() })} variant="primary">
              {text.signIn}
            </LinkButton>
            <LinkButton to={paths.home()}>{text.goHome}</LinkButton>
          </>
        )
      }
    >
      {text.overHelp}
    </EmptyState>
  )
}
