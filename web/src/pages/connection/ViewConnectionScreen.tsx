import { GetDocumentsList } from '@keystead/contract/documents/documents/document.operations.ts'
import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { Suspense } from 'react'
import { lazyPart } from '../../navigation/chunks.ts'
import type { PageHead } from '../../navigation/head.ts'
import { ConnectionPage, type OfConnection } from '../../people/connections/ConnectionPage.tsx'
import { text } from '../../people/connections/connection.text.ts'
import { useMay } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { TableSkeleton } from '../../ui/Skeleton.tsx'

const DocumentsAboutPerson = lazyPart(() =>
  import('../../documents/documents/DocumentsAbout.tsx').then((part) => part.DocumentsAboutPerson),
)

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** One connection, with the documents that the reader has about the other side. */
export function ViewConnectionScreen() {
  return <ConnectionPage documents={Documents} />
}

/** Members who are given a list of homes see the documents of those alone. */
function Documents({ connection: { With, StatusId } }: OfConnection) {
  const may = useMay()
  const isLimited = useSession()?.Member?.IsLimited ?? false
  if (With.ProfileId === null || StatusId === CONNECTION_STATES.Pending || isLimited || !may(GetDocumentsList)) return null
  return (
    <Suspense fallback={<TableSkeleton count={3} />}>
      <DocumentsAboutPerson profileId={With.ProfileId} name={With.Name} mayAdd={StatusId === CONNECTION_STATES.Joined} />
    </Suspense>
  )
}
