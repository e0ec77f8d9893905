import { GetAssetBuildingUnits, type BuildingUnit } from '@keystead/contract/properties/units/unit.operations.ts'
import type { InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { paths } from '../../navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { listingFacts, perText, unitsText } from '../properties/home-texts.ts'
import { Money } from '../../ui/Money.tsx'
import { Section } from '../../ui/Section.tsx'
import { useToday } from '../../ui/use-today.ts'
import styles from './BuildingUnits.module.css'
import { amountRangeText } from './units-text.ts'

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
          Show {unitsText(Math.min(data.TotalCount, MORE_SHOWN ?? data.TotalCount))}
        </Button>
      )}
    </Section>
  )
}

function titleOf({ Building, UnitNumber }: Answer): string {
  return UnitNumber === null ? `Homes in ${Building?.Title}` : `Other homes in ${Building?.Title}`
}

/** `Unit 4B in Maple Court. 11 more units from $1,200 to $1,450 a month.` */
function Summary({ data }: { data: Answer }) {
  const { Building, UnitNumber, TotalCount, Rents, Prices } = data
  const parts = [
    Rents && `rents ${Rents.Min === Rents.Max ? 'of' : 'from'} ${amountRangeText(Rents)} a month`,
    Prices && `prices ${Prices.Min === Prices.Max ? 'of' : 'from'} ${amountRangeText(Prices)}`,
  ].filter(Boolean)
  const name = Building?.Title
  return (
    <>
      {UnitNumber !== null && (
        <>
          This is unit {UnitNumber} in {Building?.AssetId ? <Link to={paths.property(Building.AssetId)}>{name}</Link> : name}.{' '}
        </>
      )}
      {unitsText(TotalCount)} {UnitNumber === null ? '' : 'more '}on the market, {parts.join(' and ')}.
    </>
  )
}

function Unit({ unit }: { unit: BuildingUnit }) {
  const today = useToday()
  const isFree = unit.AvailableOn === null || (today !== null && unit.AvailableOn <= today)
  return (
    <article className={styles.unit}>
      <h3 className={styles.name}>
        <Link to={paths.property(unit.AssetId)} className={styles.link}>
          {unit.UnitNumber ? `Unit ${unit.UnitNumber}` : unit.Title}
        </Link>
      </h3>
      <p className={styles.facts}>
        {[...listingFacts(unit).map((fact) => fact.text), unit.FloorNumber === null ? null : `floor ${unit.FloorNumber}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={styles.amount}>
        <Money amount={unit.Amount} per={perText(unit.RentFrequencyId)} />
        <span className={styles.offer}>{unit.ListingType}</span>
      </p>
      <p className={styles.free}>
        {isFree || unit.AvailableOn === null ? (
          'Available now'
        ) : (
          <>
            Available <DateText date={unit.AvailableOn} />
          </>
        )}
      </p>
    </article>
  )
}
