import type { ListingDetails } from '@keystead/contract/assets/properties/property.schemas.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { use } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { Site } from '../../../app/site.ts'
import { Button } from '../../../ui/Button.tsx'
import { type ButtonLook, buttonClass } from '../../../ui/button-look.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { MailIcon, PrinterIcon, ShareIcon } from '../../../ui/icons.ts'
import { perText, placeText } from '../../../ui/listing-texts.ts'
import { toast } from '../../../ui/toast.tsx'
import styles from './ShareActions.module.css'

/** The device's own way to pass something on; where it has none, the link is copied. */
export function ShareButton({ title, ...look }: { title: string } & ButtonLook) {
  const { origin } = use(Site)
  const { pathname } = useLocation()
  return (
    <Button
      {...look}
      icon={ShareIcon}
      className={styles.scripted}
      onClick={() => void share({ title, url: new URL(pathname, origin).href })}
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

/** A letter with the link in it: works without script too. */
export function SendByMail({ listing }: { listing: ListingDetails }) {
  const { origin } = use(Site)
  const price = `${formatMoney(listing.Amount)}${perText(listing.RentFrequencyId) ?? ''}`
  const body = [listing.Title, `${price}, ${placeText(listing)}`, new URL(paths.property(listing.AssetId), origin).href].join('\n')
  return (
    <a href={`mailto:?subject=${encodeURIComponent(listing.Title)}&body=${encodeURIComponent(body)}`} className={buttonClass({})}>
      <Icon of={MailIcon} />
      <span>Email</span>
    </a>
  )
}
