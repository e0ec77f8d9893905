import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { type Plugin, defineProject } from 'vitest/config'
import { findBrowser, launchOptionsOf } from '../e2e/browser.ts'
import { blogPlugin } from './vite/blog-plugin.ts'
import { kitLayer } from './vite/kit-layer.ts'
import { leanFonts } from './vite/lean-fonts.ts'
import { pdfParts } from './vite/pdf-parts.ts'

const CACHE = resolve(import.meta.dirname, '../.cache')

/** What tests wait for comes at once, on a machine that is busy a little later; only what never comes fails. */
const LONGEST_WAIT_MS = 15_000

/** Libraries as one file each, made before the first test: one that is found later would come with a second React. */
const LIBRARIES = [
  '@base-ui/react/{autocomplete,combobox,menu,popover}',
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@hookform/resolvers/zod',
  '@simplewebauthn/browser',
  '@tanstack/react-query',
  'maplibre-gl',
  'pdfjs-dist/legacy/build/pdf.mjs',
  'prosemirror-{commands,history,keymap,model,schema-list,state,tables,transform,view}',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-router',
  'react-router/dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'thumbhash',
  'topojson-client',
  'uqr',
  'vitest-browser-react/pure',
  'zod',
]

const launchOptions = {}

/** Components in a real browser, with the styles of the pages; the server is a stand-in (`test/stand-in.ts`). */
export default defineProject({
  root: import.meta.dirname,
  // Its warnings are of what Vitest itself serves.
  logLevel: 'error',
  cacheDir: join(CACHE, 'components'),
  plugins: [react(), kitLayer(), blogPlugin(), pdfParts(), ourBrowser()],
  resolve: { alias: { '@fonts': await leanFonts(join(CACHE, 'fonts')) } },
  optimizeDeps: { include: LIBRARIES, noDiscovery: true },
  test: {
    name: 'browser',
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: ['test/setup.ts'],
    // What is served is for this machine.
    api: { host: '127.0.0.1' },
    // The files share one page and its modules; `setup.ts` puts back what a test changes.
    isolate: false,
    // One page: of two beside each other one may stop to draw, and then nothing that moves in it can be pressed.
    maxWorkers: 1,
    testTimeout: 2 * LONGEST_WAIT_MS,
    expect: { poll: { timeout: LONGEST_WAIT_MS } },
    browser: {
      enabled: true,
      provider: playwright({ launchOptions, actionTimeout: LONGEST_WAIT_MS }),
      headless: true,
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1200, height: 900 },
      screenshotFailures: false,
    },
  },
})

/** The browser of the journeys. Looked for once this project runs, and not before: it may have to be unpacked. */
function ourBrowser(): Plugin {
  return {
    name: 'our-browser',
    async configureServer() {
      Object.assign(launchOptions, launchOptionsOf(await findBrowser()))
    },
  }
}
