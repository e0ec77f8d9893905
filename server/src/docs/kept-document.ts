import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasCopy } from '../http/has-copy.ts'
import { sha256 } from '../secrets/sha256.ts'

export type KeptDocument = { readonly contentType: string; readonly plain: Buffer; readonly gzipped: Buffer; readonly tag: string }

/** A text that is the same as long as the process lives: compressed once, and not for each who asks. */
export function keepDocument(contentType: string, text: string): KeptDocument {
  const plain = Buffer.from(text)
  // Weak: the same for both forms.
  return { contentType, plain, gzipped: gzipSync(plain, { level: 9 }), tag: `W/"${sha256(text).toString('base64url')}"` }
}

export function sendDocument(request: FastifyRequest, reply: FastifyReply, document: KeptDocument): FastifyReply {
  reply.header('ETag', document.tag).header('Vary', 'Accept-Encoding').header('Cache-Control', 'no-cache')
  if (hasCopy(request, document.tag)) return reply.code(304).send()
  reply.type(document.contentType)
  return takesGzip(request) ? reply.header('Content-Encoding', 'gzip').send(document.gzipped) : reply.send(document.plain)
}

function takesGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/i.test([headers['accept-encoding'] ?? ''].flat().join(','))
}
