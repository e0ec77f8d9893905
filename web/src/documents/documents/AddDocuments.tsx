import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../navigation/chunks.ts'

/** With its form, which most visits never open. */
const UploadDialog = lazyPart(() => import('./UploadDialog.tsx').then((part) => part.UploadDialog))

/** Takes documents in, over the page where they are wanted. */
export function AddDocuments(props: ComponentProps<typeof UploadDialog>) {
  return (
    <Suspense fallback={null}>
      <UploadDialog {...props} />
    </Suspense>
  )
}
