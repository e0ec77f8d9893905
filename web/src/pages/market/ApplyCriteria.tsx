import { Suspense, useState } from 'react'
import { lazyPart } from '../../navigation/chunks.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { useHasScript } from '../../ui/use-has-script.ts'
import { text } from './listing.text.ts'

const OfferedCriteria = lazyPart(() => import('../../applications/criteria/ListingCriteria.tsx').then((part) => part.OfferedCriteria))

/** What applications for a home are measured by, for those who want to know before they apply. */
export function ApplyCriteria({ assetId }: { assetId: string }) {
  const hasScript = useHasScript()
  const [isOpen, setIsOpen] = useState(false)
  if (!hasScript) return null
  return (
    <Disclosure summary={text.criteria} onToggle={setIsOpen}>
      {isOpen && (
        <Suspense fallback={<TextSkeleton count={2} />}>
          <OfferedCriteria assetId={assetId} />
        </Suspense>
      )}
    </Disclosure>
  )
}
