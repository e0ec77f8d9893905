import { paths } from '@keystead/contract/navigation/paths.ts'
import { Suspense } from 'react'
import { mayOpen } from '../../identity/profiles/guard.ts'
import { lazyPart } from '../../navigation/chunks.ts'
import { loginEmail, useSession } from '../../sessions/session.ts'
import { useHasScript } from '../../ui/use-has-script.ts'
import { ApplyLink, NotKnownYet } from './ApplyLink.tsx'
import { text } from './listing.text.ts'

const ApplyOrGoOn = lazyPart(() => import('./ApplyOrGoOn.tsx').then((part) => part.ApplyOrGoOn))

type ApplyButtonProps = {
  assetId: string
  /** As strangers see it. */
  isPreview?: boolean
}

/** The way to apply for a home. Who is not signed in does that first, and comes back to it. */
export function ApplyButton({ assetId, isPreview = false }: ApplyButtonProps) {
  const session = useSession()
  const hasScript = useHasScript()
  const begin = paths.createApplication({ property: assetId })
  if (session === null) return <SignInToApply returnTo={begin} />
  // Who has no profile yet makes one on the way.
  if (isPreview || session.Profile === null) return <ApplyLink to={begin}>{text.apply}</ApplyLink>
  if (!mayOpen(begin, session)) return null
  // The server waits for no part that comes later.
  if (!hasScript) return <NotKnownYet />
  return (
    <Suspense fallback={<NotKnownYet />}>
      <ApplyOrGoOn assetId={assetId} />
    </Suspense>
  )
}

function SignInToApply({ returnTo }: { returnTo: string }) {
  const isKnownBrowser = useHasScript() && loginEmail() !== null
  return <ApplyLink to={isKnownBrowser ? paths.signin({ returnTo }) : paths.signup({ returnTo })}>{text.apply}</ApplyLink>
}
