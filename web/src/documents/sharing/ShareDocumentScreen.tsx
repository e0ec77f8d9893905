import { paths } from '@keystead/contract/navigation/paths.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { PageHead } from '../../navigation/head.ts'
import { selected } from '../../sessions/selection.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { namesOf, type Thing } from '../documents/thing.ts'
import { ShareFields } from './ShareFields.tsx'
import { text } from './sharing.text.ts'
import { ThingGone } from './ThingGone.tsx'
import { chosenThings, useNamedThing } from './use-named-thing.ts'

export function head(): PageHead {
  return { title: text.shareTitle, noindex: true }
}

/** Shares the document or folder that the address names, or what was chosen in a list. */
export function ShareDocumentScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')
  const folder = search.get('folder')
  return id === null && folder === null ? <ShareChosen /> : <ShareOne id={id} folder={folder} />
}

const MINE = { text: text.myDocuments, to: paths.myDocuments() }

function SharePage({ things, onShared }: { things: readonly Thing[]; onShared: () => void }) {
  return (
    <Page
      title={<bdi>{text.shareNames({ names: namesOf(things) })}</bdi>}
      description={text.shareIntro}
      breadcrumbs={[MINE]}
      width="narrow"
    >
      <ShareFields things={things} onShared={onShared} />
    </Page>
  )
}

function ShareChosen() {
  const navigate = useNavigate()
  const [things] = useState(() => chosenThings(selected('documentsToShare')))
  if (things.length > 0) return <SharePage things={things} onShared={() => void navigate(paths.sharedDocuments({ tab: 'sent' }))} />
  return (
    <Page title={text.shareTitle} breadcrumbs={[MINE]} width="narrow">
      <ThingGone isNoneChosen />
    </Page>
  )
}

function ShareOne({ id, folder }: { id: string | null; folder: string | null }) {
  const navigate = useNavigate()
  const { thing, isGone, error, refetch } = useNamedThing({ id, folder })
  const readers = paths.sharedUsers(id === null ? { folder } : { id })
  if (thing && !isGone) return <SharePage things={[thing]} onShared={() => void navigate(readers)} />
  return (
    <Page title={text.shareTitle} breadcrumbs={[MINE]} width="narrow">
      {isGone ? <ThingGone /> : error ? <ErrorState failure={error} onRetry={refetch} /> : <FormSkeleton />}
    </Page>
  )
}
