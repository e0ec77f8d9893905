import { layOver } from '../../pdf/lay-over.ts'
import { renderPdf } from '../../pdf/render-pdf.ts'
import { overlayPdf } from '../../pdf/templates/overlay-paper.ts'
import type { Services } from '../../rpc/services.ts'
import type { AgreementRow } from './agreement.queries.ts'
import { text } from './agreement.text.ts'

/** The paper of an agreement that was voided, which says so on each page: no one takes it for one that holds. Made when it is taken. */
export async function voidCopy(services: Services, { title, sent_at, paper_key, paper_sizes }: AgreementRow): Promise<Uint8Array> {
  const { bytes: overlay } = await renderPdf(services, overlayPdf, {
    frame: {
      language: 'en',
      title,
      author: '',
      date: sent_at!.toISOString().slice(0, 10),
      brand: { kind: 'plain' },
      footer: [],
      pageOf: text.pageOf({ page: '{page}', pages: '{pages}' }),
      stamp: null,
    },
    paper: {
      box: { width: 1, height: 1 },
      pages: paper_sizes!.map((size) => ({ ...size, values: [], notes: [], foot: null, stamp: text.voidStamp })),
    },
  })
  return layOver(services, { paper: await services.files.read(paper_key!), overlay, behind: null })
}
