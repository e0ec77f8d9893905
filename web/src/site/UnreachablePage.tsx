import { useEffect, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { whenReached } from '../api/reachable.ts'
import { focusHeading } from '../browser/focus-heading.ts'
import { Button } from '../ui/Button.tsx'
import { RefreshIcon } from '../ui/icons.ts'
import { Page } from '../ui/Page.tsx'
import { WayOut } from '../identity/profiles/WayOut.tsx'
import { text } from './failures.text.ts'

/** In place of a page that could not be had: it tries again by itself as soon as the server can be reached. */
export function UnreachablePage({ message }: { message: string }) {
  const { revalidate } = useRevalidator()
  const isOnline = useIsOnline()
  const [isTrying, setIsTrying] = useState(false)

  useEffect(() => whenReached(() => void revalidate()), [revalidate])
  // The page that came takes the place of the button that asked for it.
  useEffect(() => () => void setTimeout(() => document.activeElement === document.body && focusHeading()), [])

  async function tryNow() {
    setIsTrying(true)
    await revalidate()
    setIsTrying(false)
  }

  return (
    <Page
      title={isOnline ? text.weCouldNotLoadThis : text.youAreOffline}
      description={isOnline ? message : text.thisPageComesByItself}
      width="narrow"
    >
      <WayOut
        first={
          <Button variant="primary" icon={RefreshIcon} busy={isTrying} onClick={() => void tryNow()}>
            {text.tryAgain}
          </Button>
        }
      />
    </Page>
  )
}

function useIsOnline(): boolean {
  return useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  )
}

function onConnectionChange(listener: () => void): () => void {
  const types = ['online', 'offline']
  for (const type of types) window.addEventListener(type, listener)
  return () => {
    for (const type of types) window.removeEventListener(type, listener)
  }
}
