import type { FastifyRequest } from 'fastify'

/** Whether a browser or a cache on the way says that it has this very answer. `tag` is an ETag, weak or strong. */
export function hasCopy(request: FastifyRequest, tag: string): boolean {
  const plain = (one: string) => one.trim().replace(/^W\//, '')
  const known = request.headers['if-none-match']?.split(',').map(plain) ?? []
  return known.includes(plain(tag)) || known.includes('*')
}
