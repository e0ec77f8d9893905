import type { FolderCard } from '@keystead/contract/documents/documents/document.schemas.ts'
import { GetDocumentFoldersHierarchy } from '@keystead/contract/documents/documents/folder.operations.ts'
import { useState } from 'react'
import type { CallFailure } from '../../api/failure.ts'
import { useCalls } from '../../api/query.ts'

/** As many as a call answers. */
const PAGE_SIZE = 20

type Folders = {
  folders: readonly FolderCard[]
  isLoading: boolean
  error: CallFailure | null
  refetch: () => void
  hasMore: boolean
  showMore: () => void
}

/** What lies in a folder, or at the top: twenty folders, and more of them when they are asked for. */
export function useFolders(parentId: string | null): Folders {
  const [shown, setShown] = useState({ parentId, pages: 1 })
  const pages = shown.parentId === parentId ? shown.pages : 1
  const asked = useCalls(
    GetDocumentFoldersHierarchy,
    Array.from({ length: pages }, (_, PageIndex) => ({ ParentId: parentId, PageIndex, PageSize: PAGE_SIZE })),
  )
  const failed = asked.find(({ error, data }) => error && !data)
  const folders = asked.flatMap(({ data }) => data?.Items ?? [])
  return {
    folders,
    isLoading: asked.some(({ data, error }) => !data && !error),
    error: failed?.error ?? null,
    refetch: () => void failed?.refetch(),
    hasMore: (asked.at(-1)?.data?.TotalCount ?? 0) > pages * PAGE_SIZE,
    showMore: () => setShown({ parentId, pages: pages + 1 }),
  }
}
