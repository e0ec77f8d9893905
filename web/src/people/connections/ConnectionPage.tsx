import { DEFAULT_PAGE_SIZE } from '@keystead/contract/rpc/paging.ts'
import { messages } from '@keystead/contract/people/connections/connections-messages.text.ts'
import { ConnectionNotFound, GetUserConnectionsHistory } from '@keystead/contract/people/connections/connection.operations.ts'
import type { ConnectionDetails } from '@keystead/contract/people/connections/connection.schemas.ts'
import { CONNECTION_STATES, DIRECTIONS } from '@keystead/contract/people/connections/connection.values.ts'
import { GetUserConnectionDetails } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { profileTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { pageIndexOf, pageNumberOf } from '../../navigation/list-page.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { aProfileText } from '../../identity/profiles/invitation-texts.ts'
import { ProposalPart } from './ProposalPart.tsx'
import { momentText, pageOf, standingOf, whatText } from './connection-texts.ts'
import { ConnectedProperties } from './ConnectedProperties.tsx'
import { ConnectionButtons } from './ConnectionButtons.tsx'
import { ConnectionHistory } from './ConnectionHistory.tsx'
import { ConnectionPath } from './ConnectionPath.tsx'
import { text as sentences } from './connection.text.ts'
import styles from './ViewConnection.module.css'

const WAY = [{ text: sentences.connections, to: paths.connections() }]

export type OfConnection = { readonly connection: ConnectionDetails }
/** What rooms above this one show of it. */
type ConnectionPageProps = { documents: ComponentType<OfConnection> }

/** One connection: who, how to reach them, where it stands, what is between the two, and what happened. */
export function ConnectionPage({ documents }: ConnectionPageProps) {
  const [search] = useSearchParams()
  const id = search.get('id')
  return id === null ? <NotThere /> : <Connection key={id} connectionId={id} documents={documents} />
}

function NotThere() {
  return (
    <Page title={sentences.title} breadcrumbs={WAY} width="narrow">
      <ErrorState
        failure={{ message: messages.connectionNotFound }}
        action={<LinkButton to={paths.connections()}>{sentences.seeConnections}</LinkButton>}
      />
    </Page>
  )
}

function Connection({ connectionId, documents }: ConnectionPageProps & { connectionId: string }) {
  const { data, error, refetch } = useCall(GetUserConnectionDetails, { ConnectionId: connectionId })
  if (data) return <Details connection={data} documents={documents} />
  if (error && (error.code === ConnectionNotFound.code || error.status < 500)) return <NotThere />
  return (
    <Page title={sentences.title} breadcrumbs={WAY}>
      {error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <TextSkeleton />}
    </Page>
  )
}

function Details({ connection, documents: Documents }: ConnectionPageProps & OfConnection) {
  const { ConnectionId, With } = connection
  const { text, tone } = standingOf(connection)
  const isPending = connection.StatusId === CONNECTION_STATES.Pending
  // Properties, history and documents are paged each for itself, all in the address.
  const [search] = useSearchParams()
  const page = pageIndexOf(search, 'page')
  const history = pageIndexOf(search, 'history')
  const addressOf = (pages: { page: number; history: number }) =>
    paths.connection(ConnectionId, {
      page: pageNumberOf(pages.page),
      history: pageNumberOf(pages.history),
      documents: search.get('documents'),
    })
  return (
    <Page
      title={
        <span className={styles.face}>
          <Avatar name={With.Name} picture={With.PicPath} size="lg" />
          <span>{With.Name}</span>
        </span>
      }
      description={whatText(With)}
      breadcrumbs={WAY}
      status={<Badge tone={tone}>{text}</Badge>}
      action={<ConnectionButtons connection={connection} />}
    >
      <ConnectionPath connection={{ ...connection, name: With.Name }} />
      <div className={styles.columns}>
        <aside className={styles.side} aria-label={sentences.aboutPerson({ name: With.Name })}>
          <Reach connection={connection} />
        </aside>
        <div className={styles.main}>
          <Words connection={connection} />
          {connection.Proposal && <ProposalPart proposal={connection.Proposal} isOver={!isPending} />}
          {!isPending && (
            <ConnectedProperties
              connectionId={ConnectionId}
              other={With}
              isJoined={connection.StatusId === CONNECTION_STATES.Joined}
              pageIndex={page}
              addressOf={(index) => addressOf({ page: index, history })}
            />
          )}
          <Documents connection={connection} />
          <History connectionId={ConnectionId} pageIndex={history} addressOf={(index) => addressOf({ page, history: index })} />
        </div>
      </div>
    </Page>
  )
}

/** What was written along with the steps. */
function Words({ connection: { Message, Reason, Direction, With, Outcome } }: { connection: ConnectionDetails }) {
  return (
    <>
      {Message && (
        <Section title={Direction === DIRECTIONS.Sent ? sentences.ownMessage : sentences.theirMessage({ name: With.Name })}>
          <p className={styles.words}>{Message}</p>
        </Section>
      )}
      {Reason && (
        <Section title={Outcome === 'declined' ? sentences.whyDeclined : sentences.whyEnded}>
          <p className={styles.words}>{Reason}</p>
        </Section>
      )}
    </>
  )
}

function Reach({ connection }: { connection: ConnectionDetails }) {
  const { With, StatusId, Email, Phone, PlaceLine, InvitedEmail, ExpiresAt, NeedsProfileTypeId } = connection
  const page = pageOf(With)
  const needed = NeedsProfileTypeId === null ? null : profileTypeName(NeedsProfileTypeId)
  return (
    <Card as="section" aria-labelledby="reach">
      <h2 id="reach" className={styles.cardTitle}>
        {StatusId === CONNECTION_STATES.Joined ? sentences.contact : sentences.aboutInvitation}
      </h2>
      <FactsTable
        facts={[
          fact(
            sentences.email,
            Email && (
              <a href={`mailto:${Email}`}>
                <EmailText email={Email} />
              </a>
            ),
          ),
          fact(sentences.phone, Phone && <a href={`tel:${Phone.replace(/[^\d+]/g, '')}`}>{Phone}</a>),
          fact(sentences.place, PlaceLine),
          fact(sentences.sentTo, InvitedEmail && <EmailText email={InvitedEmail} />),
          fact(sentences.openUntil, StatusId === CONNECTION_STATES.Pending && ExpiresAt ? momentText(ExpiresAt) : null),
        ]}
      />
      {StatusId === CONNECTION_STATES.Pending && <p className={styles.note}>{sentences.contactIsPrivate}</p>}
      {needed && <p className={styles.note}>{sentences.profileNeeded({ profile: aProfileText(needed) })}</p>}
      {page && (
        <div className={styles.links}>
          <LinkButton to={page}>{sentences.seePublicPage}</LinkButton>
        </div>
      )}
    </Card>
  )
}

type HistoryProps = { connectionId: string; pageIndex: number; addressOf: (pageIndex: number) => string }

function History({ connectionId, pageIndex, addressOf }: HistoryProps) {
  const input = { ConnectionId: connectionId, PageIndex: pageIndex, PageSize: DEFAULT_PAGE_SIZE }
  const { data, error, refetch } = useCall(GetUserConnectionsHistory, input, { keepPrevious: true })
  return (
    <Section title={sentences.history}>
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} compact />}
      {!error && !data && <TextSkeleton count={3} />}
      {data && data.Items.length === 0 && <EmptyState title={messages.noHistoryFound} compact />}
      {data && data.Items.length > 0 && <ConnectionHistory events={data.Items} ofOne level={3} />}
      {data && data.TotalCount > DEFAULT_PAGE_SIZE && (
        <Pagination page={data} pageSizes={[DEFAULT_PAGE_SIZE]} addressOf={({ PageIndex }) => addressOf(PageIndex)} />
      )}
    </Section>
  )
}
