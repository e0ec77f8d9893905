import { GetAgreements } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
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
const AgreementsPanel = lazyPart(() => import('../../agreements/agreements/AgreementsPanel.tsx').then((part) => part.AgreementsPanel))

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** One connection, with the documents that the reader has about the other side, and the agreements with them. */
export function ViewConnectionScreen() {
  return <ConnectionPage documents={Documents} />
}

/** Members who are given a list of homes see the documents of those alone. */
function Documents({ connection: { ConnectionId, With, StatusId } }: OfConnection) {
  const may = useMay()
  const isLimited = useSession()?.Member?.IsLimited ?? false
  if (With.ProfileId === null || StatusId === CONNECTION_STATES.Pending) return null
  const isJoined = StatusId === CONNECTION_STATES.Joined
  return (
    <Suspense fallback={<TableSkeleton count={3} />}>
      {!isLimited && may(GetDocumentsList) && <DocumentsAboutPerson profileId={With.ProfileId} name={With.Name} mayAdd={isJoined} />}
      {may(GetAgreements) && <AgreementsPanel profileId={With.ProfileId} connectionId={ConnectionId} maySend={isJoined} />}
    </Suspense>
  )
}
