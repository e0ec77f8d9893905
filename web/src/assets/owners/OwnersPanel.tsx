import { type AssetOwner, GetAssetOwners } from '@keystead/contract/assets/owners/owner.operations.ts'
import { VESTINGS } from '@keystead/contract/assets/owners/owner.values.ts'
import { textOf } from '@keystead/contract/assets/properties/property.values.ts'
import { lazy, Suspense, useState } from 'react'
import { useCall } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PencilIcon } from '../../ui/icons.ts'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { OwnershipRing } from './OwnershipRing.tsx'
import { percentText } from './owner-texts.ts'
import styles from './Owners.module.css'

const OwnersDialog = lazy(() => import('./OwnersDialog.tsx').then(({ OwnersDialog: component }) => ({ default: component })))

/** Who owns a property: on its owner's page. */
export function OwnersPanel({ assetId }: { assetId: string }) {
  const { data, error, refetch } = useCall(GetAssetOwners, { AssetId: assetId })
  const [isEditing, setIsEditing] = useState(false)
  return (
    <Section
      title="Owners"
      action={
        data && (
          <Button size="sm" icon={PencilIcon} onClick={() => setIsEditing(true)}>
            Edit owners
          </Button>
        )
      }
    >
      {error && <ErrorState failure={error} onRetry={() => void refetch()} compact />}
      {!error && !data && <TextSkeleton count={2} />}
      {data && (
        <div className={styles.panel}>
          <OwnershipRing shares={data.Owners.map(({ OwnershipPercent }) => OwnershipPercent)} />
          <ul className={styles.owners}>
            {data.Owners.map((owner, index) => (
              <OwnerLine key={owner.OwnerId ?? 'sole'} owner={owner} index={index} />
            ))}
          </ul>
        </div>
      )}
      {data && data.Past.length > 0 && (
        <Disclosure summary="How it was before">
          <ul className={styles.past}>
            {data.Past.map((share) => (
              <li key={`${share.Name} ${share.EffectiveFrom} ${share.EffectiveTo}`}>
                {share.Name}, {percentText(share.OwnershipPercent)}, <DateText date={share.EffectiveFrom} /> to{' '}
                <DateText date={share.EffectiveTo} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {data && isEditing && (
        <Suspense fallback={null}>
          <OwnersDialog assetId={assetId} owners={data.Owners} version={data.OwnersVersion} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </Section>
  )
}

function OwnerLine({ owner, index }: { owner: AssetOwner; index: number }) {
  const details = [
    owner.IsManagingOwner ? 'Manages it' : null,
    textOf(VESTINGS, owner.VestingId),
    owner.ReceivesDistributions ? null : 'No distributions',
    owner.Receives1099 ? null : 'No 1099',
    owner.Email,
  ]
  return (
    <li className={styles.owner}>
      <span className={styles.mark} data-place={index % 5} aria-hidden="true" />
      <span className={styles.name}>
        {owner.Name}
        <small>{details.filter(Boolean).join(' · ')}</small>
      </span>
      <span className={`${styles.percent} tabular`}>{percentText(owner.OwnershipPercent)}</span>
    </li>
  )
}
