import { sha256 } from '../secrets/sha256.ts'
import { type Operations, openApiDocument } from './openapi.ts'

type Components = Readonly<Record<string, Readonly<Record<string, unknown>>>>
type Described = { readonly operationId: string; readonly requestBody: unknown; readonly responses: unknown }
type OpenApi = { readonly paths: Readonly<Record<string, { readonly post: Described }>>; readonly components: Components }

/** Enough that two shapes of one call differ, and few enough to be read over. */
const LETTERS = 10
const REFERENCE = /"\$ref":"#\/components\/(\w+)\/([^"]+)"/g

/** One line for each call: what it takes and what it answers, each as a digest, so that a review shows which calls a change touches. */
export function contractDigests(operations: Operations): string {
  const { paths, components } = openApiDocument(operations) as OpenApi
  const rows = Object.values(paths).map(({ post: { operationId, requestBody, responses } }) => {
    return `| ${operationId} | ${digestOf(requestBody, components)} | ${digestOf(responses, components)} |`
  })
  return [
    '# The contract, by digest',
    '',
    'Made from the declarations in `contract/src`: a digest of what each call takes, and one of what it answers, failures included. The whole',
    'description is at `/openapi.json` of a running server.',
    '',
    '| call | takes | answers |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

/** Of a part of the description with all shapes that it names, and that those name. */
export function digestOf(part: unknown, components: Components): string {
  const texts = [JSON.stringify(part)]
  const named = new Set<string>()
  for (const text of texts) {
    for (const [whole, kind = '', name = ''] of text.matchAll(REFERENCE)) {
      if (named.has(whole)) continue
      named.add(whole)
      texts.push(`${whole}: ${JSON.stringify(components[kind]?.[name])}`)
    }
  }
  return sha256(texts.join('\n')).toString('hex').slice(0, LETTERS)
}
