import type { ManagedAssetCard } from '@keystead/contract/properties/properties/property.schemas.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { ChevronDownIcon, ChevronRightIcon } from '../../../ui/icons.ts'
import { Money } from '../../../ui/Money.tsx'
import { RowTitle } from '../../../ui/RowTitle.tsx'
import { unitsText } from '../home-texts.ts'
import { HomeStatus, UnitsOccupied } from './HomeStatus.tsx'
import { tenantsText } from './occupancy-text.ts'
import styles from './PropertyList.module.css'
import { PropertyName } from './PropertyName.tsx'
import { text } from './property-list.text.ts'

export type HomeLinks = {
  /** Of a property: its page, or the part of it that the list is about. */
  homeLink: (assetId: string) => string
  /** Of a building, where its units are not opened here. */
  unitsLink: (buildingId: string) => string
  /** Buildings whose units stand below them; null where units stand by themselves. */
  units: { isOpen: (assetId: string) => boolean; toggle: (assetId: string) => void } | null
  /** On one line, without a picture. */
  isCompact: boolean
}

type Home = { property: ManagedAssetCard; links: HomeLinks }
type HomeCellProps = Home & {
  /** What else a phone shows of it, where the first cell stands for all of a row. */
  phoneNote?: ReactNode
}

/** A home by its address and unit; its title is small. On a phone, who lives there until when, too. */
export function HomeCell({ property, links, phoneNote }: HomeCellProps) {
  const { AssetId, Title, Image, City, StateCode, UnitsCount, UnitNumber, ParentAssetId } = property
  const isBelowBuilding = links.units !== null && ParentAssetId !== null
  const name = isBelowBuilding && UnitNumber ? text.unit({ number: UnitNumber }) : (property.AddressLine ?? Title)
  return (
    <Frame property={property} links={links} image={Image}>
      <span className={styles.name}>
        <Link to={links.homeLink(AssetId)}>{name}</Link>
      </span>
      {!isBelowBuilding && (
        <small className={styles.where}>
          {City}, {StateCode}
          {name !== Title && ` · ${Title}`}
        </small>
      )}
      {UnitsCount > 0 &&
        (links.units ? (
          <Opener name={name} property={property} units={links.units} />
        ) : (
          <small>
            <Link to={links.unitsLink(AssetId)}>{unitsText(UnitsCount)}</Link>
          </small>
        ))}
      <PhoneFacts property={property} note={phoneNote} />
    </Frame>
  )
}

/** A home that can not be opened: it keeps the name that it had. */
export function ClosedHomeCell({ place, title, phoneNote }: { place: string; title: string; phoneNote: ReactNode }) {
  return (
    <RowTitle picture={null} className={classNames(styles.home, styles.oneLine)}>
      <span className={styles.name}>{place}</span>
      <small className={styles.where}>{title}</small>
      <small className={styles.onPhone}>{phoneNote}</small>
    </RowTitle>
  )
}

function Frame({ property, links, image, children }: Home & { image: ManagedAssetCard['Image']; children: ReactNode }) {
  if (links.isCompact) {
    return (
      <RowTitle picture={null} className={classNames(styles.home, styles.oneLine)}>
        {children}
      </RowTitle>
    )
  }
  return (
    <PropertyName assetId={property.AssetId} image={image} className={styles.home}>
      {children}
    </PropertyName>
  )
}

type OpenerProps = { name: string; property: ManagedAssetCard; units: NonNullable<HomeLinks['units']> }

function Opener({ name, property: { AssetId, UnitsCount }, units }: OpenerProps) {
  const isOpen = units.isOpen(AssetId)
  return (
    <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => units.toggle(AssetId)}>
      <Icon of={isOpen ? ChevronDownIcon : ChevronRightIcon} size="sm" />
      {unitsText(UnitsCount)}
      <span className="visually-hidden"> {text.ofHome({ home: name })}</span>
    </button>
  )
}

/** What the other cells of its row say, where a phone shows this one alone. */
export function PhoneFacts({ property, note }: { property: ManagedAssetCard; note?: ReactNode }) {
  const { Occupancy, OffBooksReason, Lease, ...units } = property
  return (
    <small className={styles.onPhone}>
      {Occupancy ? <HomeStatus occupancy={Occupancy} offBooksReason={OffBooksReason} /> : <UnitsOccupied units={units} />}
      {Lease && (
        <span className={styles.tenant}>
          <bdi>{tenantsText(Lease.Tenants)}</bdi> · <Money amount={Lease.MonthlyRent} per={text.perMonth} />
        </span>
      )}
      {note && <span>{note}</span>}
    </small>
  )
}
