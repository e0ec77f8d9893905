import mammoth from 'mammoth'
import { inspectDocx } from './inspect-docx.ts'
import { plainHtml } from './plain-html.ts'
import type { FileText } from './read-file-text.ts'

/** Pictures are left where they are. */
const NO_PICTURES = mammoth.images.imgElement(async () => ({ src: '' }))

export async function readDocxText(content: Buffer): Promise<FileText> {
  // Before anything unpacks it.
  await inspectDocx(content)
  const { value } = await mammoth.convertToHtml(
    { buffer: content },
    { convertImage: NO_PICTURES, includeEmbeddedStyleMap: false, externalFileAccess: false },
  )
  return plainHtml(value)
}
