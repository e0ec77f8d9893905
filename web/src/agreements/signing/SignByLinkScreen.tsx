import { AgreementLinkOver, AgreementTicketOver, GetAgreementToSign } from '@keystead/contract/agreements/signing/signing.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { dropTicket, keepTicket, ticketOf } from '../../sessions/session-tickets.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { NeedsScript } from '../../ui/NeedsScript.tsx'
import { Page } from '../../ui/Page.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { useHasScript } from '../../ui/use-has-script.ts'
import { CodeStep, type Opened } from './CodeStep.tsx'
import { Signing } from './Signing.tsx'
import type { Agreement } from './signing-state.ts'
import { text } from './sign-by-link.text.ts'
import { StateCard } from './StateCard.tsx'
import { useLinkWay } from './use-link-way.ts'

/** The secret in the address stays out of indexes and of other people’s statistics. */
export function head(): PageHead {
  return { title: text.title, canonical: paths.properties(), noindex: true }
}

/** The finished file takes a moment, and no stream tells of it. An address may ask sixty times in ten minutes. */
const LOOKS_EVERY_MS = 15_000

/** Where the links of emails about agreements lead. Email programs open links by themselves, so opening it only reads. */
export function SignByLinkScreen() {
  const { id: token } = useParams()
  const hasScript = useHasScript()
  if (token === undefined) return <LinkOver />
  if (hasScript) return <Linked key={token} token={token} />
  return (
    <LinkedPage>
      <NeedsScript />
    </LinkedPage>
  )
}

function LinkedPage({ title = text.title, description, children }: { title?: ReactNode; description?: string; children: ReactNode }) {
  return (
    <Page display title={title} description={description}>
      {children}
    </Page>
  )
}

function Linked({ token }: { token: string }) {
  const [ticket, setTicket] = useState(() => ticketOf(token))
  const [isTicketOver, setIsTicketOver] = useState(false)
  const [isPutOff, setIsPutOff] = useState(false)
  const opened = useCall(
    GetAgreementToSign,
    { Token: token, Ticket: ticket },
    {
      enabled: ticket !== null,
      keepPrevious: true,
      refetchEveryMs: (answer) => (answer?.Agreement && isBeingSealed(answer.Agreement) ? LOOKS_EVERY_MS : false),
    },
  )
  // A ticket that opens nothing is none.
  const isEmpty = ticket !== null && opened.data?.Agreement === null && !opened.isPlaceholderData
  const isOver = isTicketOver || isEmpty || opened.error?.is(AgreementTicketOver) === true
  const about = useCall(GetAgreementToSign, { Token: token, Ticket: null }, { enabled: ticket === null || isOver })
  const error = opened.error ?? about.error
  // A link that lost a part on its way is none.
  if (error && (error.is(AgreementLinkOver) || error.is(CallErrors.InvalidInput))) return <LinkOver />

  const agreement = ticket === null ? null : (opened.data?.Agreement ?? null)
  const { data } = about

  function open({ Ticket, Expires }: Opened) {
    keepTicket({ Token: token, Ticket, Expires })
    setTicket(Ticket)
    setIsTicketOver(false)
    setIsPutOff(false)
    if (agreement) toast.success(text.opened)
  }

  function noteOver() {
    dropTicket()
    setIsTicketOver(true)
    setIsPutOff(false)
  }

  if (agreement && ticket !== null) {
    return (
      <LinkedPage title={<bdi>{agreement.Title}</bdi>} description={text.intro({ name: agreement.SenderName })}>
        <ByLink token={token} ticket={ticket} agreement={agreement} lookAgain={opened.refetch} onTicketOver={noteOver} />
        {isOver && !isPutOff && data && (
          <Dialog open onClose={() => setIsPutOff(true)} title={text.again} description={text.againWords}>
            <CodeStep token={token} email={data.Email} onOpen={open} />
          </Dialog>
        )}
      </LinkedPage>
    )
  }
  if (ticket !== null && !isOver && !opened.error) return <Waiting />
  if (ticket !== null && !isOver && opened.error) {
    return (
      <LinkedPage>
        <ErrorState failure={opened.error} onRetry={() => void opened.refetch()} />
      </LinkedPage>
    )
  }
  if (data) {
    return (
      <LinkedPage title={<bdi>{data.Title}</bdi>} description={text.intro({ name: data.SenderName })}>
        <StateCard title={text.stepTitle}>
          <p>{text.stepWords({ email: data.Email })}</p>
          <CodeStep token={token} email={data.Email} onOpen={open} />
        </StateCard>
      </LinkedPage>
    )
  }
  if (!about.error) return <Waiting />
  return (
    <LinkedPage>
      <ErrorState failure={about.error} onRetry={() => void about.refetch()} />
    </LinkedPage>
  )
}

const isBeingSealed = ({ State, SealedDigest }: Agreement) => State === 'completed' && SealedDigest === null

type ByLinkProps = {
  token: string
  ticket: string
  agreement: Agreement
  lookAgain: () => Promise<unknown>
  onTicketOver: () => void
}

function ByLink({ token, ticket, agreement, lookAgain, onTicketOver }: ByLinkProps) {
  return <Signing agreement={agreement} way={useLinkWay({ Token: token, Ticket: ticket, lookAgain, onTicketOver })} />
}

function Waiting() {
  return (
    <LinkedPage>
      <TextSkeleton />
    </LinkedPage>
  )
}

function LinkOver() {
  return (
    <LinkedPage>
      <StateCard title={text.over}>
        <p>{text.overWords}</p>
      </StateCard>
    </LinkedPage>
  )
}
