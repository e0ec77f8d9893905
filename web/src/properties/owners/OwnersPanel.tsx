import {
  AddEditAssetOwners,
  type AssetOwner,
  DeleteAssetOwner,
  GetAssetOwners,
} from '@keystead/contract/properties/owners/owner.operations.ts'
import { GetUserConnectionDetails } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '../../navigation/chunks.ts'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useMay } from '../../sessions/rights.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { MailIcon, PencilIcon, TrashIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { canBeInvited, detailsOf, isLastIn, percentText, stateOf } from './owner-texts.ts'
import { OwnershipRing } from './OwnershipRing.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './owners.text.ts'
import styles from './Owners.module.css'
import { RemoveOwnerDialog } from './RemoveOwnerDialog.tsx'

const OwnersDialog = lazyPart(() => import('./OwnersDialog.tsx').then((part) => part.OwnersDialog))
const InviteOwnerDialog = lazyPart(() => import('./InviteOwnerDialog.tsx').then((part) => part.InviteOwnerDialog))

/** What its manager is about to do with the owners of a property. */
type Doing = { readonly what: 'edit' } | { readonly what: 'invite'; readonly ownerId: string }

/** Who owns a property: on its manager's page to edit, on that of a partner to read. */
export function OwnersPanel({ assetId, isUnit }: { assetId: string; isUnit: boolean }) {
  const { data, error, refetch } = useCall(GetAssetOwners, { AssetId: assetId })
  const [doing, setDoing] = useState<Doing | null>(null)
  const [doomed, setDoomed] = useState<AssetOwner | null>(null)
  const stop = () => setDoing(null)
  const may = useMay()
  const mayEdit = data?.MayEdit === true && may(AddEditAssetOwners)
  const mayRemove = data?.MayEdit === true && may(DeleteAssetOwner)
  const alone = isUnit && data?.Owners.length === 1 ? data.Owners[0] : undefined
  return (
    <Section
      title={text.owners}
      description={
        data?.OwnersOf && (
          <>
            {inParts(
              text.sameAsBuilding.parts({
                building: <Link to={paths.viewProperty(data.OwnersOf.AssetId)}>{data.OwnersOf.Title}</Link>,
              }),
            )}
          </>
        )
      }
      action={
        (mayEdit || mayRemove) && (
          <div className={styles.panelActions}>
            {mayRemove && alone?.OwnerId && (
              <Button size="sm" variant="quiet" onClick={() => setDoomed(alone)}>
                {text.likeBuilding}
              </Button>
            )}
            {mayEdit && (
              <Button size="sm" icon={PencilIcon} onClick={() => setDoing({ what: 'edit' })}>
                {text.editOwners}
              </Button>
            )}
          </div>
        )
      }
    >
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} compact />}
      {!error && !data && <TextSkeleton count={2} />}
      {data && (
        <div className={styles.panel}>
          <OwnershipRing owners={data.Owners} />
          <ul className={styles.owners}>
            {data.Owners.map((owner, index) => (
              <OwnerLine
                key={owner.OwnerId ?? `${index} ${owner.Name}`}
                owner={owner}
                index={index}
                isManager={data.MayEdit}
                onInvite={mayEdit ? (ownerId) => setDoing({ what: 'invite', ownerId }) : null}
                onRemove={mayRemove ? () => setDoomed(owner) : null}
              />
            ))}
          </ul>
        </div>
      )}
      {data && data.Past.length > 0 && (
        <Disclosure summary={text.past}>
          <ul className={styles.past}>
            {data.Past.map((share) => (
              <li key={`${share.Name} ${share.OwnershipPercent} ${share.EffectiveFrom} ${share.EffectiveTo}`}>
                {inParts(
                  text.pastShare.parts({
                    name: share.Name,
                    percent: percentText(share.OwnershipPercent),
                    from: <DateText date={share.EffectiveFrom} />,
                    to: <DateText date={share.EffectiveTo} />,
                  }),
                )}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {data && doomed && (
        <RemoveOwnerDialog owner={doomed} isLast={isUnit && isLastIn(data.Owners, doomed)} onClose={() => setDoomed(null)} />
      )}
      {data && mayEdit && doing && (
        <Suspense fallback={null}>
          {doing.what === 'edit' ? (
            <OwnersDialog assetId={assetId} {...data} onClose={stop} />
          ) : (
            <InviteOwnerDialog assetId={assetId} owners={data.Owners} version={data.OwnersVersion} ownerId={doing.ownerId} onClose={stop} />
          )}
        </Suspense>
      )}
    </Section>
  )
}

type OwnerLineProps = {
  owner: AssetOwner
  index: number
  isManager: boolean
  /** Null where the reader's role does not let them. */
  onInvite: ((ownerId: string) => void) | null
  onRemove: (() => void) | null
}

function OwnerLine({ owner, index, isManager, onInvite, onRemove }: OwnerLineProps) {
  const may = useMay()
  const { OwnerId, ConnectionId } = owner
  const state = stateOf(owner, isManager)
  const since = owner.EffectiveFrom
  return (
    <li className={styles.owner}>
      <span className={styles.mark} data-place={index % 5} aria-hidden="true" />
      <div className={styles.name}>
        <span className={styles.nameLine}>
          <bdi>{owner.Name}</bdi>
          {state && (
            <Badge tone={state.tone} plain={owner.IsSelf}>
              {state.text}
            </Badge>
          )}
        </span>
        <small>
          {detailsOf(owner)}
          {since && detailsOf(owner) !== '' && ' · '}
          {since && inParts(text.since.parts({ day: <DateText date={since} /> }))}
        </small>
        {owner.Notes && <p className={styles.notes}>{owner.Notes}</p>}
        {isManager && !owner.IsManagingOwner && (
          <span className={styles.acts}>
            {onInvite && OwnerId && canBeInvited(owner) && (
              <Button size="sm" variant="quiet" icon={MailIcon} onClick={() => onInvite(OwnerId)}>
                {text.invite}
                <span className="visually-hidden"> {owner.Name}</span>
              </Button>
            )}
            {ConnectionId && may(GetUserConnectionDetails) && (
              <LinkButton size="sm" variant="quiet" to={paths.connection(ConnectionId)}>
                {CONNECTION_WORDS[owner.Status] ?? text.connection}
                <span className="visually-hidden"> {text.withName({ name: owner.Name })}</span>
              </LinkButton>
            )}
            {onRemove && OwnerId && (
              <Button
                size="sm"
                variant="quiet"
                icon={TrashIcon}
                disabledReason={owner.OwnershipPercent > 0 ? text.shareFirst : null}
                onClick={onRemove}
              >
                {text.remove}
                <span className="visually-hidden"> {owner.Name}</span>
              </Button>
            )}
          </span>
        )}
      </div>
      <span className={`${styles.percent} tabular`}>{percentText(owner.OwnershipPercent)}</span>
    </li>
  )
}

/** What waits behind the link to the connection, where there is something to do. */
const CONNECTION_WORDS: Partial<Record<AssetOwner['Status'], string>> = {
  invited: text.sendAgainOrWithdraw,
  asks: text.answerTheRequest,
}
