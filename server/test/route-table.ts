import type { FastifyInstance } from 'fastify'

const LINE = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/

/** The addresses that a server really answers by GET, read off the tree of its router, where a line is a further part of the one above it. */
export async function getRoutes(server: FastifyInstance): Promise<string[]> {
  await server.ready()
  const parts: string[] = []
  return server
    .printRoutes()
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part, methods = ''] = LINE.exec(line) ?? []
      if (!part) throw new Error(`a line of the route table is not understood: ${line}`)
      parts.length = indent.length / 4
      parts.push(part)
      return methods.split(', ').includes('GET') ? [parts.join('')] : []
    })
}
