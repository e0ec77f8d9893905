import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Plugin, type UserConfig, defineConfig } from 'vite'
import { blogPlugin } from './vite/blog-plugin.ts'

const SERVER = 'http://localhost:4000'
const CALL_AREAS = '^/(token|common|users|assets|plans|notifications)/v1/'
const SERVER_PATHS = '^/(uploads|media|downloads|outbox|docs)(/|$)|^/openapi\\.json$|^/Blog/feed\\.xml$'

/**
 * Two builds: `vite build` makes what browsers load, `vite build --ssr` the one file that the server imports. Both go
 * below KEYSTEAD_WEB_OUT, so that a running server keeps its files while a new build grows beside them.
 */
export default defineConfig(({ isSsrBuild }): UserConfig => {
  const out = resolve(import.meta.dirname, process.env['KEYSTEAD_WEB_OUT'] ?? 'dist')
  return {
    root: import.meta.dirname,
    plugins: [react(), kitLayer(), blogPlugin()],
    // Whoever imports zod gets it already told that the content policy forbids `new Function`.
    resolve: { alias: [{ find: /^zod$/, replacement: resolve(import.meta.dirname, 'src/app/zod-without-eval.ts') }] },
    server: {
      port: 5173,
      proxy: { [CALL_AREAS]: SERVER, [SERVER_PATHS]: SERVER },
    },
    build: isSsrBuild ? serverBuild(join(out, 'server')) : clientBuild(join(out, 'client')),
    // The output may lie outside the repository, where Node would find no package: nothing stays external.
    ssr: { noExternal: true },
  }
})

const shared = {
  emptyOutDir: true,
  // `/assets` is an area of calls.
  assetsDir: 'build',
  // The content policy allows fonts from files only.
  assetsInlineLimit: 0,
  target: 'baseline-widely-available',
} as const

function clientBuild(outDir: string): UserConfig['build'] {
  return {
    ...shared,
    outDir,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/entry-client.tsx' },
  }
}

function serverBuild(outDir: string): UserConfig['build'] {
  return {
    ...shared,
    outDir,
    copyPublicDir: false,
    target: 'node24',
    // One file, read whole at start: a swapped folder cannot pull a chunk away from a running server.
    rolldownOptions: { input: 'src/entry-server.tsx', output: { codeSplitting: false } },
  }
}

/** Puts the styles of the UI kit into a cascade layer, so that a screen's own class wins whichever chunk comes first. */
function kitLayer(): Plugin {
  return {
    name: 'kit-layer',
    enforce: 'pre',
    transform: (code, id) => (/\/src\/ui\/.*\.module\.css$/.test(id) ? { code: `@layer kit {\n${code}\n}`, map: null } : null),
  }
}
