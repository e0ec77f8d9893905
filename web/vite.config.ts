import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@keystead/contract/text/languages.ts'
import type { Translation } from '@keystead/contract/text/translation.ts'
import react from '@vitejs/plugin-react'
import { type Plugin, type UserConfig, defineConfig } from 'vite'
import { asciiServer } from './vite/ascii-server.ts'
import { blogPlugin } from './vite/blog-plugin.ts'
import { kitLayer } from './vite/kit-layer.ts'
import { leanContract } from './vite/lean-contract.ts'
import { leanFonts } from './vite/lean-fonts.ts'
import { leanRouter } from './vite/lean-router.ts'
import { noChunkCycles } from './vite/no-chunk-cycles.ts'
import { pdfParts } from './vite/pdf-parts.ts'
import { COMMON, type ModuleGraph, sharedChunks } from './vite/shared-chunks.ts'
import { translatedText } from './vite/translated-text.ts'
import { zodWithoutJsonSchema } from './vite/zod-without-json-schema.ts'

const SERVER = 'http://localhost:4000'
const CALL_AREAS = '^/(agreements|assets|common|documents|notifications|payments|plans|token|users)/v1/'
const SERVER_PATHS = '^/(uploads|media|downloads|outbox|docs|livez?)(/|$)|^/openapi\\.json$|^/Blog/feed\\.xml$'

/**
 * Two builds: `vite build` makes what browsers load, `vite build --ssr` the one file that the server imports. Both go
 * below KEYSTEAD_WEB_OUT, so that a running server keeps its files while a new build grows beside them.
 */
export default defineConfig(async ({ isSsrBuild }): Promise<UserConfig> => {
  const out = resolve(import.meta.dirname, process.env['KEYSTEAD_WEB_OUT'] ?? 'dist')
  return {
    root: import.meta.dirname,
    plugins: [
      ...(await translation()),
      react(),
      asciiServer(),
      kitLayer(),
      blogPlugin(),
      leanContract(),
      leanRouter(),
      zodWithoutJsonSchema(),
      noChunkCycles(),
      ...(isSsrBuild ? [] : [pdfParts()]),
    ],
    resolve: { alias: { '@fonts': await leanFonts(resolve(import.meta.dirname, '../.cache/fonts')) } },
    server: {
      port: 5173,
      proxy: { [CALL_AREAS]: SERVER, [SERVER_PATHS]: SERVER },
    },
    build: isSsrBuild ? serverBuild(join(out, 'server')) : clientBuild(join(out, 'client')),
    // The output may lie outside the repository, where Node would find no package: nothing stays external.
    ssr: { noExternal: true },
    // A server runs without NODE_ENV, and React would render with its checks for developers.
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  }
})

/** KEYSTEAD_LANGUAGE builds the pages in another language. */
async function translation(): Promise<Plugin[]> {
  const language = process.env['KEYSTEAD_LANGUAGE'] ?? LANGUAGES[0]
  if (language === LANGUAGES[0]) return []
  const file = fileURLToPath(import.meta.resolve(`@keystead/contract/text/translations/${language}.json`))
  return [translatedText(language, JSON.parse(await readFile(file, 'utf8')) as Translation)]
}

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
    modulePreload: { polyfill: false, resolveDependencies: dependenciesToName },
    rolldownOptions: { input: ['src/boot.ts', 'src/entry-client.tsx'], output: { codeSplitting: { groups: chunkGroups } } },
  }
}

const ENTRY = /[\\/]entry-client-[\w-]+\.js$/

/**
 * What a chunk names beside each part that it may load later, so that these come side by side. What every page starts with names
 * parts that hardly anyone needs: their names would weigh more than they save.
 */
function dependenciesToName(_file: string, dependencies: string[], { hostId }: { hostId: string }): string[] {
  return ENTRY.test(`/${hostId}`) ? [] : dependencies
}

const NEEDED_AT_START = ['$initial'] as const

/** What checks a form, and what a form is made of: a page that is only looked at needs neither, and sign-in the second alone. */
const OF_RULES =
  /[\\/]node_modules[\\/](?:zod|@hookform)[\\/]|[\\/]contract[\\/]src[\\/]values[\\/](?:contact-|identity-)?fields\.ts$|[\\/]use-contract-form\.ts$/
const OF_FORMS = /[\\/]node_modules[\\/]react-hook-form[\\/]/

/** Plain rules and texts of values, which need nothing but each other. */
const VALUES = /[\\/]contract[\\/]src[\\/](?:values|text)[\\/]/

const [HOME, SEARCH, LISTING, AGENTS] = [
  'site/HomeScreen',
  'pages/market/PropertiesScreen',
  'pages/market/PropertyScreen',
  'marketplace/directory/AgentsScreen',
] as const

const chunkOfScreens = sharedChunks(resolve(import.meta.dirname, 'src'), {
  landing: [HOME, SEARCH, LISTING, AGENTS],
  listings: [SEARCH, LISTING],
  lists: [SEARCH, AGENTS],
  people: [HOME, AGENTS],
  account: [
    'security/sign-in/SigninScreen',
    'pages/signup/SignupScreen',
    'security/sign-in/ForgotPasswordScreen',
    'security/sign-in/ResetPasswordScreen',
    'security/sign-in/ConfirmEmailScreen',
  ],
})

/**
 * What every page starts with is two files, of which the libraries seldom change. What forms have in common are two more, and screens
 * are chunks of their own.
 */
const chunkGroups = [
  { name: 'rules', test: OF_RULES, includeDependenciesRecursively: false, priority: 4 },
  { name: 'forms', test: OF_FORMS, includeDependenciesRecursively: false, priority: 4 },
  {
    name: 'libraries',
    tags: [...NEEDED_AT_START],
    test: /[\\/]node_modules[\\/]/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  { name: 'start', tags: [...NEEDED_AT_START], test: /^(?!.*[\\/]boot\.ts$)/, includeDependenciesRecursively: false, priority: 2 },
  {
    // Values beside what else is small: in a chunk of screens, which need rules, those and the values they are made of would wait for each other.
    name: (id: string, graph: ModuleGraph) => (VALUES.test(id) ? COMMON : chunkOfScreens(id, graph)),
    // Else a chunk takes along what its modules need, although others need that without it.
    includeDependenciesRecursively: false,
    priority: 1,
  },
  { name: 'icons', test: /[\\/]@tabler[\\/]icons-react[\\/]/, includeDependenciesRecursively: false, priority: 0 },
]

function serverBuild(outDir: string): UserConfig['build'] {
  return {
    ...shared,
    outDir,
    copyPublicDir: false,
    target: 'node24',
    // One file, read whole at start: a swapped folder cannot pull a chunk away from a running server.
    // The server keeps its text in memory: without spaces, and in letters of one byte, a quarter. Names stay, for traces of errors.
    rolldownOptions: {
      input: 'src/entry-server.tsx',
      output: { codeSplitting: false, minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } } },
    },
  }
}
