import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import { use } from 'react'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Site } from '../../../sessions/site.ts'
import { buttonClass } from '../../../ui/button-look.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { MailIcon } from '../../../ui/icons.ts'
import { perText, placeText } from '../../../properties/properties/home-texts.ts'
import { text } from '../share-actions.text.ts'

/** A letter with the link in it: works without script too. */
export function SendByEmail({ listing }: { listing: ListingDetails }) {
  const { origin } = use(Site)
  const price = `${formatMoney(listing.Amount)}${perText(listing.RentFrequencyId) ?? ''}`
  const body = [listing.Title, `${price}, ${placeText(listing)}`, new URL(paths.property(listing.AssetId), origin).href].join('\n')
  return (
    <a href={`mailto:?subject=${encodeURIComponent(listing.Title)}&body=${encodeURIComponent(body)}`} className={buttonClass({})}>
      <Icon of={MailIcon} />
      <span>{text.email}</span>
    </a>
  )
}
