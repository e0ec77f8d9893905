import { CheckAssetAddressInput } from '@keystead/contract/marketplace/listing-life/listing-life.forms.ts'
import { CheckAssetAddress } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { WarningIcon } from '../../ui/icons.ts'
import styles from '../../properties/properties/fair-housing/FairHousing.module.css'
import { inParts } from '../../ui/in-parts.ts'
import { NewTab } from '../../ui/NewTab.tsx'
import { text as words } from './add-property.text.ts'

const ASKS_AFTER_MS = 600
const FIELDS = ['Address1', 'Address2', 'UnitNumber', 'City', 'StateId', 'Zip', 'ParentAssetId'] as const

/** Says, while an address is typed, that it is here already. `assetId`: the property that is edited. */
export function DuplicateAddressNotice({ assetId }: { assetId: string | null }) {
  const address = useRested(useTypedAddress(assetId))
  const { data } = useCall(CheckAssetAddress, address ?? NOTHING, { enabled: address !== null, keepPrevious: address !== null })
  const found = address === null ? undefined : data
  return (
    <div role="status">
      {found?.Own && (
        <p className={styles.notice}>
          <Icon of={WarningIcon} size="sm" />{' '}
          {inParts(
            words.ownDuplicate.parts({
              property: (
                <Link to={paths.viewProperty(found.Own.AssetId)} target="_blank">
                  {found.Own.Title}
                  <NewTab />
                </Link>
              ),
            }),
          )}
        </p>
      )}
      {found?.IsListedByOthers && (
        <p className={styles.notice}>
          <Icon of={WarningIcon} size="sm" />{' '}
          {inParts(
            words.othersDuplicate.parts({
              tellUs: (
                <Link to={paths.contactUs()} target="_blank">
                  {inParts(words.tellUs.parts({ newTab: <NewTab /> }))}
                </Link>
              ),
            }),
          )}
        </p>
      )}
    </div>
  )
}

type Asked = InputOf<typeof CheckAssetAddress>

const NOTHING: Asked = { Address1: '', City: '', StateId: 0 }

/** The address as far as it is typed; null until it could be one. */
function useTypedAddress(assetId: string | null): Asked | null {
  const typed: readonly unknown[] = useWatch({ name: FIELDS as unknown as string[] })
  const [Address1, Address2, UnitNumber, City, StateId, Zip, ParentAssetId] = typed.map((value) =>
    typeof value === 'string' ? value.trim() : value,
  )
  const asked = CheckAssetAddressInput.safeParse({
    AssetId: assetId,
    ParentAssetId: ParentAssetId || null,
    Address1,
    Address2: Address2 || null,
    UnitNumber: UnitNumber || null,
    City,
    StateId,
    Zip: Zip || null,
  })
  return asked.success && /\d/.test(asked.data.Address1) ? asked.data : null
}

/** The value once it has not changed for a moment. */
function useRested(value: Asked | null): Asked | null {
  const text = JSON.stringify(value)
  const [rested, setRested] = useState<string>('null')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), ASKS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return JSON.parse(rested) as Asked | null
}
