import { GetAssetBuildingUnits, type BuildingUnit } from '@keystead/contract/properties/units/unit.operations.ts'
import type { InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { listingFacts, perText } from '../properties/home-texts.ts'
import { Money } from '../../ui/Money.tsx'
import { Section } from '../../ui/Section.tsx'
import { useToday } from '../../ui/use-today.ts'
import styles from './BuildingUnits.module.css'
import { amountRangeText } from './units-text.ts'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './building-units.text.ts'

type Answer = OutputOf<typeof GetAssetBuildingUnits>

const FIRST_SHOWN: NonNullable<InputOf<typeof GetAssetBuildingUnits>['PageSize']> = 5
const MORE_SHOWN: typeof FIRST_SHOWN = 20

/**
 * For the page of a listed home, loaded late: the other homes of its building, or the units of the building that it is.
 * Nothing where there are none; the page stands without it.
 */
export function BuildingUnits({ assetId }: { assetId: string }) {
  const [size, setSize] = useState(FIRST_SHOWN)
  const { data } = useCall(GetAssetBuildingUnits, { AssetId: assetId, PageSize: size }, { keepPrevious: true })
  if (!data?.Building || data.TotalCount === 0) return null
  return (
    <Section title={titleOf(data)} description={<Summary data={data} />} className={styles.section}>
      <ul className={styles.units}>
        {data.Items.map((unit) => (
          <li key={`${unit.AssetId} ${unit.ListingTypeId}`}>
            <Unit unit={unit} />
          </li>
        ))}
      </ul>
      {data.TotalCount > data.Items.length && size === FIRST_SHOWN && (
        <Button className={styles.more} onClick={() => setSize(MORE_SHOWN)}>
          {text.showMore({ count: Math.min(data.TotalCount, MORE_SHOWN ?? data.TotalCount) })}
        </Button>
      )}
    </Section>
  )
}

function titleOf({ Building, UnitNumber }: Answer): string {
  const building = Building?.Title ?? ''
  return UnitNumber === null ? text.homesIn({ building }) : text.otherHomesIn({ building })
}

/** `Unit 4B in Maple Court. 11 more units from $1,200 to $1,450 a month.` */
function Summary({ data }: { data: Answer }) {
  const { Building, UnitNumber, TotalCount } = data
  const name = Building?.Title ?? ''
  const found = { count: TotalCount, amounts: amountsText(data) }
  return (
    <>
      {UnitNumber !== null && (
        <>
          {inParts(
            text.thisIsUnit.parts({
              number: UnitNumber,
              building: Building?.AssetId ? <Link to={paths.property(Building.AssetId)}>{name}</Link> : name,
            }),
          )}{' '}
        </>
      )}
      {UnitNumber === null ? text.onTheMarket(found) : text.moreOnTheMarket(found)}
    </>
  )
}

function amountsText({ Rents, Prices }: Answer): string {
  const rents =
    Rents && (Rents.Min === Rents.Max ? text.rentsOf({ rent: amountRangeText(Rents) }) : text.rentsFrom({ range: amountRangeText(Rents) }))
  const prices =
    Prices &&
    (Prices.Min === Prices.Max ? text.pricesOf({ price: amountRangeText(Prices) }) : text.pricesFrom({ range: amountRangeText(Prices) }))
  return rents && prices ? text.rentsAndPrices({ rents, prices }) : (rents ?? prices ?? '')
}

function Unit({ unit }: { unit: BuildingUnit }) {
  const today = useToday()
  const isFree = unit.AvailableOn === null || (today !== null && unit.AvailableOn <= today)
  return (
    <article className={styles.unit}>
      <h3 className={styles.name}>
        <Link to={paths.property(unit.AssetId)} className={styles.link}>
          {unit.UnitNumber ? text.unit({ number: unit.UnitNumber }) : unit.Title}
        </Link>
      </h3>
      <p className={styles.facts}>
        {[...listingFacts(unit).map((fact) => fact.text), unit.FloorNumber === null ? null : text.floor({ number: unit.FloorNumber })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={styles.amount}>
        <Money amount={unit.Amount} per={perText(unit.RentFrequencyId)} />
        <span className={styles.offer}>{unit.ListingType}</span>
      </p>
      <p className={styles.free}>
        {isFree || unit.AvailableOn === null
          ? text.availableNow
          : inParts(text.availableFrom.parts({ day: <DateText date={unit.AvailableOn} /> }))}
      </p>
    </article>
  )
}
