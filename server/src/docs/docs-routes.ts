import type { FastifyInstance } from 'fastify'
import { type KeptDocument, keepDocument, sendDocument } from './kept-document.ts'
import { type Operations, openApiDocument } from './openapi.ts'
import { operationsPage } from './operations-page.ts'

const STYLE = `
:root{color-scheme:light dark;--paper:#faf8f4;--ink:#1d2421;--soft:#55605b;--line:#ddd8cc;--strong:#14523c}
@media (prefers-color-scheme:dark){:root{--paper:#161b19;--ink:#eceae4;--soft:#b3bab5;--line:#333d38;--strong:#8fd3b3}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
header,.columns{max-width:1200px;margin:0 auto;padding:24px}a{color:var(--strong)}code{font-size:.9em}
small{color:var(--soft);font-weight:400}.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:8px 12px 8px 0;border-bottom:1px solid var(--line)}
nav ul{list-style:none;padding-left:0;margin:0}nav ul ul{padding-left:16px;margin-bottom:12px}nav a{display:inline-block;padding:4px 0}
article{padding:8px 0 24px;border-top:1px solid var(--line)}
@media (min-width:992px){.columns{display:grid;grid-template-columns:260px 1fr;gap:32px}nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow-y:auto}}
`

/** The description of all calls: for programs at /openapi.json, for people at /docs/api. Made once, for the first who asks. */
export function mountDocs(server: FastifyInstance, operations: Operations): void {
  const documents = {
    '/openapi.json': () => keepDocument('application/json; charset=utf-8', JSON.stringify(openApiDocument(operations))),
    '/docs/api': () => keepDocument('text/html; charset=utf-8', operationsPage(operations)),
    '/docs/api.css': () => keepDocument('text/css; charset=utf-8', STYLE),
  }
  for (const [path, make] of Object.entries(documents)) {
    let document: KeptDocument | undefined
    server.get(path, async (request, reply) => sendDocument(request, reply, (document ??= make())))
  }
}
