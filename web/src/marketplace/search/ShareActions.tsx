import { use } from 'react'
import { useLocation } from 'react-router'
import { Site } from '../../sessions/site.ts'
import { Button } from '../../ui/Button.tsx'
import type { ButtonLook } from '../../ui/button-look.ts'
import { PrinterIcon, ShareIcon } from '../../ui/icons.ts'
import { toast } from '../../ui/toast.tsx'
import styles from './ShareActions.module.css'

/** The device's own way to pass something on; where it has none, the link is copied. `address` where the path alone would not do. */
export function ShareButton({ title, address, ...look }: { title: string; address?: string } & ButtonLook) {
  const { origin } = use(Site)
  const { pathname } = useLocation()
  return (
    <Button
      {...look}
      icon={ShareIcon}
      className={styles.scripted}
      onClick={() => void share({ title, url: new URL(address ?? pathname, origin).href })}
    >
      Share
    </Button>
  )
}

async function share(what: { title: string; url: string }): Promise<void> {
  try {
    if (typeof navigator.share === 'function') return await navigator.share(what)
    await navigator.clipboard.writeText(what.url)
    toast.success('Link copied.')
  } catch (error) {
    // Somebody who changes their mind has not failed.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast.error('The link could not be copied. It is the one in the address bar.')
  }
}

export function PrintButton() {
  return (
    <Button icon={PrinterIcon} className={styles.scripted} onClick={() => window.print()}>
      Print
    </Button>
  )
}
