import { type ReactNode, Suspense } from 'react'
import { useHasScript } from '../../../ui/use-has-script.ts'

/** A part of the page that is asked for once the page itself is there; where it does not come, the page stands without. */
export function LatePart({ children }: { children: ReactNode }) {
  return useHasScript() ? <Suspense>{children}</Suspense> : null
}
