import { Suspense } from 'react'
import { lazyPart } from '../../../navigation/chunks.ts'
import { useCompared } from './compared-homes.ts'

/** Most visitors compare nothing: what is needed for it comes with the first home that is picked. */
const CompareShelf = lazyPart(() => import('./CompareShelf.tsx').then((part) => part.CompareShelf))

/** The homes picked for a comparison, at the foot of the screen. Put it last on a page, so that it stays in sight. */
export function CompareBar() {
  const ids = useCompared()
  if (ids.length === 0) return null
  return (
    <Suspense fallback={null}>
      <CompareShelf ids={ids} />
    </Suspense>
  )
}
