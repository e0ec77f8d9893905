import { type DownloadKind, downloadLink } from '../../files/downloads.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { paperDownload } from './paper-download.ts'
import type { PaperRow } from './paper.queries.ts'

/** Where a paper is that is not made yet. */
export const UNDER_WAY = { State: 'start', Url: null, DownloadUrl: null, Expires: null, FileName: null, Bytes: null, Pages: null } as const

/** One to look at it in the page, one to save it. */
export function linksTo({ services, actor }: CallContext, kind: DownloadKind, fileName: string, what: object) {
  const { accountId } = profileActor(actor)
  const link = (disposition: 'inline' | 'attachment') =>
    downloadLink(services, kind, { accountId, subject: JSON.stringify({ ...what, fileName, disposition }) })
  const { url, expires } = link('inline')
  return {
    State: 'completed' as const,
    Url: url,
    DownloadUrl: link('attachment').url,
    Expires: expires.toISOString(),
    FileName: fileName,
  }
}

/** Of one that was made. */
export function linksToPaper(context: CallContext, { id, bytes, pages }: PaperRow, fileName: string) {
  return { ...linksTo(context, paperDownload, fileName, { paperId: id }), Bytes: bytes, Pages: pages }
}
