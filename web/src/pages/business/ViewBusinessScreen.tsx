import { Suspense } from 'react'
import { lazyPart } from '../../navigation/chunks.ts'
import type { PageHead } from '../../navigation/head.ts'
import { BusinessPage, type OfBusiness } from '../../people/businesses/BusinessPage.tsx'
import { text } from '../../people/businesses/view-business.text.ts'
import { TableSkeleton } from '../../ui/Skeleton.tsx'

const DocumentsOfBusiness = lazyPart(() => import('../../documents/documents/DocumentsAbout.tsx').then((part) => part.DocumentsOfBusiness))

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** One business, with the documents that are about it. */
export function ViewBusinessScreen() {
  return <BusinessPage documents={Documents} />
}

function Documents({ business: { ProfileId, Name, Status } }: OfBusiness) {
  return (
    <Suspense fallback={<TableSkeleton count={3} />}>
      <DocumentsOfBusiness profileId={ProfileId} name={Name} mayAdd={Status !== 'deleting'} />
    </Suspense>
  )
}
