import type { ManagedAssetCard } from '@keystead/contract/properties/properties/property.schemas.ts'
import { GetAssetUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { LineBelow } from '../../ui/DataTable.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './units.text.ts'

const MOST_SHOWN = 100

type UnitRowsProps = {
  buildingId: string
  asRows: (units: readonly ManagedAssetCard[]) => ReactNode
  /** All of them, where they are more than fit here. */
  allLink: string
}

/** The units of an opened building, as rows of the list that it stands in. */
export function UnitRows({ buildingId, asRows, allLink }: UnitRowsProps) {
  const { data, error, refetch } = useCall(GetAssetUnits, { AssetId: buildingId, PageSize: MOST_SHOWN })
  if (data) {
    return (
      <>
        {asRows(data.Items)}
        {data.TotalCount > MOST_SHOWN && (
          <LineBelow>
            {inParts(
              text.firstShown.parts({
                shown: MOST_SHOWN,
                total: `${data.TotalCount.toLocaleString('en-US')}${data.TotalIsCapped ? '+' : ''}`,
                link: <Link to={allLink}>{text.showAllUnits}</Link>,
              }),
            )}
          </LineBelow>
        )}
      </>
    )
  }
  return <LineBelow>{error ? <ErrorState failure={error} onRetry={() => void refetch()} compact /> : <TextSkeleton count={2} />}</LineBelow>
}
