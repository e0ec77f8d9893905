import { formatDate, formatDayOf } from '@keystead/contract/values/dates.ts'
import type { AgreementCard } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import { RenewListing } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import type { EnquiryDetails } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import type { ManagedAssetCard } from '@keystead/contract/properties/properties/property.schemas.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { useCommand } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { tenantsText } from '../../properties/properties/owned/occupancy-text.ts'
import { Button } from '../../ui/Button.tsx'
import { ClockIcon, HomeIcon, MailIcon, RefreshIcon, SignatureIcon } from '../../ui/icons.ts'
import { Item } from '../../ui/ItemList.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Money } from '../../ui/Money.tsx'
import { withToast } from '../../ui/with-toast.ts'
import type { Need } from './needs.ts'
import { ApplicationNeed } from './ApplicationNeed.tsx'
import { RequestNeed } from './RequestNeed.tsx'
import { TourNeed } from './TourNeed.tsx'
import styles from './NeedsYou.module.css'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './needs.text.ts'

/** One thing that waits, with what can be done about it here. */
export function NeedItem({ need }: { need: Need }) {
  switch (need.kind) {
    case 'tour':
      return <TourNeed tour={need.tour} side={need.side} />
    case 'inquiry':
      return <InquiryNeed inquiry={need.inquiry} />
    case 'request':
      return <RequestNeed connection={need.connection} />
    case 'lease':
      return <LeaseNeed property={need.property} />
    case 'listing':
      return <ListingNeed property={need.property} />
    case 'expired':
      return <ExpiredNeed property={need.property} />
    case 'application':
      return <ApplicationNeed application={need.application} />
    case 'agreement':
      return <AgreementNeed agreement={need.agreement} />
    case 'homes':
      return (
        <Item icon={HomeIcon} title={need.title} action={<LinkButton to={need.to}>{text.look}</LinkButton>}>
          {need.detail}
        </Item>
      )
  }
}

function AgreementNeed({
  agreement: { AgreementId, Title: title, SenderName: person, IsSender, Next, SignBy },
}: {
  agreement: AgreementCard
}) {
  const isApproval = Next === 'approve'
  const asks = isApproval ? text.asksToApprove({ person, title }) : text.asksToSign({ person, title })
  return (
    <Item
      icon={SignatureIcon}
      title={IsSender ? text.ownToSign({ title }) : asks}
      action={
        <LinkButton
          to={paths.signAgreement(AgreementId)}
          aria-label={isApproval ? text.readAndApproveOf({ title }) : text.readAndSignOf({ title })}
        >
          {isApproval ? text.readAndApprove : text.readAndSign}
        </LinkButton>
      }
    >
      {text.signUntil({ day: formatDate(SignBy) })}
    </Item>
  )
}

function InquiryNeed({ inquiry: { EnquiryId, Name, AssetTitle, Message } }: { inquiry: EnquiryDetails }) {
  const person = <bdi>{Name}</bdi>
  return (
    <Item
      icon={MailIcon}
      title={AssetTitle ? inParts(text.wroteAbout.parts({ person, property: AssetTitle })) : inParts(text.wroteToYou.parts({ person }))}
      action={
        <LinkButton to={paths.inquiries({ id: EnquiryId })} aria-label={text.answerTo({ person: Name })}>
          {text.answer}
        </LinkButton>
      }
    >
      <span className={styles.excerpt}>{Message}</span>
    </Item>
  )
}

function LeaseNeed({ property }: { property: ManagedAssetCard }) {
  const { AssetId, Lease, Occupancy } = property
  const day = Occupancy?.Day ? formatDate(Occupancy.Day) : ''
  const hasNotice = Occupancy?.Status === 'notice'
  return (
    <Item
      icon={ClockIcon}
      title={hasNotice ? text.noticeGiven({ property: homeName(property) }) : text.leaseEnds({ property: homeName(property), day })}
      action={
        <LinkButton to={paths.viewProperty(AssetId, 'people')} aria-label={text.reviewLeaseOf({ property: homeName(property) })}>
          {text.reviewLease}
        </LinkButton>
      }
    >
      {hasNotice && `${text.moveOut({ day })} `}
      {Lease && (
        <>
          {tenantsText(Lease.Tenants)} · <Money amount={Lease.MonthlyRent} per={text.perMonth} />
        </>
      )}
    </Item>
  )
}

function ListingNeed({ property }: { property: ManagedAssetCard }) {
  const renewal = useCommand(RenewListing)
  const { AssetId, ExpiresAt, TimeZone } = property
  return (
    <Item
      icon={RefreshIcon}
      title={text.listingEnds({ property: homeName(property), day: formatDayOf(ExpiresAt ?? '', TimeZone) })}
      action={
        <Button
          busy={renewal.pending}
          aria-label={text.renewListingOf({ property: homeName(property) })}
          onClick={() => void withToast(renewal.run({ AssetId }), messages.listingRenewed)}
        >
          {text.renew}
        </Button>
      }
    >
      {text.renewNote}
    </Item>
  )
}

function ExpiredNeed({ property }: { property: ManagedAssetCard }) {
  const { AssetId, TimeZone, UnlistedAt } = property
  return (
    <Item
      icon={RefreshIcon}
      title={
        UnlistedAt
          ? text.listingExpiredOn({ property: homeName(property), day: formatDayOf(UnlistedAt, TimeZone) })
          : text.listingExpired({ property: homeName(property) })
      }
      action={
        <LinkButton to={paths.viewProperty(AssetId)} aria-label={text.bringBackListingOf({ property: homeName(property) })}>
          {text.bringBack}
        </LinkButton>
      }
    >
      {text.expiredNote}
    </Item>
  )
}

/** A home by its address and unit, as in lists. */
function homeName({ AddressLine, Title }: ManagedAssetCard): string {
  return AddressLine ?? Title
}
