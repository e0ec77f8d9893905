import { GetDocumentSharedUsers } from '@keystead/contract/documents/sharing/share.operations.ts'
import type { DocumentDetails } from '@keystead/contract/documents/documents/document.schemas.ts'
import { VISIBILITIES } from '@keystead/contract/documents/documents/document.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ItemList } from '../../ui/ItemList.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { ReaderItem } from './ReaderItem.tsx'
import { text } from './sharing.text.ts'

const FEW = 5

/** The latest of those who can open it; the others, and what ends a share, are on a page of their own. */
export function DocumentReaders({ document: { DocumentId, VisibilityId } }: { document: DocumentDetails }) {
  const { data, error, refetch } = useCall(GetDocumentSharedUsers, { DocumentId, PageSize: FEW })
  return (
    <Section
      title={text.readers}
      action={
        data && data.TotalCount > 0 && <Link to={paths.sharedUsers({ id: DocumentId })}>{text.allReaders({ count: data.TotalCount })}</Link>
      }
    >
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} compact />}
      {!data && !error && <TextSkeleton count={2} />}
      {data?.TotalCount === 0 && <p>{VisibilityId === VISIBILITIES.OnlyOwner ? text.onlyYou : text.onlyOfHome}</p>}
      {data && data.Items.length > 0 && (
        <ItemList>
          {data.Items.map((reader) => (
            <ReaderItem key={reader.ShareId} reader={reader} onRemove={null} />
          ))}
        </ItemList>
      )}
    </Section>
  )
}
