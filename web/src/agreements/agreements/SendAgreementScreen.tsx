import { AgreementNotDraft, DeleteAgreement, GetAgreementDraft } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { useMay } from '../../sessions/rights.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { AgreementIcon, DotsVerticalIcon, TrashIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import type { DraftRead } from './agreement-draft.ts'
import { AgreementForm } from './AgreementForm.tsx'
import { text as begin } from './begin.text.ts'
import { BeginAgreement } from './BeginAgreement.tsx'
import { DeleteDraftDialog } from './DeleteDraftDialog.tsx'
import { text } from './draft.text.ts'
import { text as view } from './view-agreement.text.ts'

const WAY = [{ text: text.agreements, to: paths.myAgreements() }]

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** An agreement that is begun, or the draft that the address names. */
export function SendAgreementScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')
  if (id !== null) return <Draft key={id} id={id} />
  return (
    <Page title={text.title} description={begin.intro} width="narrow" breadcrumbs={WAY}>
      <BeginAgreement key={search.toString()} search={search} />
    </Page>
  )
}

function Draft({ id }: { id: string }) {
  const { data, error, refetch } = useCall(GetAgreementDraft, { AgreementId: id })
  /** What is typed began from what was read first; later answers are merged when it is saved. */
  const [begun, setBegun] = useState<DraftRead | null>(null)
  const [isGone, setIsGone] = useState(false)
  if (data && !begun) setBegun(data)

  async function reload(): Promise<DraftRead | undefined> {
    return (await refetch({ cancelRefetch: false })).data
  }

  // With the form, and what it holds.
  if (isGone) return <Navigate to={paths.myAgreements()} replace />
  if (!begun || !data) {
    return (
      <Page title={text.title} breadcrumbs={WAY}>
        {error ? <NoDraft id={id} failure={error} isSent={error.is(AgreementNotDraft)} onRetry={() => void refetch()} /> : <FormSkeleton />}
      </Page>
    )
  }
  return (
    <Page
      title={<bdi>{data.Title}</bdi>}
      description={
        data.Home ? text.about({ template: data.TemplateName, home: data.Home.Title }) : text.aboutNoHome({ template: data.TemplateName })
      }
      breadcrumbs={WAY}
      action={<DeleteDraft id={id} title={data.Title} onDeleted={() => setIsGone(true)} />}
    >
      <AgreementForm begun={begun} read={data} reload={reload} />
    </Page>
  )
}

type NoDraftProps = { id: string; failure: { message: string; reference?: string | null }; isSent: boolean; onRetry: () => void }

function NoDraft({ id, failure, isSent, onRetry }: NoDraftProps) {
  if (!isSent) return <ErrorState failure={failure} onRetry={onRetry} action={<LinkButton to={WAY[0]!.to}>{text.agreements}</LinkButton>} />
  return (
    <EmptyState
      title={failure.message}
      icon={AgreementIcon}
      action={
        <LinkButton to={paths.previewAgreement(id)} variant="primary">
          {text.sentAlready}
        </LinkButton>
      }
    />
  )
}

function DeleteDraft({ id, title, onDeleted }: { id: string; title: string; onDeleted: () => void }) {
  const may = useMay()
  const [isAsking, setIsAsking] = useState(false)
  if (!may(DeleteAgreement)) return null
  return (
    <>
      <Menu
        trigger={<IconButton icon={DotsVerticalIcon} label={view.moreActions} bordered />}
        entries={[{ text: view.delete, icon: TrashIcon, danger: true, onSelect: () => setIsAsking(true) }]}
      />
      {isAsking && (
        <DeleteDraftDialog agreement={{ AgreementId: id, Title: title }} onClose={() => setIsAsking(false)} onDeleted={onDeleted} />
      )}
    </>
  )
}
