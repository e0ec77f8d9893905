import type { DocumentCard } from '@keystead/contract/documents/documents/document.schemas.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useToday } from '../../ui/use-today.ts'
import { expiryOf } from './document-texts.ts'
import { text } from './document-badges.text.ts'

type DocumentBadgesProps = Pick<DocumentCard, 'ExpiryDate' | 'Scan'> & { isShared?: boolean }

/** What has to be known of a document before it is opened. */
export function DocumentBadges({ ExpiryDate, Scan, isShared = false }: DocumentBadgesProps) {
  const expiry = expiryOf(ExpiryDate, useToday())
  return (
    <>
      {Scan === 'infected' && <Badge tone="bad">{text.infected}</Badge>}
      {Scan === 'waiting' && <Badge tone="info">{text.waiting}</Badge>}
      {expiry === 'expired' && <Badge tone="bad">{text.expired}</Badge>}
      {expiry === 'soon' && ExpiryDate && <Badge tone="warn">{text.expiresOn({ day: formatDate(ExpiryDate) })}</Badge>}
      {isShared && <Badge plain>{text.shared}</Badge>}
    </>
  )
}
