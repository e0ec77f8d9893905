import type { FastifyReply } from 'fastify'

/** A file that a person made may hold anything: no page that shows it may run it or be reached by it. */
const FILE_POLICY = `default-src 'none'; sandbox`

export type ServedFile = {
  readonly contentType: string
  readonly fileName: string
  /** Shown in the page, or offered to be saved. */
  readonly disposition: 'inline' | 'attachment'
  readonly cache: keyof typeof CACHE_CONTROL
}

const CACHE_CONTROL = {
  immutable: 'public, max-age=31536000, immutable',
  /** Public for as long as something else is: copies are good for five minutes, then it is asked again. */
  shortLived: 'public, max-age=300, must-revalidate',
  private: 'private, no-store',
} as const

/** The headers of a file that came from a person. */
export function describeFile(reply: FastifyReply, file: ServedFile): FastifyReply {
  return (
    reply
      .header('Content-Type', file.contentType)
      .header('Content-Disposition', `${file.disposition}; ${fileNameParameter(file.fileName)}`)
      .header('Content-Security-Policy', FILE_POLICY)
      .header('X-Content-Type-Options', 'nosniff')
      // Whoever reads our emails in another page sees the pictures of homes in them.
      .header('Cross-Origin-Resource-Policy', file.cache === 'private' ? 'same-origin' : 'cross-origin')
      .header('Cache-Control', CACHE_CONTROL[file.cache])
  )
}

/** The name twice: plain for old readers, encoded (RFC 8187) for names of any script. */
function fileNameParameter(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}
