import { readFile, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** The worker; fonts that a document names and does not bring, how other scripts are written, and what unpacks scans. Each with its license. */
const PARTS: Readonly<Record<string, RegExp>> = {
  'legacy/build': /^pdf\.worker\.min\.mjs$/,
  standard_fonts: /./,
  cmaps: /./,
  // The content policy allows no WebAssembly.
  wasm: /_nowasm_fallback\.js$|^LICENSE_(?:PDFJS_)?(?:JBIG2|OPENJPEG)$/,
}

const require = createRequire(import.meta.url)
const { version } = require('pdfjs-dist/package.json') as { version: string }
const LIBRARY = dirname(require.resolve('pdfjs-dist/package.json'))

/**
 * What drawing a PDF needs beside the library, which asks for it by name: without, a scan stays white and words are drawn in any font that is there.
 * The files lie below an address of their version, so that they are kept like everything that is built (`web/src/ui/pdf/pdf-document.ts`).
 */
export function pdfParts(): Plugin {
  const base = `build/pdf-${version}/`
  return {
    name: 'pdf-parts',
    async generateBundle() {
      for (const name of await listParts()) {
        this.emitFile({ type: 'asset', fileName: base + name, source: await readFile(join(LIBRARY, name)) })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${base}`, (request, response, next) => {
        const name = (request.url ?? '').replace(/^\//, '')
        void listParts().then(async (names) => {
          if (!names.includes(name)) return next()
          response.setHeader('Content-Type', /\.m?js$/.test(name) ? 'text/javascript' : 'application/octet-stream')
          response.end(await readFile(join(LIBRARY, name)))
        }, next)
      })
    },
  }
}

async function listParts(): Promise<string[]> {
  const found: string[] = []
  for (const [folder, wanted] of Object.entries(PARTS))
    for (const name of await readdir(join(LIBRARY, folder))) if (wanted.test(name)) found.push(`${folder}/${name}`)
  return found
}
