import { GetHomesAtOneAddress, MakeBuilding } from '@keystead/contract/properties/units/unit.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useState } from 'react'
import { CallFailure } from '../../api/failure.ts'
import { useCall, useCommand } from '../../api/query.ts'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { BuildingIcon } from '../../ui/icons.ts'
import { Item, ItemList } from '../../ui/ItemList.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Section } from '../../ui/Section.tsx'
import { toast } from '../../ui/toast.tsx'
import { unitsText } from '../properties/home-texts.ts'
import { type Made, madeText } from './units-text.ts'
import { text } from './units.text.ts'

type Address = OutputOf<typeof GetHomesAtOneAddress>['Items'][number]
/** An address that stays as it is, and why. */
type LeftOut = { address: Address; failure: CallFailure }

/** Homes that share a street number, as files of other programs bring them in: each address can become a building. */
export function HomesAtOneAddress() {
  const mayGroup = useMay()(MakeBuilding)
  const { data, error, refetch } = useCall(GetHomesAtOneAddress, {}, { enabled: mayGroup })
  const make = useCommand(MakeBuilding)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([])
  const addresses = data?.Items ?? []
  if (addresses.length === 0 && leftOut.length === 0 && progress === null)
    return error && <ErrorState failure={error} onRetry={() => void refetch()} />

  async function makeAll(chosen: readonly Address[]) {
    setProgress({ done: 0, total: chosen.length })
    const made: Made[] = []
    const failed: LeftOut[] = []
    for (const [index, address] of chosen.entries()) {
      try {
        made.push({ address, left: (await make.run({ AssetId: address.AssetId })).Left })
      } catch (failure) {
        if (!(failure instanceof CallFailure)) throw failure
        failed.push({ address, failure })
      }
      setProgress({ done: index + 1, total: chosen.length })
    }
    setProgress(null)
    setLeftOut(failed)
    if (made.length > 0) toast.success(madeText(made))
  }

  return (
    <Section
      title={text.oneAddressTitle}
      description={text.oneAddressIntro}
      action={
        addresses.length > 1 &&
        progress === null && <Button onClick={() => void makeAll(addresses)}>{text.groupAll({ count: addresses.length })}</Button>
      }
    >
      {leftOut.map(({ address, failure }) => (
        <ErrorState
          key={address.AssetId}
          compact
          failure={{ message: `${address.AddressLine}: ${failure.message}`, reference: failure.reference }}
          onRetry={() => void makeAll([address])}
        />
      ))}
      {progress && <ProgressBar label={text.grouping} value={progress.done} max={progress.total} text={text.groupProgress(progress)} />}
      <ItemList>
        {addresses.map((address) => (
          <Item
            key={address.AssetId}
            icon={BuildingIcon}
            title={address.AddressLine}
            action={
              <Button
                size="sm"
                busy={progress !== null}
                aria-label={text.groupOne({ action: actionText(address), address: address.AddressLine })}
                onClick={() => void makeAll([address])}
              >
                {actionText(address)}
              </Button>
            }
          >
            {address.City}, {address.StateCode} {address.Zip} · {unitsText(address.Count)}: {address.UnitNumbers.join(', ')}
            {address.Count > address.UnitNumbers.length && '…'}
          </Item>
        ))}
      </ItemList>
    </Section>
  )
}

function actionText({ Building }: Address): string {
  return Building ? text.addTo({ building: Building.Title }) : text.makeBuilding
}
