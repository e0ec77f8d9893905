import { Suspense, useEffect, useState } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { ToastRegion } from '../ui/toast.tsx'
import { useHasScript } from '../ui/use-has-script.ts'
import { Arrival } from './Arrival.tsx'
import { useCurrentHead } from './current-head.ts'
import { lazyPart } from '../navigation/chunks.ts'
import { applyHead, type HeadTag } from '../navigation/head.ts'
import { useSession } from '../sessions/session.ts'
import styles from './Root.module.css'
import { text as words } from './app.text.ts'

const SessionQuestions = lazyPart(async () => (await import('./SessionQuestions.tsx')).SessionQuestions)

/** Around every layout: the head, the sign of being on the way, the news of having arrived, and toasts. */
export function Root() {
  const onTheWay = useNavigation().state !== 'idle'
  const wasSignedIn = useWasSignedIn()
  return (
    <>
      {onTheWay && <div className={styles.progress} role="progressbar" aria-label={words.loading} />}
      <Outlet />
      <Head />
      <Arrival />
      {wasSignedIn && (
        <Suspense>
          <SessionQuestions />
        </Suspense>
      )}
      <ToastRegion />
    </>
  )
}

/** Whether anyone has been signed in on this page, once it has been taken over: a session that has ended is asked about, too. */
function useWasSignedIn(): boolean {
  const isSignedIn = useSession() !== null
  const hasScript = useHasScript()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (hasScript && isSignedIn && !wasSignedIn) setWasSignedIn(true)
  return wasSignedIn
}

/** Before `Arrival`, which announces the title. */
function Head() {
  const text = JSON.stringify(useCurrentHead())
  useEffect(() => {
    const tags = JSON.parse(text) as HeadTag[]
    if (tags.length > 0) applyHead(tags)
  }, [text])
  return null
}
