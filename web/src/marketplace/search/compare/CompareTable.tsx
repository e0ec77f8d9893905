import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { Link, useNavigate } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { HomeDrawing } from '../../../ui/HomeDrawing.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CloseIcon } from '../../../ui/icons.ts'
import { perText } from '../../../properties/properties/home-texts.ts'
import { Money } from '../../../ui/Money.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { NotSaid, SideBySide } from '../../../ui/SideBySide.tsx'
import { useToday } from '../../../ui/use-today.ts'
import { compareAddress } from './compare-address.ts'
import { type CompareRow, compareRows } from './compare-rows.ts'
import { letGoOfCompared } from './compared-homes.ts'
import styles from './CompareTable.module.css'
import { text } from './compare.text.ts'

/** Each home a column. */
export function CompareTable({ homes }: { homes: readonly ListingDetails[] }) {
  const rows = compareRows(homes, useToday())
  return (
    <SideBySide
      label={text.tableCaption}
      corner={text.corner}
      columns={homes.map((home) => ({
        key: home.AssetId,
        head: <HomeHead home={home} others={homes.filter((other) => other !== home)} />,
      }))}
      rows={rows.map(({ label, values }) => ({
        label,
        values: values.map((value, index) => <Value key={homes[index]?.AssetId} value={value} />),
      }))}
    />
  )
}

function HomeHead({ home, others }: { home: ListingDetails; others: readonly ListingDetails[] }) {
  const { AssetId, Title, Image, Amount, RentFrequencyId } = home
  const navigate = useNavigate()

  function takeOut() {
    letGoOfCompared(AssetId)
    void navigate(compareAddress(others.map((other) => other.AssetId)), { replace: true, preventScrollReset: true })
  }

  return (
    <>
      {Image ? (
        <Picture image={Image} sizes="(width >= 992px) 20vw, 60vw" className={styles.picture} />
      ) : (
        <div className={styles.picture}>
          <HomeDrawing seed={AssetId} />
        </div>
      )}
      <Link to={paths.property(AssetId)} className={styles.title}>
        {Title}
      </Link>
      <Money className={styles.price} amount={Amount} per={perText(RentFrequencyId)} />
      <span className={styles.out} data-print="hide">
        <IconButton icon={CloseIcon} label={text.removeHome({ title: Title })} bordered onClick={takeOut} />
      </span>
    </>
  )
}

function Value({ value }: { value: CompareRow['values'][number] }) {
  if (value === null) return <NotSaid>{text.notSpecified}</NotSaid>
  if (typeof value === 'string') return <span className="tabular">{value}</span>
  return (
    <ul className={styles.list}>
      {value.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
