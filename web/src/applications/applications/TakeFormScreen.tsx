import { type ApplicationInvite, GetApplicationInvite } from '@keystead/contract/applications/applications/take-form.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { useSession } from '../../sessions/session.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { MailIcon } from '../../ui/icons.ts'
import { inParts } from '../../ui/in-parts.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { NeedsScript } from '../../ui/NeedsScript.tsx'
import { Page } from '../../ui/Page.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { useHasScript } from '../../ui/use-has-script.ts'
import { ListingCriteria } from '../criteria/ListingCriteria.tsx'
import { DeclineInvite } from './DeclineInvite.tsx'
import { text } from './take-form.text.ts'
import { TakeFormAnswer } from './TakeFormAnswer.tsx'
import styles from './TakeForm.module.css'

/** The secret in the address stays out of indexes and of other people’s statistics. */
export function head(): PageHead {
  return { title: text.title, canonical: paths.properties(), noindex: true }
}

/** Where the link of an email about an application leads. Email programs open links by themselves, so nothing happens before a press. */
export function TakeFormScreen() {
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
  const { data, error, refetch } = useCall(GetApplicationInvite, { Token: token })
  const [isDeclined, setIsDeclined] = useState(false)
  if (isDeclined) return <Declined />
  if (data) return <Letter token={token} invite={data} onDeclined={() => setIsDeclined(true)} />
  if (!error) return <TextSkeleton />
  return error.status < 500 && error.status > 0 ? <Over /> : <ErrorState failure={error} onRetry={() => void refetch()} />
}

type LetterProps = { token: string; invite: ApplicationInvite; onDeclined: () => void }

function Letter({ token, invite, onDeclined }: LetterProps) {
  const { FromName, LandlordName, HomeTitle, HomeAddress, ListedAssetId, ApplicantType, Name, Message } = invite
  return (
    <Card as="section" aria-labelledby="who-asks" className={styles.letter}>
      <h2 id="who-asks" className={styles.title}>
        {inParts(text.asks.parts({ name: <bdi>{FromName}</bdi> }))}
      </h2>
      <div>
        <p className={styles.home}>
          <bdi>{HomeTitle}</bdi>
        </p>
        <p className={styles.soft}>{HomeAddress}</p>
        {ListedAssetId !== null && (
          <p>
            <Link to={paths.property(ListedAssetId)}>{text.seeHome}</Link>
          </p>
        )}
        {LandlordName !== FromName && <p>{inParts(text.landlord.parts({ name: <bdi>{LandlordName}</bdi> }))}</p>}
        <p>{inParts(text.as.parts({ name: <bdi>{Name}</bdi>, type: ApplicantType }))}</p>
      </div>
      {Message && <blockquote className={styles.message}>{Message}</blockquote>}
      <p className={styles.soft}>{text.whatItMeans}</p>
      {ListedAssetId !== null && <ListingCriteria assetId={ListedAssetId} />}
      <TakeFormAnswer token={token} invite={invite} />
      <DeclineInvite token={token} fromName={FromName} onDeclined={onDeclined} />
    </Card>
  )
}

function Declined() {
  return (
    <EmptyState title={text.declined} icon={MailIcon} action={<LinkButton to={paths.properties()}>{text.browse}</LinkButton>}>
      {text.declinedHelp}
    </EmptyState>
  )
}

/** Used, taken back or replaced: nothing bad has happened. */
function Over() {
  const session = useSession()
  return (
    <EmptyState
      title={text.overTitle}
      icon={MailIcon}
      action={
        <>
          <LinkButton to={session ? paths.applications() : paths.signin({ returnTo: paths.applications() })} variant="primary">
            {session ? text.seeApplications : text.signIn}
          </LinkButton>
          <LinkButton to={paths.properties()}>{text.browse}</LinkButton>
        </>
      }
    >
      {text.overHelp}
    </EmptyState>
  )
}
