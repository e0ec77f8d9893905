import { AddDocument } from '@keystead/contract/documents/documents/document.operations.ts'
import { GetMissingDocuments } from '@keystead/contract/documents/requirements/requirement.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { useMay } from '../../sessions/rights.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CircleCheckIcon, FileIcon, PlusIcon } from '../../ui/icons.ts'
import { Item, ItemList } from '../../ui/ItemList.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { AddDocuments } from '../documents/AddDocuments.tsx'
import { text } from './requirements.text.ts'
import styles from './Requirements.module.css'

type Required = OutputOf<typeof GetMissingDocuments>['Items'][number]

type MissingDocumentsProps = {
  assetId: string
  /** The home itself, or a lease of it. */
  of: { readonly Kind: 'lease' | 'property'; readonly Id: string }
  title: string
  /** As it is called within a sentence. */
  thing: string
  mayAdd: boolean
}

/** What a lease or a home should have papers of, and what of it is there. */
export function MissingDocuments({ assetId, of, title, thing, mayAdd }: MissingDocumentsProps) {
  const may = useMay()
  const [adding, setAdding] = useState<Required | null>(null)
  const { data, error, refetch } = useCall(GetMissingDocuments, {
    AssetId: assetId,
    LeaseId: of.Kind === 'lease' ? of.Id : null,
  })
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} compact />
  if (!data) return <TextSkeleton count={2} />
  if (data.Items.length === 0) return null
  return (
    <div className={styles.missing}>
      <p className={styles.heading}>
        <span>{title}</span>
        {data.MissingCount > 0 ? (
          <Badge tone="warn">{text.missingCount({ count: data.MissingCount })}</Badge>
        ) : (
          <Badge tone="good">{text.complete}</Badge>
        )}
      </p>
      <ItemList>
        {data.Items.map((item) => (
          <Item
            key={item.DocumentTypeId}
            icon={item.State === 'there' ? CircleCheckIcon : FileIcon}
            title={item.Text}
            status={<StateBadge item={item} />}
            action={
              item.State !== 'there' &&
              mayAdd &&
              may(AddDocument) && (
                <Button
                  size="sm"
                  icon={PlusIcon}
                  aria-label={text.addTypeLabel({ type: item.Text, thing })}
                  onClick={() => setAdding(item)}
                >
                  {text.addType}
                </Button>
              )
            }
          >
            {item.DocumentId && (
              <Link to={paths.viewDocument(item.DocumentId)}>
                <bdi>{item.Title}</bdi>
              </Link>
            )}
          </Item>
        ))}
      </ItemList>
      {adding && (
        <AddDocuments folder={null} about={{ choice: of, text: thing }} typeId={adding.DocumentTypeId} onClose={() => setAdding(null)} />
      )}
    </div>
  )
}

function StateBadge({ item: { State, ExpiryDate } }: { item: Required }) {
  if (State === 'there') return null
  if (State === 'expired' && ExpiryDate) return <Badge tone="bad">{text.expiredOn({ day: formatDate(ExpiryDate) })}</Badge>
  return <Badge tone="warn">{text.states[State]}</Badge>
}
