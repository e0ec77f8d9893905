import { use } from 'react'
import { useLocation } from 'react-router'
import { Site } from '../../sessions/site.ts'
import { Button } from '../../ui/Button.tsx'
import type { ButtonLook } from '../../ui/button-look.ts'
import { PrinterIcon, ShareIcon } from '../../ui/icons.ts'
import { toast } from '../../ui/toast.tsx'
import styles from './ShareActions.module.css'
import { text } from './share-actions.text.ts'

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
      {text.share}
    </Button>
  )
}

async function share(what: { title: string; url: string }): Promise<void> {
  try {
    if (typeof navigator.share === 'function') return await navigator.share(what)
    await navigator.clipboard.writeText(what.url)
    toast.success(text.linkCopied)
  } catch (error) {
    // Someone who changes their mind has not failed.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast.error(text.linkNotCopied)
  }
}

export function PrintButton() {
  return (
    <Button icon={PrinterIcon} className={styles.scripted} onClick={() => window.print()}>
      {text.print}
    </Button>
  )
}
