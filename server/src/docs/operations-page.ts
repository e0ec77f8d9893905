import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { type Markup, markup } from '../text/markup.ts'
import { type Operations, failuresOf, openApiDocument } from './openapi.ts'

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  format?: string
  $ref?: string
}

/** The readable page of all calls: plain HTML that needs no script. */
export function operationsPage(operations: Operations): string {
  const document = openApiDocument(operations) as { paths: Record<string, { post: { requestBody: never; responses: never } }> }
  const areas = Map.groupBy(operations.values(), (operation) => operation.area)
  const contents = [...areas].map(
    ([area, list]) =>
      markup`<li><a href="#${area}">${area}</a><ul>${list.map(({ name }) => markup`<li><a href="#${name}">${name}</a></li>`)}</ul></li>`,
  )
  const sections = [...areas].map(
    ([area, list]) =>
      markup`<section id="${area}"><h2>${area}</h2>${list.map((operation) => article(operation, document.paths[operation.path]!.post))}</section>`,
  )
  return String(markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Calls · Keystead</title><link rel="stylesheet" href="/docs/api.css"><link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>
<body><header><a href="/">Keystead</a><h1>Calls</h1>
<p>Every call is <code>POST /{area}/v1/{Operation}</code> with one JSON object. It answers <code>{StatusCode, Data}</code>, or <code>{StatusCode, Error: {Code, Message, Fields, Reference}}</code>; the HTTP status is the same as <code>StatusCode</code>. The same as data: <a href="/openapi.json">openapi.json</a>.</p></header>
<div class="columns"><nav aria-label="Calls"><ul>${contents}</ul></nav><main>${sections}</main></div></body></html>`)
}

function article(operation: AnyOperation, post: { requestBody: never; responses: never }): Markup {
  const input = (post.requestBody as { content: { 'application/json': { schema: Schema } } }).content['application/json'].schema
  const ok = (post.responses as Record<string, { content: { 'application/json': { schema: Schema } } }>)['200']!.content['application/json']
    .schema
  const { access } = operation
  const who = access.kind === 'public' ? 'Public' : access.profiles === 'any' ? 'Signed in' : `Signed in as ${access.profiles.join(' or ')}`
  const own = operation.errors ?? []
  const ownFailures = own.map(({ status, code, message }) => markup`<li><code>${status} ${code}</code> ${message}</li>`)
  const others = [...new Set([...failuresOf(operation)].filter((error) => !own.includes(error)).map((error) => error.code))]
  return markup`<article id="${operation.name}"><h3>${operation.name} <small>${operation.kind}</small></h3>
<p><code>POST ${operation.path}</code></p><p>${operation.summary}</p><p><b>Who:</b> ${who}.${access.kind === 'public' ? ` ${access.why}` : ''}</p>
<h4>Input</h4>${fields(input)}<h4>Data</h4>${fields(ok.properties!.Data!)}
${ownFailures.length > 0 ? markup`<h4>Failures of its own</h4><ul>${ownFailures}</ul>` : ''}
<p><small>And of every call: ${others.join(', ')}.</small></p></article>`
}

function fields(schema: Schema): Markup {
  const properties = Object.entries(schema.properties ?? {})
  if (properties.length === 0) return markup`<p>None.</p>`
  const rows = properties.map(([name, field]) => {
    const required = schema.required?.includes(name) ? 'required' : ''
    return markup`<tr><th scope="row"><code>${name}</code></th><td>${typeText(field)}</td><td>${required}</td></tr>`
  })
  return markup`<div class="scroll" tabindex="0" role="region" aria-label="Fields"><table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col"></th></tr></thead><tbody>${rows}</tbody></table></div>`
}

/** A schema in few words: `string or null`, `list of {Id, Text}`. */
export function typeText(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeText))].join(' or ')
  if (schema.type === 'array') return `list of ${schema.items ? typeText(schema.items) : 'anything'}`
  if (schema.type === 'object') return schema.properties ? `{${Object.keys(schema.properties).join(', ')}}` : 'object'
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'anything')
  return schema.format ? `${type} (${schema.format})` : type
}
