import type { DocumentCard } from '@keystead/contract/documents/documents/document.schemas.ts'
import { EXPIRY_NOTICE_DAYS } from '@keystead/contract/documents/documents/document.values.ts'
import type { IconPicture } from '../../ui/Icon.tsx'
import { FileIcon, FilePdfIcon, FileWordIcon, PhotoIcon } from '../../ui/icons.ts'

/** How close a document is to the day on which it ends; null: not close, or without such a day. */
export function expiryOf(expiryDate: string | null, today: string | null): 'expired' | 'soon' | null {
  if (expiryDate === null || today === null) return null
  if (expiryDate < today) return 'expired'
  return expiryDate <= dayAfter(today, Math.max(...EXPIRY_NOTICE_DAYS)) ? 'soon' : null
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

export function fileIcon(contentType: string | null): IconPicture {
  if (contentType === 'application/pdf') return FilePdfIcon
  if (contentType?.startsWith('image/')) return PhotoIcon
  return contentType?.includes('word') ? FileWordIcon : FileIcon
}

/** What can be shown in the page, and how. */
export function shownAs(contentType: string): 'pdf' | 'picture' | 'words' {
  if (contentType === 'application/pdf') return 'pdf'
  return contentType.startsWith('image/') ? 'picture' : 'words'
}

/** Whether its file can be opened at all. */
export function isOpenable({ Scan }: Pick<DocumentCard, 'Scan'>): boolean {
  return Scan === 'none' || Scan === 'clean'
}
